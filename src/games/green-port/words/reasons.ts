import type { Difference, ReasonNaming } from '../../../core/contract/reasons.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { reasonWith, rivalsOf } from '../../../presentation/language/reason-with-points.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { type Aim, aimsOf, targetOf } from '../judgement/aims.ts';
import { oddsOf } from '../judgement/odds.ts';
import { type AfterAction, outlookAfter, prospects } from '../judgement/prospects.ts';
import { box } from '../rules/box.ts';
import { unitColour } from '../rules/cards.ts';
import { type Action, COLOURS, type Colour, type Cubes, type Payment, type View } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { aimText, cubesText, missingText } from './terms.ts';

interface Explained {
  readonly words: GreenPortWords;
  readonly view: View;
  readonly seat: number;
  readonly action: Action;
  readonly better: boolean;
  /** Market and cubes after the action; undefined where it moves no cubes of its seat. */
  readonly after: AfterAction | undefined;
}

const isObjective = ({ of }: Aim): boolean => typeof of === 'number';

/**
 * Returns the aim for which the action reduces the lacking cubes: an Objective if `objectives` is true, else a pile. Of several
 * aims, it returns the one with fewest lacking cubes, then with most points.
 */
const broughtNearer = ({ view, seat, after }: Explained, objectives: boolean): Aim | undefined => {
  const player = view.players[seat];
  if (!player || !after) return undefined;
  const before = aimsOf(view, player);
  return aimsOf(after.market, after.holder).find(
    aim => isObjective(aim) === objectives && aim.gap < (before.find(({ of }) => of === aim.of)?.gap ?? 0),
  );
};

/**
 * Names an aim for which the seat lacks fewer cubes after `action` than after `than`. Such an aim counts only if it is an
 * Objective that the seat can then pay for, or an aim in the line of play.
 */
const nearerThan = (
  { words, view, seat, action }: Explained,
  { than, isInLines }: ReasonNaming,
): string | undefined => {
  const player = view.players[seat];
  if (!player) return undefined;
  const [near = [], far = []] = [action, than as Action].map(each => {
    const { market, holder } = outlookAfter(view, player, each, seat) ?? { market: view, holder: player };
    return aimsOf(market, holder);
  });
  for (const aim of near) {
    const other = far.find(({ of }) => of === aim.of);
    const name = aimText(words, aim.of);
    if (!other || other.gap <= aim.gap || !((aim.gap === 0 && isObjective(aim)) || isInLines(name))) continue;
    const more = missingText(words, other) ?? '';
    const lacks = missingText(words, aim);
    return lacks ? words.reasons.nearerThan(name, lacks, more) : words.reasons.payableThan(name, more);
  }
  return undefined;
};

const aimReason = (explained: Explained, objectives: boolean): string => {
  const { words, action, better } = explained;
  const { reasons } = words;
  const target = targetOf(action);
  if (better && target !== undefined && (typeof target === 'number') === objectives)
    return reasons.takesAway(aimText(words, target));
  const nearer = better ? broughtNearer(explained, objectives) : undefined;
  if (!nearer) return objectives ? reasons.objectives : reasons.headquarters;
  const aim = aimText(words, nearer.of);
  if (nearer.gap === 0) return reasons.payable(aim);
  return reasons.nearer(aim, missingText(words, nearer));
};

const pointsReason = ({ words, view, seat, action, better }: Explained): string => {
  const { reasons } = words;
  if (targetOf(action) !== undefined) return reasons.points;
  const [first] = better ? (prospects(view, seat, action) ?? []) : [];
  const target = first && targetOf(first);
  return target === undefined ? reasons.pointsLater : reasons.pointsWith(aimText(words, target));
};

const surplus = (one: Cubes, other: Cubes): Payment =>
  Object.fromEntries(
    COLOURS.flatMap(colour => (one[colour] > other[colour] ? [[colour, one[colour] - other[colour]]] : [])),
  );

const cubesReason = ({ words, view, seat, after, better }: Explained): string => {
  const { reasons } = words;
  const before = view.players[seat]?.cubes;
  if (!before || !after) return reasons.cubes;
  const { cubes } = after.holder;
  const moved = better ? surplus(cubes, before) : surplus(before, cubes);
  if (Object.keys(moved).length === 0) return reasons.cubes;
  return (better ? reasons.gains : reasons.spends)(cubesText(words, moved));
};

