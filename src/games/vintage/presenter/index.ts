import { presenterOf } from '../../../presentation/make-presenter/presenter-of.ts';
import { vintageScenes } from './scenes.ts';
import { vintageVoice } from './voice.ts';

export const vintagePresenter = presenterOf(vintageVoice, vintageScenes);
