import { cardColour, cardValue, isPrivateContract } from '../../../games/porto/cards.ts';
import type { Action, Event, House, View } from '../../../games/porto/types.ts';
import { clipped } from '../../names.ts';
import type { Piece } from '../../presenter.ts';
import { cardName, privateMeaning, privateName, publicName, publicWithVp } from './cards.ts';
import { capital, listed, plural } from './grammar.ts';
import { sumOf } from './points.ts';

const LONGEST_LABEL = 80;
const label = (text: string): string => clipped(text, LONGEST_LABEL, LONGEST_LABEL) || '–';

const FIELDS: Readonly<Record<string, string>> = {
  type: 'What will you do?',
  contracts: 'Which three private contracts do you keep?',
  cards: 'Which cards do you take from the market?',
  number: 'Which card gives the number of floors?',
  colour: 'Which card gives their colour?',
  house: 'On which house?',
  roof: 'On which empty roof does the ground token go?',
  claim: 'Which public contracts do you claim?',
};

const NAMES: Readonly<Record<string, string>> = {
  number: 'Number card',
  colour: 'Colour card',
  house: 'House',
  roof: 'Roof',
  claim: 'Contracts',
};

const TYPES: Readonly<Record<string, string>> = {
  keep: 'Keep three private contracts',
  draw: 'Draw cards',
  build: 'Build floors',
  timer: "Build with the Timer's cards",
  pass: 'Pass',
};

const entry = (words: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(words, key) ? words[key] : undefined;

export const question = (field: string): string => entry(FIELDS, field) ?? `Which ${field}?`;

/** A field as a button names it. */
export const fieldName = (field: string): string => entry(NAMES, field) ?? capital(field);

/** Private contracts are marked one by one. */
export const pieces = (field: string, text: string): readonly Piece[] | undefined =>
  field === 'contracts'
    ? text.split(',').map(contract => ({
        value: contract,
        label: capital(privateName(contract)),
        ...(isPrivateContract(contract) && { meaning: privateMeaning(contract) }),
      }))
    : undefined;

const houseIn = (view: View, id: string): House | undefined => view.houses.find(house => house.id === id);

const houseLabel = (id: string, view: View): string => {
  const house = houseIn(view, id);
  if (!house) return id;
  const tokens = [
    ...(house.ground > 0 ? [`token ${house.ground}`] : []),
    ...(house.roof > 0 ? [`roof token ${house.roof}`] : []),
  ];
  return [id, `${house.colour ?? 'empty'} ${house.level}/${house.height}`, ...tokens].join(' · ');
};

const slotNumbers = (value: string): number[] => value.split(',').map(Number);

const marketCards = (value: string, view: View): string => {
  const cards = slotNumbers(value).map(slot => view.market[slot - 1]);
  const named = cards.filter(card => card !== null && card !== undefined);
  if (named.length < cards.length) return value;
  return `${value.split(',').join(' + ')}: ${named.map(cardName).join(', ')}`;
};

const claimLabel = (value: string, view: View): string => {
  if (value === 'none') return 'No contract';
  const contracts = slotNumbers(value).map(slot => view.contracts[slot - 1]);
  const named = contracts.filter(contract => contract !== null && contract !== undefined);
  return named.length < contracts.length ? value : named.map(publicWithVp).join(', ');
};

const numberLabel = (kind: string): string => {
  const floors = Number(kind.split('-')[1]);
  return Number.isInteger(floors) ? `${cardName(kind)} (${plural(floors, 'floor')})` : kind;
};

/** A field's value in words, at most 80 characters. */
export const value = (field: string, text: string, view: View): string => {
  switch (field) {
    case 'type':
      return label(entry(TYPES, text) ?? text);
    case 'contracts':
      return label(text.split(',').map(privateName).join(', '));
    case 'cards':
      return label(marketCards(text, view));
    case 'number':
      return label(numberLabel(text));
    case 'colour':
      return label(cardName(text));
    case 'house':
      return label(houseLabel(text, view));
    case 'roof':
      return label(text === 'none' ? 'No token to move' : houseLabel(text, view));
    case 'claim':
      return label(claimLabel(text, view));
    default:
      return label(text);
  }
};

const claimedNames = (slots: readonly number[], view: View): string =>
  listed(slots.map(slot => publicName(view.contracts[slot - 1] ?? `contract ${slot}`)));

const buildDeed = (
  action: Extract<Action, { type: 'build' }>,
  view: View,
  events: readonly Event[],
): string => {
  const built = events.find(event => event.type === 'built');
  const points = built ? ` for ${sumOf(built.points)}` : '';
  const token = action.token ? `, token to ${action.token}` : '';
  const deed = `Build ${cardValue(action.number)} ${cardColour(action.colour)} on ${action.house}${points}${token}`;
  const { fulfil = [] } = action;
  if (fulfil.length === 0) return label(deed);
  const named = `${deed}, claim ${claimedNames(fulfil, view)}`;
  return named.length <= LONGEST_LABEL
    ? named
    : label(`${deed}, claim contracts ${listed(fulfil.map(String))}`);
};

/** A deed as a button would say it, with its points when the events of a preview are at hand. */
export const deed = (action: Action, view: View, events: readonly Event[] = []): string => {
  switch (action.type) {
    case 'keep':
      return label(`Keep ${action.contracts.map(privateName).join(', ')}`);
    case 'draw': {
      const cards = listed(action.slots.map(slot => cardName(view.market[slot - 1] ?? 'an empty slot')));
      return label(
        `Draw ${cards} (${action.slots.length === 1 ? 'slot' : 'slots'} ${action.slots.join(', ')})`,
      );
    }
    case 'build':
      return buildDeed(action, view, events);
    case 'timer': {
      if (!action.number || !action.colour || !action.house) return 'Discard the two Timer cards';
      const token = action.token ? `, token to ${action.token}` : '';
      return label(
        `Timer: ${cardValue(action.number)} ${cardColour(action.colour)} on ${action.house}${token}`,
      );
    }
    case 'pass':
      return 'Pass';
  }
};