const bustReason = ({ words, view, action }: Explained): string | undefined => {
  const { reasons, language } = words;
  const { next, busts } = oddsOf(view);
  if (busts === 0) return undefined;
  const odds = reasons.oneIn(grammar(language).number(Math.round((next.length / busts) * 10) / 10));
  return (action.type === 'reveal' ? reasons.bust : reasons.noBust)(odds);
};

/** Explains an action by refers: names the largest group of cards that the action leaves to other seats. */
const referReason = ({ words, view, action, better }: Explained): string => {
  const taken = action.type === 'hire' ? action.colour : undefined;
  const lying = (colour: Colour) => view.pool.filter(card => unitColour(card) === colour).length;
  const [most] = COLOURS.filter(colour => colour !== taken).toSorted(
    (one, other) => lying(other) - lying(one),
  );
  if (better || most === undefined || lying(most) === 0) return words.reasons.referLess;
  return words.reasons.refers(words.terms.cubes(lying(most), most));
};

const why = (explained: Explained, term: string): string | undefined => {
  const { words, action, better } = explained;
  const { reasons } = words;
  switch (term) {
    case 'points':
      return pointsReason(explained);
    case 'objectives':
      return aimReason(explained, true);
    case 'headquarters':
      return aimReason(explained, false);
    case 'cubes':
      return cubesReason(explained);
    case 'limit':
      return reasons.limit(box.cubes.limit);
    case 'boosts':
      return action.type === 'buy' && action.boost ? reasons.boost(action.boost) : reasons.boosts;
    case 'powers':
      return action.type === 'buy' ? reasons.power(action.colour) : reasons.powers;
    case 'tile':
      return action.type === 'unflip' ? reasons.tileUp : reasons.tile;
    case 'turn':
      return reasons.turn;
    case 'bust':
      return bustReason(explained);
    case 'cards':
      if (action.type !== 'reveal') return better ? reasons.cardsLater : reasons.noCards;
      return reasons.cards;
    case 'refer':
      return referReason(explained);
    default:
      return undefined;
  }
};

/** Explains an action by positions after the seat's next turn, not by its immediate effect. */
const whyAhead = (
  { reasons }: GreenPortWords,
  term: string,
  better: boolean,
  rival: string | undefined,
): string | undefined => {
  switch (term) {
    case 'points':
      return better ? reasons.pointsMore : reasons.pointsLess;
    case 'others':
      return (better ? reasons.othersLess : reasons.othersMore)(rival);
    case 'objectives':
    case 'headquarters':
    case 'cubes':
    case 'boosts':
    case 'powers':
    case 'tile':
      return reasons[term];
    case 'limit':
      return reasons.limit(box.cubes.limit);
    case 'cards':
      return reasons.cardsLater;
    case 'refer':
      return better ? reasons.referLess : undefined;
    default:
      return undefined;
  }
};

/** Parts of the evaluation that are about cubes with which the seat pays. */
const OF_CUBES: readonly string[] = ['points', 'objectives', 'headquarters', 'cubes'];

/**
 * Explains a part of the evaluation for a seat's action: "a bust is 1 in 4: −2.1". The number is the difference in points to
 * another action, rounded to a tenth. Undefined if the part explains nothing.
 */
export const reason = (
  words: GreenPortWords,
  { name, ahead = false, ...part }: Difference,
  view: View,
  seat: number,
  action: Action,
  names: Names,
): string | undefined => {
  const player = view.players[seat];
  if (!player) return undefined;
  const { naming } = part;
  if (naming && name === 'limit') return undefined;
  if (naming && name === 'tile' && part.value > 0 && action.type === 'unflip') return words.reasons.tileUp;
  return reasonWith(words, part, better => {
    const explained = () => ({
      words,
      view,
      seat,
      action,
      better,
      after: outlookAfter(view, player, action, seat),
    });
    const near = naming && better && OF_CUBES.includes(name) ? nearerThan(explained(), naming) : undefined;
    if (near !== undefined) return near;
    return ahead ? whyAhead(words, name, better, rivalsOf(names, seat).only) : why(explained(), name);
  });
};
