import type { Phrases } from '../en/index.ts';
import { choices } from './choices.ts';
import { orders } from './orders.ts';
import { refusals } from './refusals.ts';
import { story } from './story.ts';
import { terms } from './terms.ts';

export const portuguese: Phrases = { choices, orders, refusals, story, terms };
