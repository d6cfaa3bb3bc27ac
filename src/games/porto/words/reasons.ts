import type { Difference } from '../../../core/contract/reasons.ts';
import type { Contrast } from '../../../core/contract/sequels.ts';
import { sum } from '../../../core/rules/sum.ts';
import { without } from '../../../core/rules/without.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import {
  eventsFor,
  type Rivals,
  reasonWith,
  rivalsOf,
  withThing,
} from '../../../presentation/language/reason-with-points.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { bestBuild, viewAfter } from '../judgement/afterwards.ts';
import { ambitionOf, cardColour } from '../rules/cards.ts';
import type { Action, Colour, Event, Kind, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { cardName, privateName } from './cards.ts';

const NAMED = 2;

const handReason = ({ reasons }: PortoWords, after: View, seat: number, better: boolean): string => {
  const next = bestBuild(after, seat);
  if (next === undefined) return reasons.offersNothing;
  return (better ? reasons.prepares : reasons.offersOnly)(next.house, next.points);
};

const cardsReason = (words: PortoWords, view: View, action: Action): string => {
  const named = (cards: readonly Kind[]) =>
    grammar(words.language).listed(cards.map(card => cardName(words, card)));
  switch (action.type) {
    case 'draw':
      return words.reasons.takes(named(action.slots.flatMap(slot => view.market[slot - 1] ?? [])));
    case 'build':
      return words.reasons.spends(named([action.number, action.colour]));
    case 'timer':
    case 'keep':
    case 'pass':
      return words.reasons.cards;
  }
};

const contractsReason = (words: PortoWords, view: View, seat: number, action: Action): string => {
  if (action.type === 'keep')
    return words.reasons.forContracts(
      action.contracts.map(contract => privateName(words, contract)).join(', '),
    );
  const colour = (action.type === 'build' || action.type === 'timer') && action.colour;
  return (colour && forContracts(words, view, seat, cardColour(colour))) || words.reasons.privateContracts;
};

/** Names the private contracts to which a colour matters. @param colour absent: any colour */
const forContracts = (words: PortoWords, view: View, seat: number, colour?: Colour): string | undefined => {
  const own = (view.players[seat]?.private ?? [])
    .map(({ contract }) => contract)
    .filter(contract => colour === undefined || ambitionOf(contract).colours.includes(colour));
  const names = own.slice(0, NAMED).map(contract => privateName(words, contract));
  return names.length === 0 ? undefined : words.reasons.forContracts(names.join(', '));
};

const opensReason = (
  { reasons }: PortoWords,
  view: View,
  after: View,
  seat: number,
  better: boolean,
  name: string,
): string => {
  const next = (seat + 1) % view.players.length;
  const [now, then] = [bestBuild(view, next), bestBuild(after, next)];
  const most = now?.points ?? 0;
  if (better)
    return now && most > (then?.points ?? 0) ? reasons.takesFrom(now.house, name) : reasons.leavesLess(name);
  if (then === undefined) return reasons.leavesMore(name);
  return (then.points > most ? reasons.opens : reasons.leaves)(then.house, then.points, name);
};

/** Parts about the own next turn, and parts about the other seats. */
const OF_HAND: readonly string[] = ['points', 'hand', 'cards'];
const OF_RIVALS: readonly string[] = ['opens', 'rivals', 'others'];

/** Lists the cards that an action brings or leaves, in comparison with another action. */
const cardsMore = (view: View, seat: number, [after, than]: readonly [View, View], action: Action) => {
  if (action.type === 'draw') return action.slots.flatMap(slot => view.market[slot - 1] ?? []);
  const [hand = [], other = []] = [after, than].map(({ players }) => players[seat]?.hand);
  return other.reduce((left, card) => (left.includes(card) ? without(left, [card]) : left), hand);
};

/** Names the cards that an action brings or leaves, and the best build with one of them. */
const inHand = (words: PortoWords, kept: readonly Kind[], after: View, seat: number): string => {
  const { reasons, language } = words;
  const cards = grammar(language).listed(kept.map(card => cardName(words, card)));
  const best = bestBuild(after, seat, kept);
  return best ? reasons.inHandFor(cards, best.house, best.points) : reasons.inHand(cards);
};

/** Names the house that the next turn can build better than after another action. */
const nextThan = (
  { reasons }: PortoWords,
  [after, than]: readonly [View, View],
  seat: number,
): string | undefined => {
  const [best, other] = [bestBuild(after, seat), bestBuild(than, seat)];
  if (!best || best.points <= (other?.points ?? 0)) return undefined;
  return other
    ? reasons.preparesThan(best.house, best.points, other.house, other.points)
    : reasons.prepares(best.house, best.points);
};

/** Names the house that the next seat could build better after another action. */
const rivalThan = (
  { reasons }: PortoWords,
  [after, than]: readonly [View, View],
  seat: number,
  name: string,
): string | undefined => {
  const next = (seat + 1) % after.players.length;
  const [best, other] = [bestBuild(after, next), bestBuild(than, next)];
  if (!other || (best && best.points >= other.points)) return undefined;
  return best
    ? reasons.leavesThan(name, best.house, best.points, other.house, other.points)
    : reasons.leavesNothing(name, other.house, other.points);
};

/** Names what an event of the line of play is about: a house on which its seat builds more or less often, or drawn cards. */
const thingOf = (words: PortoWords, event: Event, later: readonly Contrast[]): string | undefined => {
  if (event.type === 'drew')
    return grammar(words.language).listed(event.cards.map(({ card }) => cardName(words, card)));
  if (event.type !== 'built') return undefined;
  const gaps = later.flatMap(({ event: other, one, other: two }) => {
    const each = other as Event;
    const isAlike =
      each.type === 'built' && each.seat === event.seat && each.placed.house === event.placed.house;
    return isAlike ? one - two : [];
  });
  const own = later.find(({ event: other }) => other === event);
  const isClear = own !== undefined && own.one > own.other === sum(gaps) > 0;
  return isClear ? event.placed.house : undefined;
};

/** Names a house, cards or private contracts that the part is about; undefined where it can name none. */
const named = (
  words: PortoWords,
  term: string,
  better: boolean,
  view: View,
  seat: number,
  action: Action,
  { than, later }: NonNullable<Difference['naming']>,
  names: Names,
): string | undefined => {
  const rivals = rivalsOf(names, seat);
  const isOfRivals = OF_RIVALS.includes(term);
  const events = eventsFor<Event>(later, seat, !isOfRivals, better);
  const builds = events.filter(event => event.type === 'built');
  if (term === 'private-contracts') {
    const built = action.type === 'build' ? [cardColour(action.colour)] : [];
    return [...built, ...builds.map(({ placed }) => placed.colour)]
      .map(colour => forContracts(words, view, seat, colour))
      .concat([forContracts(words, view, seat)])
      .find(contracts => contracts !== undefined);
  }
  const views = [viewAfter(view, seat, action), viewAfter(view, seat, than as Action)] as const;
  const kept = better && OF_HAND.includes(term) ? cardsMore(view, seat, views, action) : [];
  const held = kept.length > 0 ? inHand(words, kept, views[0], seat) : undefined;
  if (term === 'cards' && held !== undefined) return held;
  const compared = !better
    ? undefined
    : isOfRivals
      ? rivalThan(words, views, seat, rivals.next)
      : OF_HAND.includes(term)
        ? nextThan(words, views, seat)
        : undefined;
  if (compared !== undefined) return compared;
  const say = (by?: number) => {
    const name = by === undefined || !isOfRivals ? undefined : nameOf(names, by, words.language);
    return reasonAhead(words, term, better, name === undefined ? rivals : { next: name, only: name });
  };
  const said = withThing([...builds, ...events], event => thingOf(words, event, later), say) ?? held;
  const plain = say();
  return said ?? (action.type === 'build' && plain !== undefined ? `${plain} (${action.house})` : undefined);
};

/** Explains an action by its effects after the seat's next turn, and not by its immediate effects. */
const reasonAhead = (
  { reasons }: PortoWords,
  term: string,
  better: boolean,
  { next, only }: Rivals,
): string | undefined => {
  switch (term) {
    case 'points':
      return better ? reasons.pointsMore : reasons.pointsLess;
    case 'others':
      return (better ? reasons.othersLess : reasons.othersMore)(only);
    case 'hand':
      return reasons.handAhead;
    case 'cards':
      return reasons.cards;
    case 'private-contracts':
      return reasons.privateContracts;
    case 'opens':
      return (better ? reasons.leavesLess : reasons.leavesMore)(next);
    case 'tokens':
      return reasons.tokens;
    case 'rivals':
      return (better ? reasons.rivalsLess : reasons.rivalsMore)(only);
    default:
      return undefined;
  }
};

/** Parts that are about other seats, or about an end that builds bring nearer. A solo game has neither. */
const AMONG_SEVERAL = ['opens', 'rivals', 'others', 'time'];

const reasonText = (
  words: PortoWords,
  term: string,
  better: boolean,
  view: View,
  seat: number,
  action: Action,
  { next, only }: Rivals,
): string | undefined => {
  const { reasons } = words;
  const after = () => viewAfter(view, seat, action);
  switch (term) {
    case 'points':
      return reasons.points;
    case 'hand':
      return handReason(words, after(), seat, better);
    case 'cards':
      return cardsReason(words, view, action);
    case 'private-contracts':
      return contractsReason(words, view, seat, action);
    case 'colours':
      return better ? reasons.fewColours : reasons.manyColours;
    case 'opens':
      return opensReason(words, view, after(), seat, better, next);
    case 'rivals':
      return (better ? reasons.rivalsLess : reasons.rivalsMore)(only);
    case 'market':
      return reasons.market;
    case 'tokens':
      return action.type === 'build' && action.token ? reasons.tokenTo(action.token) : reasons.tokens;
    case 'time':
      return reasons.time;
    default:
      return undefined;
  }
};

/**
 * Explains one part of the evaluation (bots/features.ts) for a seat's action: "opens L4 to Ann for 9: −3". The
 * number is the difference in points from another action, rounded to a tenth. Undefined where the part explains nothing.
 */
export const reason = (
  words: PortoWords,
  { name, ahead = false, ...part }: Difference,
  view: View,
  seat: number,
  action: Action,
  names: Names,
): string | undefined => {
  const rivals = rivalsOf(names, seat);
  return reasonWith(words, part, better => {
    if (view.players.length === 1 && AMONG_SEVERAL.includes(name)) return undefined;
    if (part.naming && ahead) return named(words, name, better, view, seat, action, part.naming, names);
    return (
      (ahead ? reasonAhead(words, name, better, rivals) : undefined) ??
      reasonText(words, name, better, view, seat, action, rivals)
    );
  });
};
