import { presenterOf } from '../../../stage/presenting/presenter-of.ts';
import { greenPortScenes } from './scenes.ts';
import { greenPortVoice } from './voice.ts';

/** Returns Green Port's presenter in a language: its texts and its pictures. */
export const greenPortPresenter = presenterOf(greenPortVoice, greenPortScenes);
