import type { Refusal } from '../../../core/contract/result.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { clipped, escaped } from '../../../presentation/text/names.ts';
import { gameOver } from '../../../presentation/text/refusals.ts';
import { DEALT_CONTRACTS, DRAW_LIMIT, KEPT_CONTRACTS } from '../rules/box.ts';
import { COLOURS, REFUSALS, type RefusalCode, type View } from '../rules/types.ts';
import { openers } from '../views/openers.ts';
import type { PortoWords } from './all.ts';
import { cardName, handByColour, privateName, publicMeaning, publicName, publicWithVp } from './cards.ts';
import { fieldName } from './choices.ts';
import { awaits } from './status.ts';

/** Codes for typed text that names no possible draw. The program refuses such text before the rules check it. */
const TYPED = ['draw-unknown', 'draw-mixed', 'not-in-market'] as const;
type Code = RefusalCode | (typeof TYPED)[number];

type Details = Refusal['with'];

const isColour = (text: string): text is (typeof COLOURS)[number] => COLOURS.some(known => known === text);

const market = (words: PortoWords, view: View): string => {
  const cards = view.market.flatMap((card, index) =>
    card === null ? [] : [grammar(words.language).labelled(`${index + 1}`, cardName(words, card))],
  );
  return cards.length > 0 ? words.refusals.market(cards.join(', ')) : words.refusals.marketEmpty;
};

const openContracts = (words: PortoWords, view: View): string => {
  const open = view.contracts.flatMap((contract, index) =>
    contract === null
      ? []
      : [grammar(words.language).labelled(`${index + 1}`, publicWithVp(words, contract))],
  );
  return open.length > 0 ? words.refusals.open(open.join(', ')) : words.refusals.noneOpen;
};

/** Describes what the awaited seat can do now. */
const toDo = (words: PortoWords, view: View): string => {
  const seat = view.phase.type === 'turn' ? view.phase.seat : 0;
  return awaits(
    words,
    view,
    openers(view, seat).map(([, kind]) => kind),
  );
};

const holder = (view: View): number => {
  if (view.viewer !== 'table') return view.viewer;
  return view.phase.type === 'turn' ? view.phase.seat : 0;
};

/** Details of one refusal, in words. `text` shortens and escapes a detail, because a person may have typed it. */
class RefusalDetails {
  readonly #words: PortoWords;
  readonly #details: Details;

  constructor(words: PortoWords, details: Details) {
    this.#words = words;
    this.#details = details;
  }

