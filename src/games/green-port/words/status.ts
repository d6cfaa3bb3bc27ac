import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { VARIANTS, type View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';

export const scores = ({ terms, language }: GreenPortWords, view: View, names: Names): string =>
  view.players
    .map(({ points }, seat) => `**${nameOf(names, seat, language)}** ${terms.points(points)}`)
    .join(' · ');

/** Describes in words, without names, what the game waits for. @param kinds kinds of action that are possible; absent: any */
export const awaits = ({ status }: GreenPortWords, view: View, kinds: readonly string[] = []): string => {
  if (view.stopped) return status.awaits.over;
  const [kind, other] = kinds;
  const mustReveal = kind === 'reveal' ? other === undefined : view.pool.length === 0;
  return view.phase.type === 'hire' && mustReveal ? status.revealOnly : status.awaits[view.phase.type];
};

const objectivesLeft = ({ objectives }: View): number => objectives.filter(({ by }) => by === null).length;

/** Returns the chance that the latest bust had, computed with the black card back in the deck; undefined without a bust. */
const bustChance = ({ pool, unseen, phase, turn }: View): number | undefined => {
  const isBust = phase.type === 'bust' || (phase.type === 'utilise' && turn.bust);
  if (!isBust || pool.at(-1) !== 'black') return undefined;
  const blacks = unseen.filter(card => card === 'black').length;
  return (blacks + 1) / (unseen.length + 1);
};

/** Describes how unlucky a bust was, or what decides the game when its end is near; undefined where neither applies. */
export const stake = ({ status, language }: GreenPortWords, view: View): string | undefined => {
  if (view.stopped || view.phase.type === 'over') return undefined;
  const chance = bustChance(view);
  const left = objectivesLeft(view);
  const lines = [
    ...(chance === undefined ? [] : [status.stake.unlucky(grammar(language).percent(chance))]),
    ...(left === 1 ? [status.stake.lastObjective] : []),
    ...(left === 0 ? [status.stake.lastRound] : []),
  ];
  return lines.length > 0 ? lines.join(' ') : undefined;
};

/** Describes how far the game is: "round 5", "round 9, the last". */
export const progress = ({ status }: GreenPortWords, view: View): string =>
  objectivesLeft(view) === 0 ? status.lastRound(view.round) : status.round(view.round);

/** Names a category of games; an unknown one stays as it is. */
export const category = ({ status }: GreenPortWords, name: string): string => {
  const variant = VARIANTS.find(each => each === name);
  return variant ? status.variants[variant] : name;
};
