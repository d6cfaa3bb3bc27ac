import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { box } from '../rules/box.ts';
import { resultOf } from '../rules/scoring.ts';
import { VARIANTS, type View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { lotText, placeText } from './terms.ts';

/**
 * Lists all seats' points in one line. During the game, these are the totals as if the game ended now, the leader first. After
 * the game, they are in the order of the seats.
 */
export const scores = ({ terms, status, language }: VintageWords, view: View, names: Names): string => {
  const { totals } = resultOf(view);
  const called = (seat: number): string => `**${nameOf(names, seat, language)}**`;
  if (view.stopped || view.phase.type === 'over')
    return totals.map((total, seat) => `${called(seat)} ${terms.points(total)}`).join(' · ');
  const standing = totals
    .map((total, seat) => ({ total, seat }))
    .sort((one, other) => other.total - one.total)
    .map(({ total, seat }) => `${called(seat)} ${total}`);
  return status.now(standing.join(', '));
};

/**
 * Writes which action the game waits for, without names of people.
 * @param kinds kinds of action that may come; absent for any kind
 */
export const awaits = (words: VintageWords, view: View, kinds: readonly string[] = []): string => {
  const { status, choices } = words;
  if (view.stopped) return status.awaits.over;
  const [only, other] = kinds;
  const onlyPass = view.phase.type === 'turn' && only === 'pass' && other === undefined;
  return onlyPass ? choices.types.pass.toLowerCase() : stepAsks(words, view);
};

/** Names the Estate or the lot that a step of an action is about. */
function stepAsks(words: VintageWords, { phase, players, turn }: View): string {
  const { awaits: asks } = words.status;
  const player = players[turn];
  if (phase.type === 'gather') {
    const place = player?.estates[(phase.left[0] ?? 1) - 1]?.place;
    return asks.gather(place ? placeText(words, place) : '');
  }
  if (phase.type !== 'unload') return asks[phase.type];
  const lot = player?.boat.lots[phase.next];
  return asks.unload(lot ? lotText(words, lot) : '');
}

/** Writes how far the game has come: "harvest 3 of 7". */
export const progress = ({ status }: VintageWords, { round }: View): string =>
  round >= box.rounds ? status.lastRound(round) : status.progress(round, box.rounds);

/** Announces each of the last two rounds. Undefined in earlier rounds, and after the game. */
export const stake = ({ status, terms }: VintageWords, view: View): string | undefined => {
  if (view.stopped || view.phase.type === 'over') return undefined;
  if (view.round === box.rounds - 1) return status.stake.lastButOne;
  return view.round < box.rounds ? undefined : status.stake.last(terms.barrels(box.end.barrelsForAPoint));
};

/** Names a category of games. An unknown category stays unchanged. */
export const category = ({ status }: VintageWords, name: string): string => {
  const variant = VARIANTS.find(each => each === name);
  return variant ? status.variants[variant] : name;
};
