import { presenterOf } from '../../../presentation/make-presenter/presenter-of.ts';
import { greenPortScenes } from './scenes.ts';
import { greenPortVoice } from './voice.ts';

export const greenPortPresenter = presenterOf(greenPortVoice, greenPortScenes);
