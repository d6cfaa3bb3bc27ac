import type { Theme } from '../../../src/core/contract/puzzle.ts';
import type { TERMS } from '../../../src/games/vintage/bots/features.ts';
import { ageingBy, ageingOutcomes, spreadOf } from '../../../src/games/vintage/judgement/odds.ts';
import type { Action, View } from '../../../src/games/vintage/rules/types.ts';
import type { PuzzleRules } from '../rules.ts';

const THEMES: Readonly<Record<(typeof TERMS)[number], Theme>> = {
  points: 'prepare',
  others: 'deny',
  pieces: 'save',
  harvest: 'timing',
  brandy: 'save',
  estates: 'position',
  vines: 'prepare',
  voyage: 'timing',
  cellar: 'prepare',
  warehouse: 'prepare',
  cards: 'contract',
  first: 'race',
};
const themes: Readonly<Record<string, Theme>> = THEMES;

export const VINTAGE: PuzzleRules = {
  least: 0.6,
  seats: [2, 2, 3, 2, 2, 4],
  mostOfAKind: 0.4,
  means: ['pay'],
  longTurns: 9,
  meanWorth: (view, seat, action) => {
    const [player, ageing] = [(view as View).players[seat], ageingBy(action as Action)];
    return player && ageing && spreadOf(ageingOutcomes(player, ageing.help)).mean;
  },
  step: view => {
    const { type } = (view as View).phase;
    return type === 'turn' ? undefined : type;
  },
  theme: term => themes[term],
  usual: { contract: 1.1, deny: 1.3, position: 1.1, prepare: 2.4, race: 0.2, save: 0.8, timing: 1.1 },
};
