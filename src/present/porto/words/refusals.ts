import type { Refusal } from '../../../core/result.ts';
import type { RefusalCode, View } from '../../../games/porto/types.ts';
import { REFUSALS } from '../../../games/porto/types.ts';
import { clipped, escaped } from '../../names.ts';
import { cardName, handByColour, privateName, publicMeaning, publicName, publicWithVp } from './cards.ts';
import { listed, plural } from './grammar.ts';
import { awaits } from './status.ts';

type Details = Refusal['with'];

/** A detail in words; it may be what somebody typed, so it is clipped and escaped. */
const text = (details: Details, key: string, named = (word: string) => word): string | undefined => {
  const found = details[key];
  if (found === undefined || found === '') return undefined;
  const word = Array.isArray(found) ? listed(found.map(String), 'or') : String(found);
  return escaped(named(clipped(word, 60, 120)));
};

const number = (details: Details, key: string): number | undefined => {
  const found = details[key];
  return typeof found === 'number' ? found : undefined;
};

const market = (view: View): string => {
  const cards = view.market.flatMap((card, index) =>
    card === null ? [] : [`${index + 1}: ${cardName(card)}`],
  );
  return cards.length > 0 ? `The market holds ${cards.join(', ')}.` : 'The market is empty.';
};

const openContracts = (view: View): string => {
  const open = view.contracts.flatMap((contract, index) =>
    contract === null ? [] : [`${index + 1}: ${publicWithVp(contract)}`],
  );
  return open.length > 0 ? `Open are ${open.join(', ')}.` : 'No contract is open.';
};

const holder = (view: View): number => {
  if (view.viewer !== 'table') return view.viewer;
  return view.phase.type === 'turn' ? view.phase.seat : 0;
};

const ownHand = (view: View): string =>
  `The hand holds ${handByColour(view.players[holder(view)]?.hand ?? [])}.`;

const houseInPlay = (view: View): string => `In play are ${listed(view.houses.map(house => house.id))}.`;

const emptyRoofs = (details: Details, view: View): string => {
  const roofs =
    text(details, 'roofs') ??
    listed(
      view.houses.filter(house => house.roof === 0 && house.level < house.height).map(house => house.id),
      'or',
    );
  return roofs ? `Empty roofs: ${roofs}.` : 'No roof is empty.';
};

const houseFull = (details: Details): string => {
  const house = text(details, 'house') ?? 'That house';
  const [level, height] = [number(details, 'level'), number(details, 'height')];
  if (level === undefined || height === undefined) return `${house} has no room for that many floors.`;
  if (level >= height) return `${house} is complete: no more floors fit on it.`;
  return `${house} holds ${plural(height, 'floor')} and has ${level}: at most ${height - level} more fit.`;
};

const notDealt = (details: Details, view: View): string => {
  const contract = text(details, 'contract', privateName);
  const dealt = view.dealt ? ` Your five are ${listed(view.dealt.map(privateName))}.` : '';
  return `${contract ? `The contract “${contract}”` : 'That contract'} was not dealt to you: keep three of your own five.${dealt}`;
};

const claimNotMet = (details: Details, view: View): string => {
  const slot = number(details, 'slot');
  const contract = view.contracts[(slot ?? 0) - 1];
  if (!contract) return `This build does not meet that contract exactly. ${openContracts(view)}`;
  return `This build does not meet “${publicName(contract)}”: one has to ${publicMeaning(contract)}, exactly.`;
};

const noSuchSlot = (slot: string | undefined, ofContracts: boolean, view: View): string => {
  const [row, last] = ofContracts ? ['contracts', view.contracts.length] : ['market', view.market.length];
  const open = ofContracts ? openContracts(view) : market(view);
  return `There is no slot ${slot ?? 'of that number'}: the ${row} ${ofContracts ? 'have' : 'has'} slots 1 to ${last}. ${open}`;
};

const wrongPhase = (view: View): string => {
  switch (view.phase.type) {
    case 'keep':
      return 'First everybody keeps three of the five private contracts; drawing and building begin after that.';
    case 'turn':
      return 'That does not belong to this step: on a turn one draws cards or builds.';
    case 'timer':
      return `First the Timer builds: ${awaits(view)}.`;
    case 'over':
      return 'The game is over: nothing can be played any more.';
  }
};

