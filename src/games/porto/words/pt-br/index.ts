import type { Phrases } from '../en/index.ts';
import { account } from './account.ts';
import { cards, counts } from './cards.ts';
import { choices } from './choices.ts';
import { alt, hand } from './hand.ts';
import { lacking } from './lacking.ts';
import { lesson } from './lesson.ts';
import { parts } from './parts.ts';
import { reasons } from './reasons.ts';
import { refusals } from './refusals.ts';
import { status, terminal } from './status.ts';
import { finale, foreseen, story } from './story.ts';
import { topics } from './topics.ts';

export const portuguese: Phrases = {
  account,
  alt,
  cards,
  choices,
  counts,
  finale,
  foreseen,
  hand,
  lacking,
  lesson,
  parts,
  reasons,
  refusals,
  status,
  story,
  terminal,
  topics,
};
