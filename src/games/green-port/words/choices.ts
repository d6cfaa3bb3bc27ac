import { capital, grammar } from '../../../presentation/language/grammar.ts';
import { clipped } from '../../../presentation/text/names.ts';
import { targetOf } from '../judgement/aims.ts';
import { oddsOf } from '../judgement/odds.ts';
import { coloursIn, isColour, unitColour } from '../rules/cards.ts';
import { gainOf } from '../rules/hire.ts';
import { askedBy, isWild, objectivePoints, priceOfHeadquarters } from '../rules/prices.ts';
import { isLastTurn } from '../rules/turn.ts';
import {
  type Action,
  type ActionType,
  COLOURS,
  type Colour,
  type Objective,
  type Payment,
  type View,
} from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { type Exchangeable, type Field, LETTERS, type ManyWays } from './facts.ts';
import { aimText, cubesIn, cubesText } from './terms.ts';

const LONGEST_LABEL = 80;
const LONGEST_SHORT_TEXT = 40;
const label = (text: string): string => clipped(text, LONGEST_LABEL, LONGEST_LABEL) || '–';

const entry = (phrases: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(phrases, key) ? phrases[key] : undefined;

export const question = ({ choices }: GreenPortWords, field: string): string =>
  entry(choices.questions satisfies Record<Field, string>, field) ?? choices.otherQuestion(field);

export const fieldName = ({ choices }: GreenPortWords, field: string): string =>
  entry(choices.fields satisfies Record<Field, string>, field) ?? capital(field);

/** Returns the seat that decides now; the active seat for a view of a game that is over. */
export const decider = ({ phase, turn }: View): number => {
  if (phase.type === 'pick') return phase.seat;
  return ('seats' in phase ? phase.seats[0] : undefined) ?? turn.seat;
};

/** Returns the chance that the next card is a bust, "22%"; undefined where no bust is possible. */
export const riskOf = ({ language }: GreenPortWords, view: View): string | undefined => {
  const { next, busts } = oddsOf(view);
  return busts === 0 ? undefined : grammar(language).percent(busts / next.length);
};

const reveal = (words: GreenPortWords, view: View): string => {
  const risk = riskOf(words, view);
  return risk === undefined ? words.choices.revealSafely : words.choices.reveal(risk);
};

/** Returns the number of cubes that a colour of the pool brings the deciding seat: cards, tile, boosts. */
const gained = (view: View, colour: Colour): number => {
  const player = view.players[decider(view)];
  if (!player) return 0;
  const cards = view.pool.filter(card => unitColour(card) === colour);
  const gain = gainOf(view, player, colour, cards);
  return gain.cards + gain.tile + gain.boosts;
};

const hire = (words: GreenPortWords, colour: Colour | undefined, view: View): string => {
  const { choices, terms } = words;
  if (colour === undefined) return choices.hireNobody;
  const actionText = choices.hire(terms.cubes(gained(view, colour), colour));
  return coloursIn(view.pool).length === COLOURS.length ? choices.inSync(actionText) : actionText;
};

/** Writes the cubes that an Objective asks for, before any discount: "3 red + 2 blue". */
export const askedText = (words: GreenPortWords, objective: Objective): string =>
  isWild(objective) ? words.terms.wild(objectivePoints(objective)) : cubesText(words, askedBy(objective));

const objectiveLabel = (words: GreenPortWords, text: string, view: View): string => {
  const objective = view.objectives[Number(text) - 1];
  if (!objective) return text;
  const { terms } = words;
  return [
    terms.objective(Number(text)),
    askedText(words, objective),
    terms.points(objectivePoints(objective)),
  ].join(' · ');
};

const kindLabel = (words: GreenPortWords, kind: string, view: View): string =>
  kind === 'reveal' && view.phase.type === 'hire'
    ? reveal(words, view)
    : (entry(words.choices.types satisfies Record<ActionType, string>, kind) ?? kind);

const count = (words: GreenPortWords, colour: Colour, text: string): string => {
  if (!/^\d+$/.test(text)) return text;
  return text === '0' ? words.choices.noneOf(colour) : words.terms.cubes(Number(text), colour);
};

const colourLabel = (words: GreenPortWords, text: string, view: View): string => {
  if (!isColour(text)) return text;
  const { type } = view.phase;
  const taken = (type === 'hire' || type === 'refer') && coloursIn(view.pool).includes(text);
  return taken ? words.terms.cubes(gained(view, text), text) : words.terms.colours[text];
};

/** Writes the value of an action's field in words, at most 80 characters. */
export const value = (words: GreenPortWords, field: string, text: string, view: View): string => {
  if (isColour(field)) return label(count(words, field, text));
  switch (field) {
    case 'type':
      return label(kindLabel(words, text, view));
    case 'colour':
      return label(colourLabel(words, text, view));
    case 'boost':
      return label(isColour(text) ? words.terms.colours[text] : text);
    case 'objective':
      return label(objectiveLabel(words, text, view));
    case 'pay': {
      const cubes = cubesIn(text);
      return label(cubes ? cubesText(words, cubes) : text);
    }
    default:
      return label(text);
  }
};

const inLetters = (cubes: Payment): string =>
  COLOURS.flatMap(colour => (cubes[colour] ? `${cubes[colour]} ${LETTERS[colour]}` : [])).join(' + ');

const cubesWithin = (words: GreenPortWords, cubes: Payment, longest: number): string => {
  const said = cubesText(words, cubes);
  return said.length <= longest ? said : inLetters(cubes);
};

/**
 * Writes the value of an action's field where room is short, at most 20 characters. The text is empty for a colour of which no
 * cube is lost.
 */
export const short = (words: GreenPortWords, field: string, text: string, view: View): string => {
  if (isColour(field)) return text === '0' ? '' : value(words, field, text, view);
  switch (field) {
    case 'objective':
      return clipped(words.terms.objective(Number(text)), 20, 20);
    case 'pay':
      return clipped(cubesWithin(words, cubesIn(text) ?? {}, 20), 20, 20);
    default:
      return clipped(value(words, field, text, view), 20, 20);
  }
};

const buy = ({ terms }: GreenPortWords, { colour, boost }: Extract<Action, { type: 'buy' }>, view: View) => ({
  what: boost ? terms.boostingPile(terms.pile(colour), boost) : terms.pile(colour),
  price: terms.cubes(priceOfHeadquarters(view, colour), colour),
  points: terms.points(view.piles[colour][0] ?? 0),
});

/** Returns the first text that is short enough for a short action; if none is, the last text, cut. */
const fitting = (...said: readonly string[]): string =>
  said.find(text => text.length <= LONGEST_SHORT_TEXT) ??
  clipped(said.at(-1) ?? '', LONGEST_SHORT_TEXT, LONGEST_SHORT_TEXT);

/**
 * Names an action in at most 40 characters: "Complete Objective 3 · 8 points", "Hire 3 red → Objective 2".
 * @param then action that becomes possible with the cubes that the named action brings
 */
export const describeActionBriefly = (
  words: GreenPortWords,
  action: Action,
  view: View,
  then?: { readonly action: Action },
): string => {
  const { choices, terms } = words;
  const whole = describeAction(words, action, view);
  switch (action.type) {
    case 'complete': {
      const objective = view.objectives[action.objective - 1];
      const points = terms.points(objective ? objectivePoints(objective) : 0);
      return fitting(choices.completeShort(action.objective, points));
    }
    case 'buy': {
      const { what, points } = buy(words, action, view);
      return fitting(choices.buyShort(what, points), `${what} · ${points}`);
    }
    case 'lose':
      return fitting(whole, choices.lose(inLetters(action.cubes)));
    case 'unflip':
      return fitting(whole, choices.unflip(inLetters(action.pay)));
    case 'specialise':
      return fitting(
        whole,
        `${cubesText(words, action.pay).replaceAll(' + ', ', ')} → ${terms.cubes(1, action.colour)}`,
        choices.specialise(inLetters(action.pay), action.colour),
      );
    case 'hire':
    case 'refer': {
      const of = then && targetOf(then.action);
      return fitting(...(of === undefined ? [] : [`${whole} → ${aimText(words, of)}`]), whole);
    }
    case 'flip':
      return view.phase.type === 'lose' ? choices.flipAgainstLoss : choices.flipShort;
    case 'pick':
    case 'reveal':
    case 'bust':
    case 'bonus':
    case 'pass':
    case 'end':
      return fitting(whole);
  }
};

/** Returns the label of the button that leads to all actions of a kind. */
export const another = ({ choices }: GreenPortWords, kind: string): string | undefined =>
  entry(choices.another satisfies Record<ManyWays | Exchangeable, string>, kind);

/** Names an action for a button, in at most 80 characters. */
export const describeAction = (words: GreenPortWords, action: Action, view: View): string =>
  label(describeWhole(words, action, view));

const describeWhole = (words: GreenPortWords, action: Action, view: View): string => {
  const { choices, terms } = words;
  switch (action.type) {
    case 'pick':
      return choices.pick(action.colour);
    case 'reveal':
      return reveal(words, view);
    case 'hire':
      return hire(words, action.colour, view);
    case 'flip':
      return view.phase.type === 'lose' ? choices.flipAgainstLoss : choices.flipAgainstBust;
    case 'bust':
      return choices.bust;
    case 'lose':
      return choices.lose(cubesText(words, action.cubes));
    case 'bonus':
      return choices.bonus(action.colour);
    case 'refer':
      return choices.refer(
        terms.cubes(gained(view, action.colour), action.colour),
        terms.cubes(1, action.pay),
      );
    case 'pass':
      return choices.pass;
    case 'complete': {
      const objective = view.objectives[action.objective - 1];
      const points = terms.points(objective ? objectivePoints(objective) : 0);
      return choices.complete(action.objective, cubesText(words, action.pay), points);
    }
    case 'buy': {
      const { what, price, points } = buy(words, action, view);
      return choices.buy(what, price, points);
    }
    case 'unflip':
      return choices.unflip(cubesText(words, action.pay));
    case 'specialise':
      return choices.specialise(cubesText(words, action.pay), action.colour);
    case 'end':
      return isLastTurn(view) ? choices.endLast : choices.end;
  }
};
