import { games as shelf } from '../../../src/games/registry.ts';
import { harnessedFor } from '../../../test/games/harnesses.ts';
import { playedByAnyone } from './any.ts';
import type { Played } from './played.ts';
import { TOY } from './toy.ts';

/** Ways to play each game of the registry and the toy in a trial, by the game's id. */
export const PLAYED: Readonly<Record<string, Played>> = await harnessedFor('chaos', shelf, playedByAnyone);

/** Games of the registry without the toy, in the registry's order. */
export const REGISTERED: readonly string[] = Object.keys(PLAYED).filter(id => id !== TOY.game.id);
