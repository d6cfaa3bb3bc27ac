import { wordOf } from '../../../presentation/catalogue/index.ts';
import { capital, grammar } from '../../../presentation/language/grammar.ts';
import { clipped } from '../../../presentation/text/names.ts';
import { cardColour, cardValue, isKind, kindOrder } from '../rules/cards.ts';
import type { Action, Event, House, Kind, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { cardName, privateName, privateShort, publicName, publicWithVp } from './cards.ts';
import { sumOf } from './facts.ts';

const LONGEST_LABEL = 80;
const label = (text: string): string => clipped(text, LONGEST_LABEL, LONGEST_LABEL) || '–';
/** Returns the first text that fits a label; if none does, the last text, cut. */
const fitting = (...texts: readonly string[]): string =>
  texts.find(text => text !== '' && text.length <= LONGEST_LABEL) ?? label(texts.at(-1) ?? '');

export const question = ({ choices }: PortoWords, field: string): string =>
  wordOf(choices.questions, field) ?? choices.otherQuestion(field);

/** Returns the name of an action's field (such as `colour`) for a button. */
export const fieldName = ({ choices }: PortoWords, field: string): string =>
  wordOf(choices.fields, field) ?? capital(field);

const houseIn = (view: View, id: string): House | undefined => view.houses.find(house => house.id === id);

const houseLabel = ({ choices, cards }: PortoWords, id: string, view: View): string => {
  const house = houseIn(view, id);
  if (!house) return id;
  const colour = house.colour ? cards.colours[house.colour] : choices.emptyHouse;
  return [
    id,
    `${colour} ${house.level}/${house.height}`,
    ...(house.ground > 0 ? [choices.token(house.ground)] : []),
    ...(house.roof > 0 ? [choices.roofToken(house.roof)] : []),
  ].join(' · ');
};

const slotNumbers = (value: string): number[] => value.split(',').map(Number);

const marketCards = (words: PortoWords, value: string, view: View): string => {
  const cards = slotNumbers(value).map(slot => view.market[slot - 1]);
  const named = cards.filter(card => card !== null && card !== undefined);
  if (named.length < cards.length) return value;
  return grammar(words.language).labelled(
    value.split(',').join(' + '),
    named.map(card => cardName(words, card)).join(', '),
  );
};

const claimLabel = (words: PortoWords, value: string, view: View): string => {
  if (value === 'none') return words.choices.noClaim;
  const contracts = slotNumbers(value).map(slot => view.contracts[slot - 1]);
  const named = contracts.filter(contract => contract !== null && contract !== undefined);
  if (named.length < contracts.length) return label(value);
  return fitting(
    named.map(contract => publicWithVp(words, contract)).join(', '),
    named.map(contract => publicName(words, contract)).join(', '),
  );
};

const numberLabel = (words: PortoWords, kind: string): string =>
  isKind(kind) ? `${cardName(words, kind)} (${words.counts.floors(cardValue(kind))})` : kind;

const contractsLabel = (
  words: PortoWords,
  contracts: readonly string[],
  phrase: (listed: string) => string = listed => listed,
): string =>
  fitting(
    phrase(contracts.map(contract => privateName(words, contract)).join(', ')),
    phrase(contracts.map(contract => privateShort(words, contract)).join(', ')),
  );

/** Sorts contracts by the order of `dealt`, as in the picture. */
export const asDealt = <Contract extends string>(
  dealt: readonly string[],
  contracts: readonly Contract[],
): readonly Contract[] => contracts.toSorted((one, other) => dealt.indexOf(one) - dealt.indexOf(other));

/** Writes the places of dealt contracts in the picture: "1 + 3 + 5". */
const placesText = (dealt: readonly string[], contracts: readonly string[]): string =>
  asDealt(dealt, contracts)
    .map(contract => dealt.indexOf(contract) + 1)
    .join(' + ');

/** Names contracts in the order and with the places of the dealt ones: "1 + 3 + 5 (yellow ends, …)". */
const numbered = (
  words: PortoWords,
  contracts: readonly string[],
  view: View,
  phrase?: (listed: string) => string,
): string => {
  const dealt: readonly string[] = view.dealt ?? [];
  const isDealt = contracts.every(contract => dealt.includes(contract));
  const places = placesText(dealt, contracts);
  return contractsLabel(words, asDealt(dealt, contracts), listed => {
    const named = isDealt ? `${places} (${listed})` : listed;
    return phrase?.(named) ?? named;
  });
};

const describeKeep = (words: PortoWords, contracts: readonly string[], view: View): string =>
  numbered(words, contracts, view, words.choices.keep);

const timerLabel = (words: PortoWords, { phase }: View): string => {
  const cards = phase.type === 'timer' ? phase.cards.map(card => cardName(words, card)).join(', ') : '';
  return words.choices.types.timer + (cards && `: ${cards}`);
};

/** Writes the value of an action's field in words, at most 80 characters. */
export const value = (words: PortoWords, field: string, text: string, view: View): string => {
  const { choices } = words;
  switch (field) {
    case 'type':
      return label(text === 'timer' ? timerLabel(words, view) : (wordOf(choices.types, text) ?? text));
    case 'contracts':
      return contractsLabel(words, text.split(','));
    case 'cards':
      return label(marketCards(words, text, view));
    case 'number':
      return label(numberLabel(words, text));
    case 'colour':
      return label(cardName(words, text));
    case 'house':
      return label(houseLabel(words, text, view));
    case 'roof':
      return label(text === 'none' ? choices.noToken : houseLabel(words, text, view));
    case 'claim':
      return claimLabel(words, text, view);
    default:
      return label(text);
  }
};

/**
 * Writes the value of an action's field where room is short. Dealt contracts have the numbers of their places in the picture.
 * The text is empty where no token moves or no contract is claimed. A card is written in words, since a short form such as "R2"
 * is also the name of a house.
 */
export const short = (words: PortoWords, field: string, text: string, view: View): string => {
  switch (field) {
    case 'house':
      return text;
    case 'cards':
      return cardsSum(words, view, slotNumbers(text));
    case 'contracts':
      return numbered(words, text.split(','), view);
    case 'roof':
      return text === 'none' ? '' : words.choices.tokenTo(text);
    case 'claim':
      return text === 'none' ? '' : claimLabel(words, text, view);
    default:
      return value(words, field, text, view);
  }
};

const byKind = (one: Kind | null, other: Kind | null): number =>
  (one === null ? -1 : kindOrder(one)) - (other === null ? -1 : kindOrder(other));

/** Writes the market's cards in some slots as a sum: "blue 1 + red 2". The order of the slots makes no difference. */
const cardsSum = (words: PortoWords, view: View, slots: readonly number[]): string =>
  slots
    .map(slot => view.market[slot - 1] ?? null)
    .sort(byKind)
    .map(card => (card ? cardName(words, card) : '–'))
    .join(' + ');

interface LaterAction {
  readonly action: Action;
  readonly worth: number | undefined;
}

/**
 * Names an action in short: "L4 · 3 purple · 15 points", "blue 1 + red 2 · then 15 points". A build ends with its points, and a
 * draw with the points of a build that it makes possible.
 */
export const describeActionBriefly = (
  words: PortoWords,
  action: Action,
  view: View,
  worth: number | undefined,
  then: LaterAction | undefined,
): string => {
  switch (action.type) {
    case 'build': {
      const work = words.choices.work(cardValue(action.number), cardColour(action.colour));
      return [action.house, work, ...(worth === undefined ? [] : [words.counts.points(worth)])].join(' · ');
    }
    case 'draw': {
      const cards = cardsSum(words, view, action.slots);
      return then?.worth ? words.choices.leadsTo(cards, then.worth) : cards;
    }
    case 'timer': {
      const { house, number, colour } = action;
      if (!house || !number || !colour) return describeAction(words, action, view);
      return `${house} · ${words.choices.work(cardValue(number), cardColour(colour))}`;
    }
    case 'keep':
    case 'pass':
      return describeAction(words, action, view);
  }
};

/** Returns the label of the button that leads to all actions of a kind; undefined for kinds without such a button. */
export const another = ({ choices }: PortoWords, kind: string): string | undefined =>
  kind === 'draw'
    ? choices.another.draw
    : ['build', 'timer'].includes(kind)
      ? choices.another.build
      : undefined;

const movingToken = ({ choices }: PortoWords, actionText: string, roof: string | undefined): string =>
  roof ? choices.movingToken(actionText, roof) : actionText;

const describeBuild = (
  words: PortoWords,
  action: Extract<Action, { type: 'build' }>,
  view: View,
  events: readonly Event[],
): string => {
  const { choices } = words;
  const { listed } = grammar(words.language);
  const built = events.find(event => event.type === 'built');
  const order = [cardValue(action.number), cardColour(action.colour), action.house] as const;
  const actionText = movingToken(
    words,
    built ? choices.buildFor(...order, sumOf(built.points)) : choices.build(...order),
    action.token,
  );
  const { fulfil = [] } = action;
  if (fulfil.length === 0) return label(actionText);
  const names = fulfil.map(slot => {
    const contract = view.contracts[slot - 1];
    return contract ? publicName(words, contract) : choices.contractSlot(slot);
  });
  return fitting(
    choices.claiming(actionText, listed(names)),
    choices.claimingSlots(actionText, listed(fulfil.map(String)), fulfil.length),
  );
};

/**
 * Names an action for a button.
 * @param events events of the action's preview, which add the points of a build
 */
export const describeAction = (
  words: PortoWords,
  action: Action,
  view: View,
  events: readonly Event[] = [],
): string => {
  const { choices } = words;
  switch (action.type) {
    case 'keep':
      return describeKeep(words, action.contracts, view);
    case 'draw': {
      const cards = action.slots.map(slot => {
        const card = view.market[slot - 1];
        return card ? cardName(words, card) : choices.emptySlot;
      });
      const listed = grammar(words.language).listed(cards);
      return label(choices.draw(listed, action.slots.length, action.slots.join(', ')));
    }
    case 'build':
      return describeBuild(words, action, view, events);
    case 'timer': {
      if (!action.number || !action.colour || !action.house) return choices.timerIdle;
      const built = choices.timer(cardValue(action.number), cardColour(action.colour), action.house);
      return label(movingToken(words, built, action.token));
    }
    case 'pass':
      return choices.pass;
  }
};
