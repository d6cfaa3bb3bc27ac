import type { Action, Event, View } from '../../games/porto/types.ts';
import type { Presenter } from '../presenter.ts';
import { terminal } from './terminal.ts';
import { alt } from './words/alt.ts';
import { deed, fieldName, pieces, question, value } from './words/choices.ts';
import { finale } from './words/finale.ts';
import { foreseen, prospects } from './words/foreseen.ts';
import { hand } from './words/hand.ts';
import { refusal } from './words/refusals.ts';
import { awaits, scores } from './words/status.ts';
import { story } from './words/story.ts';
import { topics } from './words/topics.ts';

/** All that Porto says, without a picture: needs no canvas. */
export const portoVoice: Omit<Presenter<View, Action, Event>, 'picture' | 'preview'> = {
  alt,
  terminal,
  story,
  foreseen,
  prospects,
  scores,
  awaits,
  finale,
  hand,
  question,
  fieldName,
  pieces,
  value,
  deed,
  refusal,
  topics,
};
