import { presenterOf } from '../../../stage/presenting/presenter-of.ts';
import { portoScenes } from './scenes.ts';
import { portoVoice } from './voice.ts';

/** Returns Porto's presenter in a language: its texts and its pictures. */
export const portoPresenter = presenterOf(portoVoice, portoScenes);