const notYourTurn = (view: View): string => {
  switch (view.phase.type) {
    case 'keep':
      return 'You have chosen your private contracts already; the others are still choosing theirs.';
    case 'turn':
    case 'timer':
      return 'It is not your turn: one seat after the other draws or builds.';
    case 'over':
      return 'The game is over: nothing can be played any more.';
  }
};

const words = (code: RefusalCode, details: Details, view: View): string => {
  const house = text(details, 'house') ?? 'That house';
  const colour = text(details, 'colour') ?? 'that colour';
  const slot = text(details, 'slot');
  switch (code) {
    case 'game-over':
      return 'The game is over: nothing can be played any more.';
    case 'not-your-turn':
      return notYourTurn(view);
    case 'wrong-phase':
      return wrongPhase(view);
    case 'keep-three':
      return 'Exactly three different private contracts are kept out of the five.';
    case 'not-dealt':
      return notDealt(details, view);
    case 'draw-nothing':
      return `A draw takes at least one card. ${market(view)}`;
    case 'draw-too-many':
      return `A draw takes one to three cards, each once, worth 3 or less together. ${market(view)}`;
    case 'no-such-slot':
      return noSuchSlot(slot, number(details, 'slots') === view.contracts.length, view);
    case 'slot-empty':
      return `${slot ? `Slot ${slot}` : 'That slot'} is empty. ${market(view)} ${openContracts(view)}`;
    case 'draw-over-three': {
      const sum = number(details, 'sum');
      return `${sum === undefined ? 'Those cards are worth too much' : `Those cards are worth ${sum} together`}: a draw may be worth 3 at most. ${market(view)}`;
    }
    case 'not-in-hand': {
      const card = text(details, 'card', cardName);
      return `${card ? `“${card}”` : 'That card'} is not in the hand: a build plays two cards from it. ${ownHand(view)}`;
    }
    case 'not-in-timer': {
      const cards =
        view.phase.type === 'timer' ? ` They are ${view.phase.cards.map(cardName).join(' and ')}.` : '';
      return `The Timer's build uses the two cards it turned up, one for the number and one for the colour.${cards}`;
    }
    case 'house-not-in-play':
      return `${house} is not in this game. ${houseInPlay(view)}`;
    case 'house-full':
      return houseFull(details);
    case 'house-other-colour':
      return `${house} is ${text(details, 'has') ?? 'of another colour'}: a house has one colour, and ${text(details, 'wanted') ?? 'this card'} does not match it.`;
    case 'neighbour-colour':
      return `${house} cannot start in ${colour}: its neighbour ${text(details, 'neighbour') ?? 'in the street'} has that colour, and neighbours must differ.`;
    case 'no-ground-floors':
      return `No ${colour} ground floor is left, so no new ${colour} house can start; started ones can still grow.`;
    case 'no-floors': {
      const left = number(details, 'left');
      return `Not enough ${colour} floors are left${left === undefined ? '' : ` (${left})`} for that build; fewer floors or another colour may do.`;
    }
    case 'token-missing':
      return `The ground token of ${house} has to go to an empty roof: name one. ${emptyRoofs(details, view)}`;
    case 'token-needless':
      return `No roof is to be named here: a token moves only when a ground floor is placed and an empty roof exists.`;
    case 'roof-not-empty':
      return `The roof of ${house} is taken by a token or a roof tile: the ground token needs an empty one. ${emptyRoofs(details, view)}`;
    case 'claim-empty':
      return `${slot ? `Contract slot ${slot}` : 'That contract slot'} is empty. ${openContracts(view)}`;
    case 'claim-not-met':
      return claimNotMet(details, view);
    case 'claim-twice':
      return 'A contract can be claimed once only: name each slot once.';
    case 'must-draw':
      return `Passing is allowed only with an empty market and no possible build: draw at least one card. ${market(view)}`;
    case 'must-build':
      return 'That is allowed only when nothing can be built, and something can: build.';
    case 'malformed':
      return `That is no complete action. Awaited: ${awaits(view)}.`;
  }
};

const isOurs = (code: string): code is RefusalCode => REFUSALS.some(known => known === code);

/** A refusal as a sentence that names the rule and what is possible. */
export const refusal = (refused: Refusal, view: View): string =>
  isOurs(refused.code)
    ? words(refused.code, refused.with, view)
    : `The rules do not allow that now. Awaited: ${awaits(view)}.`;
