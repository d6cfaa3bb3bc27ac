import { accept, type Result, refuse } from '../../../core/result.ts';
import { isColour } from './cards.ts';
import {
  type Action,
  type ActionType,
  COLOURS,
  type Colour,
  type GreenPortRefusal,
  type Payment,
} from './types.ts';

type Read<T> = Result<T, GreenPortRefusal>;

/** What an action of each kind looks like, with all that it may have. */
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

/** `blue-1,red-3`, in the order of the colours; `none` for no cubes. */
export const writeCubes = (cubes: Payment): string =>
  COLOURS.flatMap(colour => (cubes[colour] === undefined ? [] : `${colour}-${cubes[colour]}`)).join(',') ||
  NOTHING;

/** Undefined for what is no cubes. Any order of colours is read here; `read` wants the canonical one. */
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

/** No two legal actions have the same parts, and those that agree in what they share have the same. */
export const fields = (action: Action): readonly (readonly [name: string, value: string])[] => {
  const type = ['type', action.type] as const;
  switch (action.type) {
    case 'pick':
    case 'bonus':
      return [type, ['colour', action.colour]];
    case 'hire':
      return action.colour === undefined ? [type] : [type, ['colour', action.colour]];
    case 'lose':
      return [type, ['cubes', writeCubes(action.cubes)]];
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

/** Parts that stand after their name. */
const NAMED = ['pay', 'boost'];

export const write = (action: Action): string =>
  fields(action)
    .flatMap(([name, value]) => (NAMED.includes(name) ? [name, value] : [value]))
    .join(' ');

/** The words after an action's kind, read one after the other. */
class NotationWords {
  readonly #kind: ActionType;
  readonly #left: string[];

  constructor(kind: ActionType, words: readonly string[]) {
    this.#kind = kind;
    this.#left = [...words];
  }

  get isEmpty(): boolean {
    return this.#left.length === 0;
  }

  /** The next word as the named part. */
  word(field: string): Read<string> {
    const word = this.#left.shift();
    return word === undefined || word === ''
      ? refuse('read-missing', { field, as: SHAPES[this.#kind] })
      : accept(word);
  }

  colour(field = 'colour'): Read<Colour> {
    const word = this.word(field);
    if (!word.ok || isColour(word.value)) return word as Read<Colour>;
    return refuse('read-colour', { typed: word.value, field, possible: COLOURS });
  }

  cubes(field: string): Read<Payment> {
    const word = this.word(field);
    if (!word.ok) return word;
    const cubes = readCubes(word.value);
    return cubes ? accept(cubes) : refuse('read-cubes', { typed: word.value, field, as: 'blue-1,red-3' });
  }

  /** The name that stands before a part. */
  named(name: string): Read<void> {
    const [word] = this.#left;
    if (word === undefined) return refuse('read-missing', { field: name, as: SHAPES[this.#kind] });
    if (word !== name) return this.end();
    this.#left.shift();
    return accept(undefined);
  }

  /** Nothing is left, or what is too much. */
  end(): Read<void> {
    const [typed] = this.#left;
    return typed === undefined ? accept(undefined) : refuse('read-rest', { typed, as: SHAPES[this.#kind] });
  }
}

const payment = (words: NotationWords): Read<Payment> => {
  const name = words.named('pay');
  return name.ok ? words.cubes('pay') : name;
};

function readBuy(words: NotationWords): Read<Action> {
  const colour = words.colour();
  if (!colour.ok) return colour;
  if (words.isEmpty) return accept({ type: 'buy', colour: colour.value });
  const name = words.named('boost');
  if (!name.ok) return name;
  const boost = words.colour('boost');
  return boost.ok ? accept({ type: 'buy', colour: colour.value, boost: boost.value }) : boost;
}

function readComplete(words: NotationWords): Read<Action> {
  const number = words.word('objective');
  if (!number.ok) return number;
  if (!/^[1-9]$/.test(number.value)) return refuse('read-objective', { typed: number.value });
  const pay = payment(words);
  return pay.ok ? accept({ type: 'complete', objective: Number(number.value), pay: pay.value }) : pay;
}

function readRefer(words: NotationWords): Read<Action> {
  const colour = words.colour();
  if (!colour.ok) return colour;
  const name = words.named('pay');
  if (!name.ok) return name;
  const pay = words.colour('pay');
  return pay.ok ? accept({ type: 'refer', colour: colour.value, pay: pay.value }) : pay;
}

function readSpecialise(words: NotationWords): Read<Action> {
  const colour = words.colour();
  if (!colour.ok) return colour;
  const pay = payment(words);
  return pay.ok ? accept({ type: 'specialise', colour: colour.value, pay: pay.value }) : pay;
}

function readParts(type: ActionType, words: NotationWords): Read<Action> {
  switch (type) {
    case 'reveal':
    case 'flip':
    case 'bust':
    case 'pass':
    case 'end':
      return accept({ type });
    case 'pick':
    case 'bonus': {
      const colour = words.colour();
      return colour.ok ? accept({ type, colour: colour.value }) : colour;
    }
    case 'hire': {
      if (words.isEmpty) return accept({ type });
      const colour = words.colour();
      return colour.ok ? accept({ type, colour: colour.value }) : colour;
    }
    case 'lose': {
      const cubes = words.cubes('cubes');
      return cubes.ok ? accept({ type, cubes: cubes.value }) : cubes;
    }
    case 'refer':
      return readRefer(words);
    case 'complete':
      return readComplete(words);
    case 'buy':
      return readBuy(words);
    case 'unflip': {
      const pay = payment(words);
      return pay.ok ? accept({ type, pay: pay.value }) : pay;
    }
    case 'specialise':
      return readSpecialise(words);
  }
}

/** Only the canonical spelling is read, so that a text and an action always stand for each other. */
export function read(text: string): Read<Action> {
  const [kind = '', ...rest] = text.split(' ');
  if (!isKind(kind)) return refuse('read-action', { typed: kind, possible: KINDS });
  const words = new NotationWords(kind, rest);
  const action = readParts(kind, words);
  if (!action.ok) return action;
  const ended = words.end();
  if (!ended.ok) return ended;
  const as = write(action.value);
  return as === text ? action : refuse('read-spelling', { as });
}
