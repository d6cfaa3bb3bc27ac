import { presenterOf } from '../../../stage/presenting/presenter-of.ts';
import { vintageScenes } from './scenes.ts';
import { vintageVoice } from './voice.ts';

/** Returns the presenter of Vintage in a language. */
export const vintagePresenter = presenterOf(vintageVoice, vintageScenes);
