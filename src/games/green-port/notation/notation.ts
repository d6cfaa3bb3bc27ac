import { accept, andThen, type Result, refuse } from '../../../core/contract/result.ts';
import { NotationWords, spelledAs } from '../../../core/rules/notation-words.ts';
import { isColour } from '../rules/cards.ts';
import {
  type Action,
  type ActionType,
  COLOURS,
  type Colour,
  type GreenPortRefusal,
  type Payment,
} from '../rules/types.ts';

type Read<T> = Result<T, GreenPortRefusal>;

/** Example of an action's text for each kind, with all of its optional parts. */
const SHAPES: Readonly<Record<ActionType, string>> = {
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
};
const KINDS = Object.keys(SHAPES) as readonly ActionType[];

const isKind = (text: string): text is ActionType => Object.hasOwn(SHAPES, text);

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

/**
 * Lists the parts of an action, as a person chooses them one after the other. No two legal actions have the same parts. Actions
 * with equal first parts have the same next field.
 */
export const fields = (action: Action): readonly (readonly [name: string, value: string])[] => {
  const type = ['type', action.type] as const;
  switch (action.type) {
    case 'pick':
    case 'bonus':
      return [type, ['colour', action.colour]];
    case 'hire':
      return action.colour === undefined ? [type] : [type, ['colour', action.colour]];
    case 'lose':
      // Each colour has a field of its own, since large crews have hundreds of ways to lose cubes.
      return [type, ...COLOURS.map(colour => [colour, String(action.cubes[colour] ?? 0)] as const)];
    case 'refer':
      return [type, ['colour', action.colour], ['pay', action.pay]];
    case 'complete':
      return [type, ['objective', String(action.objective)], ['pay', writeCubes(action.pay)]];
    case 'buy':
      return action.boost === undefined
        ? [type, ['colour', action.colour]]
        : [type, ['colour', action.colour], ['boost', action.boost]];
    case 'unflip':
      return [type, ['pay', writeCubes(action.pay)]];
    case 'specialise':
      return [type, ['colour', action.colour], ['pay', writeCubes(action.pay)]];
    case 'reveal':
    case 'flip':
    case 'bust':
    case 'pass':
    case 'end':
      return [type];
  }
};

/** Parts of an action that its text gives with their names: `refer blue pay red`. */
const NAMED = ['pay', 'boost'];

export const write = (action: Action): string =>
  action.type === 'lose'
    ? `lose ${writeCubes(action.cubes)}`
    : fields(action)
        .flatMap(([name, value]) => (NAMED.includes(name) ? [name, value] : [value]))
        .join(' ');

const colourIn = (words: NotationWords, field = 'colour'): Read<Colour> =>
  words.next(field, isColour, typed => refuse('read-colour', { typed, field, possible: COLOURS }));

const isCubes = (text: string): text is string => readCubes(text) !== undefined;

const cubesIn = (words: NotationWords, field: string): Read<Payment> => {
  const word = words.next(field, isCubes, typed =>
    refuse('read-cubes', { typed, field, as: 'blue-1,red-3' }),
  );
  return andThen(word, text => accept(readCubes(text) ?? {}));
};

const isNumber = (text: string): text is string => /^[1-9]$/.test(text);

const payment = (words: NotationWords): Read<Payment> =>
  andThen(words.named('pay'), () => cubesIn(words, 'pay'));

const readBuy = (words: NotationWords): Read<Action> =>
  andThen(colourIn(words), (colour): Read<Action> => {
    if (words.isEmpty) return accept({ type: 'buy', colour });
    return andThen(words.named('boost'), () =>
      andThen(colourIn(words, 'boost'), boost => accept({ type: 'buy', colour, boost })),
    );
  });

const readComplete = (words: NotationWords): Read<Action> =>
  andThen(
    words.next('objective', isNumber, typed => refuse('read-objective', { typed })),
    number => andThen(payment(words), pay => accept({ type: 'complete', objective: Number(number), pay })),
  );

const readRefer = (words: NotationWords): Read<Action> =>
  andThen(colourIn(words), colour =>
    andThen(words.named('pay'), () =>
      andThen(colourIn(words, 'pay'), pay => accept({ type: 'refer', colour, pay })),
    ),
  );

function readParts(type: ActionType, words: NotationWords): Read<Action> {
  switch (type) {
    case 'reveal':
    case 'flip':
    case 'bust':
    case 'pass':
    case 'end':
      return accept({ type });
    case 'pick':
    case 'bonus':
      return andThen(colourIn(words), colour => accept({ type, colour }));
    case 'hire':
      if (words.isEmpty) return accept({ type });
      return andThen(colourIn(words), colour => accept({ type, colour }));
    case 'lose':
      return andThen(cubesIn(words, 'cubes'), cubes => accept({ type, cubes }));
    case 'refer':
      return readRefer(words);
    case 'complete':
      return readComplete(words);
    case 'buy':
      return readBuy(words);
    case 'unflip':
      return andThen(payment(words), pay => accept({ type, pay }));
    case 'specialise':
      return andThen(colourIn(words), colour =>
        andThen(payment(words), pay => accept({ type, colour, pay })),
      );
  }
}

/** Reads an action from its notation, which has one spelling for each action. `presenter/typed.ts` reads people's words. */
export function read(text: string): Read<Action> {
  const [kind = '', ...rest] = text.split(' ');
  if (!isKind(kind)) return refuse('read-action', { typed: kind, possible: KINDS });
  const words = new NotationWords(SHAPES[kind], rest);
  return spelledAs(text, words.whole(readParts(kind, words)), write);
}
