import type { Phrases } from '../en/index.ts';
import { choices } from './choices.ts';
import { lesson } from './lesson.ts';
import { orders } from './orders.ts';
import { parts } from './parts.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { board, hand, status, terminal } from './status.ts';
import { finale, story } from './story.ts';
import { terms } from './terms.ts';
import { topics } from './topics.ts';

export const korean: Phrases = {
  board,
  choices,
  finale,
  hand,
  lesson,
  orders,
  parts,
  reasons,
  refusals,
  status,
  story,
  terminal,
  terms,
  topics,
};
