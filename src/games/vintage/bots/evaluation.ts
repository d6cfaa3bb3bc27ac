import { NO_CHANCE } from '../../../core/contract/dice.ts';
import {
  type Evaluation,
  type SeatWeights,
  type Term,
  weightsFor,
} from '../../../core/contract/evaluation.ts';
import { marginOf } from '../../../core/rules/points.ts';
import { Recent } from '../../../core/rules/recent.ts';
import { NO_LOTS } from '../rules/ageing.ts';
import { apply } from '../rules/apply.ts';
import { box, DECK } from '../rules/box.ts';
import { resultOf } from '../rules/scoring.ts';
import { type Action, CARDS, type Card, type PlayerState, type State } from '../rules/types.ts';
import { aged, raised, sold } from '../rules/warehouse.ts';
import { worthALook } from './candidates.ts';
import {
  cardFeature,
  FEATURES_OF,
  featuresOf,
  type JudgedScene,
  pointsNow,
  SIZE,
  sceneOf,
  TERMS,
} from './features.ts';
import { ROLLS } from './outlook.ts';

/** Maximum number of entries in the cache of features. Each entry is for the possessions of one seat. */
const KEPT = 16;

type WeightRow = readonly number[];
interface JudgedPlayer {
  readonly key: number;
  readonly features: readonly number[];
  readonly score: number;
}

const withPlayer = (state: State, seat: number, change: Partial<PlayerState>): State => ({
  ...state,
  players: state.players.with(seat, { ...(state.players[seat] as PlayerState), ...change }),
});

const hasAged = (state: State, seat: number, from: State): boolean => {
  const before = from.players[seat]?.cellar;
  return state.players[seat]?.cellar === NO_LOTS && before !== NO_LOTS;
};

const countOf = ({ known, drawn }: PlayerState, card: Card): number =>
  known.filter(each => each === card).length + drawn.filter(each => each === card).length;

const agedStates = (state: State, seat: number, from: State): readonly State[] => {
  const [before, after] = [from.players[seat] as PlayerState, state.players[seat] as PlayerState];
  const helped = countOf(after, 'ageing-quality') < countOf(before, 'ageing-quality');
  const more = helped ? box.cards.moreQuality : 0;
  return ROLLS.map(roll => {
    let { warehouse } = aged(before.warehouse, before.cellar, roll + more);
    for (let time = 0; time < before.enologists; time++) ({ warehouse } = raised(warehouse));
    if (state.phase.type === 'add') return withPlayer(state, seat, { warehouse });
    const done = sold(warehouse);
    return withPlayer(state, seat, { warehouse: done.warehouse, vp: before.vp + done.points });
  });
};

/** Returns the card that a seat drew from the deck between two states. Undefined where the seat drew none. */
const drawnCard = (state: State, seat: number, from: State): Card | undefined => {
  const [before, after] = [from.players[seat] as PlayerState, state.players[seat] as PlayerState];
  if (after.drawn === before.drawn || after.drawn.length < before.drawn.length) return undefined;
  return CARDS.find(card => countOf(after, card) > countOf(before, card));
};

/** Returns each kind of card with its share among the cards that the seat could not see before its draw. */
const unseenBy = (from: State, seat: number): readonly (readonly [Card, number])[] => {
  const seen = [
    ...from.display,
    ...from.used,
    ...from.aside.map(({ card }) => card),
    ...from.players.flatMap(({ known }) => known),
    ...(from.players[seat]?.drawn ?? []),
  ];
  const left = CARDS.map(
    card =>
      [card, box.cards.copies[card] - seen.reduce((sum, each) => sum + Number(each === card), 0)] as const,
  );
  const all = DECK.length - seen.filter(card => card !== null).length;
  return all === 0 ? [] : left.map(([card, count]) => [card, count / all] as const);
};

