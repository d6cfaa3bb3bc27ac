import type { Viewer } from '../../../src/core/contract/game.ts';
import { box, DECK } from '../../../src/games/vintage/rules/box.ts';
import { circlesOf } from '../../../src/games/vintage/rules/circles.ts';
import { pointsOf } from '../../../src/games/vintage/rules/scoring.ts';
import {
  COLUMNS,
  type PlayerState,
  SIDES,
  type State,
  type View,
} from '../../../src/games/vintage/rules/types.ts';
import { spacesOf } from '../../../src/games/vintage/rules/warehouse.ts';
import type { Table } from '../../contract/kit.ts';
import { demand } from '../../contract/tools.ts';
import type { Harness } from '../harness.ts';

const sorted = (cards: readonly (string | null)[]) => cards.filter(card => card !== null).sort();

function cardsAreThere({ deck, display, used, aside, players }: State): void {
  const all = [
    ...deck,
    ...display,
    ...used,
    ...aside.map(({ card }) => card),
    ...players.flatMap(({ known, drawn }) => [...known, ...drawn]),
  ];
  demand(sorted(all).join() === sorted(DECK).join(), 'the 36 cards are all there');
  demand(
    players.every(({ known, drawn }) => known.length + drawn.length <= box.seat.hand),
    'no hand is above its limit',
  );
}

/**
 * Checks that no seat has too many markers in hand and on the table, and that each overseer is in one place. Markers spent on
 * the boat are not recorded.
 */
function piecesAreThere({ table, players, round }: State): void {
  for (const [seat, { markers, overseer, estates }] of players.entries()) {
    const laid = COLUMNS.flatMap(column =>
      table[column].flatMap((piece, index) =>
        piece?.seat === seat
          ? [{ overseer: piece.overseer, circle: circlesOf(players.length, column)[index] ?? 0 }]
          : [],
      ),
    );
    const onTable = laid.reduce((sum, each) => sum + (each.overseer ? 0 : each.circle), 0);
    const most = box.start.markers + (estates.length - 1) * box.start.markersForAnEstate;
    demand(
      markers >= 0 && markers + onTable <= most,
      `seat ${seat} has no marker too many in round ${round}`,
    );
    const overseers = laid.filter(each => each.overseer).length + (overseer ? 1 : 0);
    demand(overseers === 1, `the overseer of seat ${seat} is in one place`);
  }
}

function holdsWhatItCan({ vp, brandy, estates, boat, cellar, warehouse }: PlayerState): void {
  demand(Number.isInteger(vp) && vp >= 0, 'points are never below 0');
  demand(brandy >= 0 && brandy <= box.seat.brandy, 'brandy fits its store');
  demand(boat.lots.length <= box.seat.holds, 'lots fit the boat');
  demand(estates.length >= 1 && estates.length <= box.seat.estates, 'Estates have tiles');
  for (const { vines } of estates) {
    demand(new Set(vines).size === vines.length, 'vines of an Estate differ');
    demand(vines.length <= box.vines.slots, 'vines fit their Estate');
  }
  for (const side of SIDES) {
    demand(cellar[side].length <= box.seat.cellar[side], 'lots fit the cellar');
    for (const [index, barrels] of warehouse[side].entries())
      demand(barrels >= 0 && barrels <= spacesOf(side, index), 'barrels fit the warehouse');
  }
  const lots = [...estates.flatMap(({ lot }) => lot ?? []), ...boat.lots, ...cellar.ruby, ...cellar.tawny];
  for (const { barrels } of lots) demand(Number.isInteger(barrels) && barrels > 0, 'a lot has barrels');
}

const nothingIsLost = (given: unknown): void => {
  const state = given as State;
  cardsAreThere(state);
  piecesAreThere(state);
  for (const player of state.players) holdsWhatItCan(player);
  const places = state.players.flatMap(({ estates }) => estates.map(({ place }) => place));
  demand(new Set(places).size === places.length, 'no place twice');
  const old = state.players.flatMap(({ estates }) => estates.filter(({ vines }) => vines.includes('old')));
  demand(old.length <= box.vines.old, 'no old vineyard too many');
  demand(
    old.every(({ place }) => place.startsWith('cima-')),
    'old vineyards in Cima alone',
  );
  demand(state.round >= 1 && state.round <= box.rounds, 'seven rounds');
  demand(
    state.chips.every(chip => count(state.chips, chip) <= count(box.chips.bonus, chip)),
    'chips of the box',
  );
};
const count = (all: readonly number[], one: number): number => all.filter(each => each === one).length;

const hidden = (given: unknown, viewer: Viewer): Readonly<Record<string, unknown>> => {
  const { deck, chips, round, players } = given as State;
  const looked = viewer === 'table' ? [] : (players[viewer]?.looked ?? []);
  const closed = chips.filter((_, index) => index >= round && !looked.includes(index + 1));
  const hands = players.flatMap(({ drawn }, seat) =>
    seat === viewer || drawn.length === 0 ? [] : [[`what seat ${seat} drew`, drawn] as const],
  );
  return { deck, ...(closed.length > 0 && { chips: closed }), ...Object.fromEntries(hands) };
};

export const VINTAGE_TABLE: Table = {
  name: 'standard',
  options: { variant: 'standard' },
  hidden,
  goesOn: (_before, after) => !['turn', 'over'].includes((after as State).phase.type),
  ranks: view => (view as View).result?.ranks,
  invariant: nothingIsLost,
  points: given => pointsOf(given as State),
  weights: { pass: 0.2, play: 3, age: 3 },
  few: 10,
};

export const vintageHarness: Harness = {
  tables: [VINTAGE_TABLE],
  presenter: async () => (await import('./presented.ts')).VINTAGE,
  perft: async () => (await import('./perft.ts')).VINTAGE,
  chaos: async () => (await import('../../../proof/chaos/games/vintage.ts')).VINTAGE,
  secrets: async () => (await import('../../../proof/guard/secrets/games/vintage.ts')).VINTAGE,
  strangers: async () => (await import('../../../proof/guard/strangers/games/vintage.ts')).VINTAGE,
  commands: async () => (await import('../../../proof/bench/commands/games/vintage.ts')).VINTAGE,
  presses: async () => (await import('../../../proof/bench/presses/games/vintage.ts')).VINTAGE,
  players: async () => (await import('../../../proof/bench/players/games/vintage.ts')).VINTAGE,
  train: async () => (await import('../../../tools/train/games/vintage.ts')).VINTAGE,
  puzzles: async () => (await import('../../../tools/puzzles/games/vintage.ts')).VINTAGE,
  rated: [{ variant: 'standard' }],
};
