import { accept, type Refusal, type Result, refuse } from '../../../src/core/result.ts';
import type { Action } from './types.ts';

/** The action's parts: its type, and the one number that some types have. */
export function fields(action: Action): readonly (readonly [name: string, value: string])[] {
  const type = ['type', action.type] as const;
  switch (action.type) {
    case 'bid':
      return [type, ['amount', String(action.amount)]];
    case 'load':
      return [type, ['card', String(action.card)]];
    case 'play':
      return [type, ['letter', String(action.letter)]];
    default:
      return [type];
  }
}

export const write = (action: Action): string =>
  fields(action)
    .map(([, value]) => value)
    .join(' ');

const KINDS: readonly Action['type'][] = ['bid', 'take', 'roll', 'reveal', 'load', 'play', 'pass'];

export function read(text: string): Result<Action, Refusal> {
  const [kind, number, ...rest] = text.split(' ');
  const type = KINDS.find(each => each === kind);
  if (type === undefined) return refuse('toy-no-kind', { typed: kind ?? '', possible: KINDS });
  switch (type) {
    case 'bid':
    case 'load':
    case 'play': {
      const value = Number(number);
      if (!/^([1-9]|1[0-2])$/.test(number ?? '')) return refuse('toy-no-number', { typed: number ?? '' });
      if (rest.length > 0) return refuse('toy-too-much', { typed: rest.join(' ') });
      if (type === 'bid') return accept({ type, amount: value });
      return accept(type === 'load' ? { type, card: value } : { type, letter: value });
    }
    default:
      return number === undefined
        ? accept({ type })
        : refuse('toy-too-much', { typed: [number, ...rest].join(' ') });
  }
}