  text(key: string, named = (word: string) => word): string {
    const found = this.#details[key];
    if (found === undefined || found === '') return '';
    const word = Array.isArray(found)
      ? grammar(this.#words.language).listed(found.map(String), 'or')
      : String(found);
    return escaped(named(clipped(word, 60, 120)));
  }

  colour(key: string): string {
    return this.text(key, word => (isColour(word) ? this.#words.cards.colours[word] : word));
  }

  /** Writes a detail, such as an action in its notation, as inline code. */
  code(key: string): string {
    const found = this.#details[key];
    return found === undefined ? '' : `\`${String(found).replaceAll('`', '')}\``;
  }

  number(key: string): number | undefined {
    const found = this.#details[key];
    return typeof found === 'number' ? found : undefined;
  }
}

const emptyRoofs = (words: PortoWords, details: RefusalDetails, view: View): string => {
  const empty = view.houses.filter(house => house.roof === 0 && house.level < house.height);
  const roofs =
    details.text('roofs') ||
    grammar(words.language).listed(
      empty.map(({ id }) => id),
      'or',
    );
  return roofs ? words.refusals.emptyRoofs(roofs) : words.refusals.noEmptyRoof;
};

const houseFull = ({ refusals }: PortoWords, details: RefusalDetails): string => {
  const house = details.text('house');
  const [level, height] = [details.number('level'), details.number('height')];
  if (level === undefined || height === undefined) return refusals.noRoom(house);
  return level >= height ? refusals.complete(house) : refusals.roomFor(house, height, level, height - level);
};

const claimNotMet = (words: PortoWords, details: RefusalDetails, view: View): string[] => {
  const contract = view.contracts[(details.number('slot') ?? 0) - 1];
  return contract
    ? [words.refusals.claimUnmet(publicName(words, contract), publicMeaning(words, contract))]
    : [words.refusals.claimNotMet, openContracts(words, view)];
};

const noSuchSlot = (words: PortoWords, details: RefusalDetails, view: View): string[] => {
  const slot = details.text('slot');
  return details.number('slots') === view.contracts.length
    ? [words.refusals.noContractSlot(slot, view.contracts.length), openContracts(words, view)]
    : [words.refusals.noMarketSlot(slot, view.market.length), market(words, view)];
};

const wrongPhase = (words: PortoWords, view: View): string => {
  const { refusals } = words;
  switch (view.phase.type) {
    case 'keep':
      return refusals.keepFirst(KEPT_CONTRACTS, DEALT_CONTRACTS);
    case 'turn':
      return refusals.notThisStep;
    case 'timer':
      return refusals.timerFirst(awaits(words, view));
    case 'over':
      return gameOver(words.language);
  }
};

const notYourTurn = (words: PortoWords, view: View): string => {
  const { refusals } = words;
  switch (view.phase.type) {
    case 'keep':
      return refusals.alreadyKept;
    case 'turn':
    case 'timer':
      return refusals.notYourTurn;
    case 'over':
      return gameOver(words.language);
  }
};

const listedNames = (words: PortoWords, names: readonly string[]): string =>
  grammar(words.language).listed(names);

const hand = (words: PortoWords, view: View): string =>
  words.refusals.hand(handByColour(words, view.players[holder(view)]?.hand ?? []));

function cardsAtHand(words: PortoWords, view: View): string {
  if (view.phase.type !== 'timer') return hand(words, view);
  const cards = view.phase.cards.map(card => cardName(words, card));
  return words.refusals.timerCards(listedNames(words, cards));
}

const sentences = (words: PortoWords, code: Code, details: RefusalDetails, view: View): readonly string[] => {
  const { refusals } = words;
  const house = details.text('house');
  const slot = details.text('slot');
  switch (code) {
    case 'game-over':
      return [gameOver(words.language)];
    case 'not-your-turn':
      return [notYourTurn(words, view)];
    case 'wrong-phase':
      return [wrongPhase(words, view)];
    case 'keep-three':
      return [refusals.keepThree(KEPT_CONTRACTS, DEALT_CONTRACTS)];
    case 'not-dealt': {
      const dealt = view.dealt?.map(contract => privateName(words, contract));
      const contract = details.text('contract', word => privateName(words, word));
      return [
        refusals.notDealt(contract, KEPT_CONTRACTS, DEALT_CONTRACTS),
        ...(dealt ? [refusals.yourFive(listedNames(words, dealt), dealt.length)] : []),
      ];
    }
    case 'draw-nothing':
      return [refusals.drawNothing, market(words, view)];
    case 'draw-too-many':
      return [refusals.drawTooMany(DRAW_LIMIT), market(words, view)];
    case 'no-such-slot':
      return noSuchSlot(words, details, view);
    case 'slot-empty':
      return [refusals.slotEmpty(slot), market(words, view), openContracts(words, view)];
    case 'draw-over-three':
      return [refusals.drawOverThree(details.text('sum'), DRAW_LIMIT), market(words, view)];
    case 'draw-unknown':
      return [refusals.drawUnknown(details.text('typed')), market(words, view)];
    case 'draw-mixed':
      return [refusals.drawMixed, market(words, view)];
    case 'not-in-market': {
      const card = details.text('card', word => cardName(words, word));
      return [refusals.notInMarket(card, details.number('held') ?? 0), market(words, view)];
    }
    case 'not-in-hand': {
      return [refusals.notInHand(details.text('card', word => cardName(words, word))), hand(words, view)];
    }
    case 'not-in-timer': {
      if (view.phase.type !== 'timer') return [refusals.notInTimer];
      return [refusals.notInTimer, cardsAtHand(words, view)];
    }
    case 'house-not-in-play': {
      const inPlay = view.houses.map(({ id }) => id);
      return [refusals.notInPlay(house), refusals.inPlay(listedNames(words, inPlay))];
    }
    case 'house-full':
      return [houseFull(words, details)];
    case 'house-other-colour':
      return [refusals.otherColour(house, details.colour('has'), details.colour('wanted'))];
    case 'neighbour-colour':
      return [refusals.neighbourColour(house, details.colour('colour'), details.text('neighbour'))];
    case 'no-ground-floors':
      return [refusals.noGroundFloors(details.colour('colour'))];
    case 'no-floors':
      return [refusals.noFloors(details.colour('colour'), details.text('left'))];
    case 'token-missing':
      return [refusals.tokenMissing(house), emptyRoofs(words, details, view)];
    case 'token-needless':
      return [refusals.tokenNeedless];
    case 'roof-not-empty':
      return [refusals.roofTaken(house), emptyRoofs(words, details, view)];
    case 'claim-empty':
      return [refusals.claimEmpty(slot), openContracts(words, view)];
    case 'claim-not-met':
      return claimNotMet(words, details, view);
    case 'claim-twice':
      return [refusals.claimTwice];
    case 'must-draw':
      return [refusals.mustDraw, market(words, view)];
    case 'must-build':
      return [refusals.mustBuild];
    case 'malformed':
      return [refusals.malformed(toDo(words, view))];
    case 'read-action':
      return [refusals.readAction(details.text('typed'), toDo(words, view))];
    case 'read-card':
      return [refusals.readCard(details.text('typed')), cardsAtHand(words, view)];
    case 'read-slot':
      return [
        refusals.readSlot(details.text('typed')),
        details.text('field') === 'claim' ? openContracts(words, view) : market(words, view),
      ];
    case 'read-missing':
      return [
        refusals.readMissing(
          details.text('field', field => fieldName(words, field)),
          details.code('as'),
        ),
      ];
    case 'read-rest':
      return [refusals.readRest(details.text('typed'), details.code('as'))];
    case 'read-spelling':
      return [refusals.readSpelling(details.code('as'))];
  }
};

const isOurs = (code: string): code is Code => [...REFUSALS, ...TYPED].some(known => known === code);

/** Writes a refusal as a sentence that names the rule and the possible alternatives. */
export const refusal = (words: PortoWords, refused: Refusal, view: View): string =>
  isOurs(refused.code)
    ? sentences(words, refused.code, new RefusalDetails(words, refused.with), view).join(' ')
    : words.refusals.notAllowed(toDo(words, view));
