import type { Refusal } from '../../../core/contract/result.ts';
import { saidWith } from '../../../presentation/catalogue/index.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import { clipped, escaped } from '../../../presentation/text/names.ts';
import { gameOver, quoted } from '../../../presentation/text/refusals.ts';
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

/** Returns the open contract in the refused slot, if the refusal names a slot with one. */
const contractAt = ({ slot }: Refusal['with'], { contracts }: View) =>
  typeof slot === 'number' ? contracts[slot - 1] : undefined;

/** Facts of a refusal whose values are colours. */
const COLOURED = ['colour', 'has', 'wanted'] as const;
/** Facts of a refusal whose values are printed as they are. */
const PLAIN = ['house', 'slot', 'typed', 'sum', 'left', 'neighbour'] as const;
const LIMITS = { kept: KEPT_CONTRACTS, dealt: DEALT_CONTRACTS, limit: DRAW_LIMIT };

/** Returns the facts that a refusal's sentence can name, in words. A fact that is not known is empty. */
const factsOf = (words: PortoWords, { with: given }: Refusal, view: View) => {
  const text = (key: string, named: (word: string) => string): string => {
    const found = given[key] ?? '';
    // A person may have typed the detail.
    return found === '' ? '' : escaped(named(clipped(String(found), 60, 120)));
  };
  const colour = (word: string): string => {
    const known = COLOURS.find(each => each === word);
    return known ? words.cards.colours[known] : word;
  };
  const contract = contractAt(given, view);
  const [level, height] = [Number(given.level), Number(given.height)];
  return {
    ...LIMITS,
    ...Object.fromEntries(PLAIN.map(key => [key, quoted(given[key])])),
    ...Object.fromEntries(COLOURED.map(key => [key, text(key, colour)])),
    card: text('card', word => cardName(words, word)),
    held: given.held ?? 0,
    field: text('field', field => fieldName(words, field)),
    as: given.as === undefined ? '' : `\`${String(given.as).replaceAll('`', '')}\``,
    awaited: toDo(words, view),
    last: given.slots === view.contracts.length ? view.contracts.length : view.market.length,
    ...{ level, height, room: height - level },
    contract: contract ? publicName(words, contract) : text('contract', word => privateName(words, word)),
    toDo: contract && publicMeaning(words, contract),
  };
};

/** Returns the key of a sentence that fits better than the usual sentence for the refusal's code; undefined without one. */
const exactSentence = (code: Code, given: Refusal['with'], view: View) => {
  const { type } = view.phase;
  const { slots, level, height } = given;
  switch (code) {
    case 'wrong-phase':
      return type === 'keep' ? 'keepFirst' : type === 'timer' ? 'timerFirst' : undefined;
    case 'not-your-turn':
      return type === 'keep' ? 'alreadyKept' : undefined;
    case 'no-such-slot':
      return slots === view.contracts.length ? 'noContractSlot' : undefined;
    case 'house-full':
      if (typeof level !== 'number' || typeof height !== 'number') return undefined;
      return level >= height ? 'complete' : 'roomFor';
    case 'claim-not-met':
      return contractAt(given, view) ? 'claimUnmet' : undefined;
    default:
      return undefined;
  }
};

type List = 'market' | 'open' | 'hand' | 'timer' | 'dealt' | 'houses' | 'roofs';

/** Lists that follow a refusal's sentence and name the alternatives. */
const FOLLOWING: Readonly<Partial<Record<Code, readonly List[]>>> = {
  'not-dealt': ['dealt'],
  'draw-nothing': ['market'],
  'draw-too-many': ['market'],
  'slot-empty': ['market', 'open'],
  'draw-over-three': ['market'],
  'draw-unknown': ['market'],
  'draw-mixed': ['market'],
  'not-in-market': ['market'],
  'not-in-hand': ['hand'],
  'not-in-timer': ['timer'],
  'house-not-in-play': ['houses'],
  'token-missing': ['roofs'],
  'roof-not-empty': ['roofs'],
  'claim-empty': ['open'],
  'must-draw': ['market'],
};

const followingOf = (code: Code, given: Refusal['with'], view: View): readonly List[] => {
  switch (code) {
    case 'no-such-slot':
      return given.slots === view.contracts.length ? ['open'] : ['market'];
    case 'claim-not-met':
      return contractAt(given, view) ? [] : ['open'];
    case 'read-card':
      return [view.phase.type === 'timer' ? 'timer' : 'hand'];
    case 'read-slot':
      return given.field === 'claim' ? ['open'] : ['market'];
    default:
      return FOLLOWING[code] ?? [];
  }
};

/** Writes a list as a sentence, or as an empty text where the view does not have it. */
const listed = (words: PortoWords, list: List, { with: given }: Refusal, view: View): string => {
  const { refusals } = words;
  const { labelled, listed: all } = grammar(words.language);
  const slots = <Card>(cards: readonly (Card | null)[], named: (words: PortoWords, card: Card) => string) =>
    cards
      .flatMap((card, index) => (card === null ? [] : labelled(`${index + 1}`, named(words, card))))
      .join(', ');
  switch (list) {
    case 'market': {
      const held = slots(view.market, cardName);
      return held ? refusals.market(held) : refusals.marketEmpty;
    }
    case 'open': {
      const open = slots(view.contracts, publicWithVp);
      return open ? refusals.open(open) : refusals.noneOpen;
    }
    case 'hand':
      return refusals.hand(handByColour(words, view.players[holder(view)]?.hand ?? []));
    case 'timer':
      if (view.phase.type !== 'timer') return '';
      return refusals.timerCards(all(view.phase.cards.map(card => cardName(words, card))));
    case 'dealt': {
      const dealt = view.dealt?.map(contract => privateName(words, contract));
      return dealt ? refusals.yourFive(all(dealt), dealt.length) : '';
    }
    case 'houses':
      return refusals.inPlay(all(view.houses.map(({ id }) => id)));
    case 'roofs': {
      const empty = view.houses.filter(house => house.roof === 0 && house.level < house.height);
      const roofs =
        all([given.roofs ?? []].flat().map(String), 'or') ||
        all(
          empty.map(({ id }) => id),
          'or',
        );
      return roofs ? refusals.emptyRoofs(quoted(roofs)) : refusals.noEmptyRoof;
    }
  }
};

const isOurs = (code: string): code is Code => [...REFUSALS, ...TYPED].some(known => known === code);

/** Writes a refusal as a sentence that names the rule and the possible alternatives. */
export const refusal = (words: PortoWords, refused: Refusal, view: View): string => {
  const { refusals } = words;
  const { code } = refused;
  if (!isOurs(code)) return refusals.notAllowed(toDo(words, view));
  const isOver = view.phase.type === 'over' && (code === 'wrong-phase' || code === 'not-your-turn');
  if (isOver || code === 'game-over') return gameOver(words.language);
  const exact = exactSentence(code, refused.with, view);
  const sentence = saidWith(exact ? refusals[exact] : refusals.codes[code], factsOf(words, refused, view));
  const following = followingOf(code, refused.with, view);
  return [sentence, ...following.map(list => listed(words, list, refused, view))].filter(Boolean).join(' ');
};
