import { refuse } from '../../../core/contract/result.ts';
import {
  type ActionPart,
  named,
  notationIn,
  optional,
  partOf,
  wordIf,
} from '../../../core/rules/notation-words.ts';
import { isColour } from '../rules/cards.ts';
import { type Action, type ActionType, COLOURS, type Colour, type Payment } from '../rules/types.ts';

const NOTHING = 'none';

/** Writes cubes as `blue-1,red-3`, in the order of the colours; `none` for no cubes. */
export const writeCubes = (cubes: Payment): string =>
  COLOURS.flatMap(colour => (cubes[colour] === undefined ? [] : `${colour}-${cubes[colour]}`)).join(',') ||
  NOTHING;

const readCubes = (text: string): Payment | undefined => {
  if (text === NOTHING) return {};
  const cubes: { -readonly [C in Colour]?: number } = {};
  for (const part of text.split(',')) {
    const [, colour, count] = /^([a-z]+)-([1-9]\d{0,5})$/.exec(part) ?? [];
    if (!isColour(colour) || cubes[colour] !== undefined) return undefined;
    cubes[colour] = Number(count);
  }
  return cubes;
};

const colourPart = (field: string): ActionPart =>
  partOf(field, wordIf<Colour>(isColour), typed =>
    refuse('read-colour', { typed, field, possible: COLOURS }),
  );

const cubesPart = (field: string): ActionPart =>
  partOf(field, readCubes, typed => refuse('read-cubes', { typed, field, as: 'blue-1,red-3' }), {
    write: writeCubes,
  });

const objective = partOf(
  'objective',
  word => (/^[1-9]$/.test(word) ? Number(word) : undefined),
  typed => refuse('read-objective', { typed }),
);
const colour = colourPart('colour');
const pay = named(cubesPart('pay'));

const PARTS: Readonly<Record<ActionType, readonly ActionPart[]>> = {
  pick: [colour],
  reveal: [],
  hire: [{ ...colour, isAbsent: next => next === undefined }],
  flip: [],
  bust: [],
  lose: [cubesPart('cubes')],
  bonus: [colour],
  refer: [colour, named(colourPart('pay'))],
  pass: [],
  complete: [objective, pay],
  buy: [colour, optional(colourPart('boost'))],
  unflip: [pay],
  specialise: [colour, pay],
  end: [],
};

/** Fields of a loss. Each colour has a field of its own, since large crews have hundreds of ways to lose cubes. */
const LOST = COLOURS.map(name => ({
  name,
  write: (action: object) => String((action as { readonly cubes: Payment }).cubes[name] ?? 0),
}));

/** Notation of actions, which has one spelling for each action. `presenter/typed.ts` reads people's words. */
export const { fields, write, read } = notationIn<Action>({
  examples: {
    pick: 'pick red',
    reveal: 'reveal',
    hire: 'hire red',
    flip: 'flip',
    bust: 'bust',
    lose: 'lose blue-1,red-3',
    bonus: 'bonus red',
    refer: 'refer blue pay red',
    pass: 'pass',
    complete: 'complete 3 pay blue-2,red-4',
    buy: 'buy green boost blue',
    unflip: 'unflip pay red-2',
    specialise: 'specialise green pay red-3',
    end: 'end',
  },
  parts: ({ type }) => PARTS[type],
  fields: ({ type }) => (type === 'lose' ? LOST : PARTS[type]),
});
