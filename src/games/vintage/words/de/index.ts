import type { Phrases } from '../en/index.ts';
import { alt } from './alt.ts';
import { choices } from './choices.ts';
import { deeds } from './deeds.ts';
import { lesson } from './lesson.ts';
import { orders } from './orders.ts';
import { own } from './own.ts';
import { parts } from './parts.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { seatPage } from './seat-page.ts';
import { story } from './story.ts';
import { terms } from './terms.ts';
import { topics } from './topics.ts';
import { finale, hand, recap, status, terminal } from './voice.ts';

export const german: Phrases = {
  alt,
  choices,
  deeds,
  finale,
  hand,
  lesson,
  orders,
  own,
  parts,
  reasons,
  recap,
  refusals,
  status,
  seatPage,
  story,
  terminal,
  terms,
  topics,
};
