import type { Difference, ReasonNaming } from '../../../core/contract/reasons.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { type Rivals, reasonWith, rivalsOf } from '../../../presentation/language/reason-with-points.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { bestBuild, viewAfter } from '../judgement/afterwards.ts';
import { ambitionOf, cardColour } from '../rules/cards.ts';
import type { Action, Event, Kind, View } from '../rules/types.ts';
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
  const own = (view.players[seat]?.private ?? []).map(({ contract }) => contract);
  const fitting = own.filter(contract => colour && ambitionOf(contract).colours.includes(cardColour(colour)));
  const names = (fitting.length > 0 ? fitting : own)
    .slice(0, NAMED)
    .map(contract => privateName(words, contract));
  return names.length === 0 ? words.reasons.privateContracts : words.reasons.forContracts(names.join(', '));
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

/** Names the cards that a draw takes, and the house that they are for. Undefined for other actions. */
const inHand = (
  words: PortoWords,
  view: View,
  action: Action,
  { events }: ReasonNaming,
): string | undefined => {
  if (action.type !== 'draw') return undefined;
  const cards = action.slots.flatMap(slot => view.market[slot - 1] ?? []);
  const [build] = (events as readonly Event[])
    .filter(event => event.type === 'built')
    .filter(({ number, colour }) => cards.includes(number) || cards.includes(colour));
  const named = grammar(words.language).listed(cards.map(card => cardName(words, card)));
  return words.reasons.inHand(named, build?.placed.house);
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
    default:
      return undefined;
  }
};

/** Parts of the evaluation about other seats, or about an end that builds bring nearer. A solo game has neither. */
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
    const { naming } = part;
    const kept = naming && name === 'cards' && better && inHand(words, view, action, naming);
    if (kept) return kept;
    if (naming && name === 'private-contracts') return contractsReason(words, view, seat, action);
    return (
      (ahead ? reasonAhead(words, name, better, rivals) : undefined) ??
      reasonText(words, name, better, view, seat, action, rivals)
    );
  });
};
