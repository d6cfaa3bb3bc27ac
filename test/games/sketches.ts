import { position as harbour } from './green-port/position.ts';
import { position as street } from './porto/position.ts';
import { position as valley } from './vintage/position.ts';

/** Functions that make a position of each game from a sketch in few words, which its `position.ts` describes. */
export const SKETCHED = { porto: street, 'green-port': harbour, vintage: valley };
