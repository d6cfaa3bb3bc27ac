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

export function read(text: string): Action | undefined {
  const [, type, number] = /^(bid|load|play) ([1-9]|1[0-2])$/.exec(text) ?? [];
  const value = Number(number);
  switch (type ?? text) {
    case 'bid':
      return type ? { type: 'bid', amount: value } : undefined;
    case 'load':
      return type ? { type: 'load', card: value } : undefined;
    case 'play':
      return type ? { type: 'play', letter: value } : undefined;
    case 'take':
    case 'roll':
    case 'reveal':
    case 'pass':
      return { type: text as 'take' | 'roll' | 'reveal' | 'pass' };
    default:
      return undefined;
  }
}