export const vintageEvaluation = (weights: SeatWeights): Evaluation<State, Action> => {
  const known = new Recent<PlayerState, JudgedPlayer>(KEPT);
  const NONE: WeightRow = [];
  const rowFor = ({ players, round }: State): WeightRow =>
    weightsFor(weights, players.length)[round - 1] ?? NONE;

  /** Returns a key of all facts that a seat's features depend on, apart from the seat's own possessions. */
  const keyOf = ({ state, bonus, old, harvestCircle, ageCircle }: JudgedScene, seat: number): number => {
    const wait = (seat - state.first + state.players.length) % state.players.length;
    const circles = (harvestCircle * 10 + ageCircle) * 2 + Number(old > 0);
    return ((circles * 8 + state.round) * 8 + wait) * 16 + bonus * 4;
  };

  const judged = (scene: JudgedScene, seat: number, row: WeightRow): JudgedPlayer => {
    const player = scene.state.players[seat] as PlayerState;
    const key = keyOf(scene, seat);
    const before = known.get(player);
    if (before?.key === key) return before;
    const features = featuresOf(scene, seat);
    let score = pointsNow(player, scene.state.round);
    for (let at = 0; at < SIZE; at++) score += (features[at] as number) * (row[at] ?? 0);
    const found = { key, features, score };
    known.set(player, found);
    return found;
  };

  /** Returns the expected value of a random card from the deck, less the drawn card's value, so that luck does not count. */
  const drawTerm = (state: State, seat: number, from: State): number => {
    const card = from.turn === seat ? drawnCard(state, seat, from) : undefined;
    if (card === undefined) return 0;
    const row = rowFor(state);
    const worth = (each: Card) => row[cardFeature(each)] ?? 0;
    return unseenBy(from, seat).reduce((sum, [each, part]) => sum + part * worth(each), 0) - worth(card);
  };

  /** Returns the value of a position after the seat's turn: the seat's score less the mean score of the other seats. */
  const standing = (state: State, seat: number, from: State): number => {
    if (state.phase.type === 'over') return marginOf(resultOf(state).totals, seat);
    const scene = sceneOf(state, from.round);
    const row = rowFor(state);
    let others = 0;
    for (let other = 0; other < state.players.length; other++)
      if (other !== seat) others += judged(scene, other, row).score;
    const own = judged(scene, seat, row).score;
    return own - others / (state.players.length - 1) + drawTerm(state, seat, from);
  };

  const isMidTurn = ({ phase, turn }: State, seat: number): boolean =>
    turn === seat && phase.type !== 'turn' && phase.type !== 'over';

  interface SettledTurn {
    readonly state: State;
    readonly from: State;
    readonly value: number;
  }

  /** Finds the best steps to finish the seat's turn. Returns the position at the end of the turn, with its value. */
  const settled = (state: State, seat: number, from: State): SettledTurn => {
    if (!isMidTurn(state, seat)) return { state, from, value: standing(state, seat, from) };
    let best: SettledTurn | undefined;
    for (const action of worthALook(state, seat, false)) {
      const done = apply(state, seat, action, NO_CHANCE);
      if (!done.ok) continue;
      const ended = settled(done.value.state, seat, state);
      if (!best || ended.value > best.value) best = ended;
    }
    return best ?? { state, from, value: standing(state, seat, from) };
  };

  const endings = (state: State, seat: number, from: State): readonly SettledTurn[] => {
    if (hasAged(state, seat, from))
      return agedStates(state, seat, from).map(each => settled(each, seat, from));
    return [settled(state, seat, from)];
  };

  const value = (state: State, seat: number, from: State): number => {
    const ends = endings(state, seat, from);
    return ends.reduce((sum, each) => sum + each.value, 0) / ends.length;
  };

  const termsAt = (state: State, seat: number, from: State): ReadonlyMap<string, number> => {
    const found = new Map<string, number>(TERMS.map(term => [term, 0]));
    if (state.phase.type === 'over') {
      const { totals } = resultOf(state);
      const points = totals[seat] ?? 0;
      return found.set('points', points).set('others', marginOf(totals, seat) - points);
    }
    const scene = sceneOf(state, from.round);
    const row = rowFor(state);
    for (let each = 0; each < state.players.length; each++) {
      const part = each === seat ? 1 : -1 / (state.players.length - 1);
      const { features } = judged(scene, each, row);
      const points = each === seat ? 'points' : 'others';
      for (const term of TERMS) {
        let sum = term === points ? pointsNow(state.players[each] as PlayerState, state.round) : 0;
        for (const at of FEATURES_OF[term]) sum += (features[at] as number) * (row[at] ?? 0);
        found.set(term, (found.get(term) ?? 0) + part * sum);
      }
    }
    return found.set('cards', (found.get('cards') ?? 0) + drawTerm(state, seat, from));
  };

  const terms = (state: State, seat: number, from: State): readonly Term[] => {
    const all = endings(state, seat, from).map(end => termsAt(end.state, seat, end.from));
    return TERMS.map(name => ({
      name,
      value: all.reduce((sum, each) => sum + (each.get(name) ?? 0), 0) / all.length,
    }));
  };

  return { value, terms, candidates: worthALook };
};
