import { greenPort } from '../../../src/games/green-port/game.ts';
import type { Action, State } from '../../../src/games/green-port/rules/types.ts';
import { type Seated, saying, seating, type Typed } from '../seated.ts';

export type Harbour = Seated<State>;

const cubesTyped = (cubes: Readonly<Record<string, number>>): string =>
  Object.entries(cubes)
    .map(([colour, count]) => `${count} ${colour}`)
    .join(', ') || 'none';

export function verbOf(action: Action): Typed {
  switch (action.type) {
    case 'reveal':
    case 'end':
      return [action.type, {}];
    case 'hire':
      return ['hire', action.colour === undefined ? {} : { colour: action.colour }];
    case 'flip':
    case 'bust':
    case 'pass':
      return saying(action.type, { now: true });
    case 'pick':
    case 'bonus':
      return saying(action.type, { colour: action.colour, now: true });
    case 'refer':
      return saying('refer', { colour: action.colour, pay: action.pay, now: true });
    case 'lose': {
      return saying('lose', { cubes: cubesTyped(action.cubes), now: true });
    }
    case 'complete':
      return saying('complete', {
        objective: String(action.objective),
        pay: cubesTyped(action.pay),
        now: true,
      });
    case 'buy':
      return saying('buy', {
        colour: action.colour,
        ...(action.boost !== undefined && { boost: action.boost }),
        now: true,
      });
    case 'unflip':
      return saying('unflip', { pay: cubesTyped(action.pay), now: true });
    case 'specialise':
      return saying('specialise', { colour: action.colour, pay: cubesTyped(action.pay), now: true });
  }
}

export const GREEN_PORT_SEATING = seating(greenPort, verbOf);
export const { seated: harbour, now, stateOf, personAt, typing, byButtons: press } = GREEN_PORT_SEATING;
