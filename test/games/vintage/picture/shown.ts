import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { vintagePlayers } from '../../../../src/games/vintage/bots/strengths.ts';
import { vintage } from '../../../../src/games/vintage/game.ts';
import type { Event } from '../../../../src/games/vintage/rules/events.ts';
import { HARBOURS, type State, type View } from '../../../../src/games/vintage/rules/types.ts';
import { LANGUAGES, type Language } from '../../../../src/presentation/language/languages.ts';
import { seedBytes } from '../../../contract/tools.ts';
import { some, times } from '../../../support/test-form.ts';
import { game, SEATS } from '../games.ts';
import { position } from '../position.ts';
import { fullSeat } from '../presented.ts';

export interface Shown {
  readonly name: string;
  readonly view: View;
  readonly marked: readonly Event[];
  readonly language: Language;
}

export const seen = (state: State): View => vintage.view(state, 'table');

const steadily = (seats: number, seed: number) => {
  const dice = new SeededDice(seedBytes(seed + 50));
  return game(seats, seed, undefined, (_, state, seat) =>
    vintagePlayers.steady.choose(vintage, vintage.view(state, seat), seat, dice),
  );
};
export const histories = SEATS.map((seats, index) => ({ seats, history: steadily(seats, index + 1) }));

export const played: readonly Shown[] = histories.flatMap(({ seats, history: { played: all } }) =>
  all.flatMap(({ state, events }, index) =>
    index % times(37, 17) === 0 || index === all.length - 1
      ? [
          {
            name: `${seats}, ${index}`,
            view: seen(state),
            marked: events.map(({ event }) => event),
            language: LANGUAGES[index % LANGUAGES.length] ?? 'en',
          },
        ]
      : [],
  ),
);

export const crowded = some(HARBOURS, 2).flatMap((harbour, at) =>
  SEATS.map((seats): Shown => {
    const others = Object.fromEntries([1, 2, 3].map(seat => [seat, fullSeat(seat + 1, harbour)]));
    const state = position({ seats, me: fullSeat(1, harbour), others, round: 1 + at, first: seats - 1 });
    return {
      name: `crowded ${seats} ${harbour}`,
      view: {
        ...seen(state),
        players: seen(state).players.map((player, seat) => ({
          ...player,
          passed: seat === 1,
          looked: [[5, 6], [7], [], []][seat] ?? [],
        })),
      },
      marked: [],
      language: LANGUAGES[at % LANGUAGES.length] ?? 'en',
    };
  }),
);

export const shown = [...played, ...crowded];
