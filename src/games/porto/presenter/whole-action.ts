import type { Action, View } from '../rules/types.ts';

type Given = Readonly<Record<string, string>>;

/** Fields that a person may type for each kind of action. */
const FIELDS: Readonly<Record<Action['type'], readonly string[]>> = {
  draw: ['cards'],
  keep: ['contracts'],
  build: ['number', 'colour', 'house', 'roof', 'claim'],
  timer: ['number', 'colour', 'house', 'roof'],
  pass: [],
};

const cardsOf = (view: View): readonly string[] =>
  view.viewer === 'table' ? [] : (view.players[view.viewer]?.hand ?? []);

const part = (name: 'roof' | 'claim', value: string | undefined): string =>
  value === undefined || value === 'none' ? '' : ` ${name} ${value}`;

/** Writes a build from its typed parts. The function fills in cards of the hand, and the first house in play. */
const buildText = (given: Given, view: View): string => {
  const [first = 'blue-1', second = first] = cardsOf(view);
  const { number = first, colour = given.number === second ? first : second } = given;
  const house = given.house ?? view.houses[0]?.id ?? 'L3';
  return `${number} ${colour} ${house}${part('roof', given.roof)}`;
};

export const whole = {
  fields: FIELDS,
  write: (kind: string, given: Given, view: View): string => {
    switch (kind) {
      case 'draw':
        return `draw ${given.cards ?? '1'}`;
      case 'keep':
        return `keep ${given.contracts ?? (view.dealt ?? ['side-1', 'palette-1', 'twins-blue']).slice(0, 3).toSorted().join(',')}`;
      case 'build':
        return `build ${buildText(given, view)}${part('claim', given.claim)}`;
      case 'timer':
        return Object.keys(given).length === 0 ? kind : `timer ${buildText(given, view)}`;
      default:
        return kind;
    }
  },
};
