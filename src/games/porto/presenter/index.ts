import { presenterOf } from '../../../presentation/make-presenter/presenter-of.ts';
import { portoScenes } from './scenes.ts';
import { portoVoice } from './voice.ts';

export const portoPresenter = presenterOf(portoVoice, portoScenes);
