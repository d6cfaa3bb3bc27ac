import { greenPort } from '../../../src/games/green-port/game.ts';
import { type Action, COLOURS, type State } from '../../../src/games/green-port/rules/types.ts';
import { type Seated, seating, type Typed } from '../seated.ts';

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
      return [`answer ${action.type}`, {}];
    case 'pick':
    case 'bonus':
      return [`answer ${action.type}`, { colour: action.colour }];
    case 'refer':
      return ['answer refer', { colour: action.colour, pay: action.pay }];
    case 'lose': {
      const lost = COLOURS.map(colour => [colour, String(action.cubes[colour] ?? 0)]);
      return ['answer lose', { ...Object.fromEntries(lost), now: true }];
    }
    case 'complete':
      return [
        'spend complete',
        { objective: String(action.objective), pay: cubesTyped(action.pay), now: true },
      ];
    case 'buy':
      return [
        'spend buy',
        { colour: action.colour, ...(action.boost !== undefined && { boost: action.boost }), now: true },
      ];
    case 'unflip':
      return ['spend unflip', { pay: cubesTyped(action.pay), now: true }];
    case 'specialise':
      return ['spend specialise', { colour: action.colour, pay: cubesTyped(action.pay), now: true }];
  }
}

export const GREEN_PORT_SEATING = seating(greenPort, verbOf);
export const { seated: harbour, now, stateOf, personAt, typing, byButtons: press } = GREEN_PORT_SEATING;
