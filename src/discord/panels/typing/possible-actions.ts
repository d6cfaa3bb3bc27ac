import {
  agreeing,
  asPicked,
  distinguishing,
  type FieldPick,
  known,
  nextQuestion,
  offers,
  type Picks,
} from '../../../presentation/choosing/menu.ts';
import { bare, type SearchedText } from '../../../presentation/text/bare.ts';
import { digest, named } from '../../buttons/picks.ts';
import type { SeatedPerson } from '../../buttons/seated-person.ts';
import type { OptionChoice } from '../../context/command.ts';
import type { Context } from '../../context/context.ts';
import { gain } from '../turn/best.ts';
import { once } from '../turn/panel-context.ts';
import { type ActionTexts, actionTexts, type Said } from './action-texts.ts';
import { holds, likenessTo, meant, reach, runs } from './input.ts';

const LONGEST_CHOICE = 100;
/**
 * Number of actions whose results are foreseen for a typed text: those whose names are most similar to the text. Foreseeing the
 * results of a hundred actions blocked the event loop for 100 ms.
 */
const LIKELIEST = 8;
/** Least similarity of a text and an action's name, from 0 to 1, for which the action's results are foreseen. */
const ALIKE = 0.5;
/** Number of actions whose names are compared with a whole typed text, letter by letter. */
const LIKELY = 64;
/** Maximum number of words of a typed text. The longest name of an action has 17 words. */
const MOST_WORDS = 24;
/** Separator of the fields in a choice that is only part of an action: "type=build;house=L4". */
const PARTS = ';';

interface Likeness {
  readonly action: unknown;
  readonly described: number;
  readonly written: number;
}

export const firstWord = (text: string): string => text.trim().split(/\s+/)[0] ?? '';

const wordsOf = (text: string, reduce: (word: string) => string = bare): readonly string[] =>
  text
    .split(/[\s·:,;()…]+/u)
    .map(word => reduce(word))
    .filter(word => word !== '');

/** Legal actions of a seat, in the reader's words. */
export class Possible {
  readonly context: Context;
  readonly seating: SeatedPerson;
  readonly #texts: ActionTexts;

  constructor(context: Context, seating: SeatedPerson) {
    this.context = context;
    this.seating = seating;
    this.#texts = actionTexts(context, seating);
  }

  get legal(): readonly unknown[] {
    return this.#texts.legal;
  }

  describe = (action: unknown): string => this.#texts.describe(action);

  /** Checks that a text is a legal action in the game's notation. */
  isLegal = (text: string): boolean => this.legal.some(action => this.#texts.written(action) === text);

  inWords(picks: Picks): string {
    return picks.map(([field, value]) => this.#texts.value(field, value).label).join(' · ');
  }

  /**
   * Lists the actions that contain every word of a text, the best first; of these, only the actions in which the words stand
   * together best. No words: all actions. Too many words: none.
   */
  matching(text: string): readonly unknown[] {
    const words = wordsOf(text);
    if (words.length === 0) return this.#best(this.legal.map(action => ({ action, like: 0 })));
    if (words.length > MOST_WORDS) return [];
    const whole = this.#holding(words, true);
    return whole.length > 0 ? whole : this.#holding(words, false);
  }

  /**
   * Lists the actions that contain every word.
   * @param atStart true: only the start of a word in the action counts, so "red" is not found in "prendre des cartes"
   */
  #holding(words: readonly string[], atStart: boolean): readonly unknown[] {
    const ends = new Map<Said, readonly number[]>();
    const reached = (said: Said): readonly number[] => {
      const known = ends.get(said) ?? reach(words, said.readings, atStart);
      ends.set(said, known);
      return known;
    };
    const holding = (reaches: (action: unknown) => readonly (readonly number[])[]) =>
      this.legal.flatMap(action => {
        const count = runs(words.length, reaches(action));
        return count === undefined ? [] : { action, like: -count };
      });
    const inParts = holding(action =>
      this.#texts.fielded.fields(action).map(pick => reached(this.#texts.value(...pick))),
    );
    const [first = '', ...others] = new Set(words);
    // This check is quick, and few names pass it.
    const isNamed = (names: readonly SearchedText[]): boolean =>
      names.some(name => (atStart ? holds(name, first) : name.bare.includes(first))) &&
      others.every(word => names.some(name => name.bare.includes(word)));
    const inName = (names: readonly SearchedText[]) => (isNamed(names) ? [reach(words, names, atStart)] : []);
    // Finding the names of whole actions takes longer. They are needed only for words that no field contains, such as "on".
    const found = inParts.length > 0 ? inParts : holding(action => inName(this.#texts.names(action)));
    const closest = Math.max(...found.map(({ like }) => like));
    return this.#best(found.filter(({ like }) => like === closest));
  }

  nearest(text: string): readonly unknown[] {
    return this.#best(
      this.#likeness(text).map(({ action, described, written }) => ({
        action,
        like: described + written / 2,
      })),
    );
  }

  /** Checks that the first word of this text, in the game's notation, begins a legal action. */
  begins(text: string): boolean {
    const first = firstWord(text);
    return this.legal.some(action => firstWord(this.#texts.written(action)) === first);
  }

  #best(found: readonly { readonly action: unknown; readonly like: number }[]): readonly unknown[] {
    return found
      .map(each => ({ ...each, worth: this.#texts.worth(each.action) }))
      .sort((one, other) => other.like - one.like || known(other.worth) - known(one.worth))
      .map(({ action }) => action);
  }

  /** Finds the one legal action that a text means, in the game's notation or in words of any language. */
  meant(text: string): unknown {
    const written = this.legal.map(this.#texts.written);
    const value = named(written, text) ?? this.#meantInWords(text);
    return value === undefined ? undefined : this.legal[written.indexOf(value)];
  }

  readonly #likely = once((text: unknown): readonly Likeness[] => {
    const most = ({ described, written }: Likeness): number => Math.max(described, written);
    return this.#likeness(text).toSorted((one, other) => most(other) - most(one));
  });

  /** Finds an action by its name, among those whose names are most similar to the text. */
  #meantInWords(text: string): string | undefined {
    const likely = this.#likely(text).slice(0, LIKELY);
    const labels = new Map(
      likely.map(({ action, described }, place) => [
        this.#texts.written(action),
        [
          this.describe(action),
          ...(place < LIKELIEST && described > ALIKE ? [this.#texts.describeForeseen(action)] : []),
        ],
      ]),
    );
    return meant(text, [...labels.keys()], one => labels.get(one) ?? []);
  }

  /**
   * Lists the actions whose button has this text. They may differ in a part that the button does not name. Of actions with the
   * same name and points, the bot foresees only one.
   */
  namesakes(text: string): readonly unknown[] {
    const own = bare(text);
    const words = wordsOf(text);
    const likely = this.#likely(text).filter(({ described }) => described > ALIKE);
    // Actions of one name may bring different points.
    const key = (action: unknown): string => `${this.describe(action)}\n${this.#texts.worth(action)}`;
    const named = [...new Map(likely.map(({ action }) => [key(action), action])).values()].map(
      action => [this.describe(action), action] as const,
    );
    // A button adds the points to the name, and may write a number of the notation for a part. So the search begins with the
    // actions that have most of the words in name and notation, and then the fewest other words.
    // The names of many actions have the same words.
    const reduce = once(word => bare(String(word)));
    const shared = (said: string): number => {
      const own = wordsOf(said, reduce);
      const left = [...words];
      for (const word of own) if (left.includes(word)) left.splice(left.indexOf(word), 1);
      const both = words.length - left.length;
      return both - (own.length - both) / MOST_WORDS;
    };
    const likest = once(
      (action: unknown) => shared(this.describe(action)) + shared(this.#texts.written(action)),
    );
    const found =
      named.find(([name]) => name === text.trim()) ??
      named.find(([, action]) => this.#texts.names(action)[0]?.bare === own) ??
      named
        .toSorted(([, one], [, other]) => likest(other) - likest(one))
        .slice(0, LIKELIEST)
        .find(([, action]) => bare(this.#texts.describeForeseen(action)) === own);
    if (!found) return [];
    const [name, one] = found;
    const isNamed = name === text.trim() || bare(name) === own;
    return this.legal.filter(action => (isNamed ? this.describe(action) === name : key(action) === key(one)));
  }

  readonly #likeness = once((text: unknown): readonly Likeness[] => {
    const like = likenessTo(bare(String(text)));
    return this.legal.map(action => {
      const [described = 0, written = 0] = this.#texts.names(action).map(name => like(name.bare));
      return { action, described, written };
    });
  });

  /** Reads a suggestion that is only part of an action. Undefined where the text is no such suggestion, or is not legal now. */
  picks(text: string): Picks | undefined {
    const parts = text.split(PARTS).map(part => part.split('='));
    const picks = parts.flatMap(([field = '', value]) =>
      value === undefined ? [] : [[field, value] as const],
    );
    const whole = picks.length === parts.length && picks.length > 0;
    return whole && agreeing(this.#texts.fielded, this.legal, asPicked(picks)).length > 0 ? picks : undefined;
  }

  /** Returns the picks that all of these actions share: their kind, and the values that the person typed. */
  shared(actions: readonly unknown[], text: string): Picks {
    const words = wordsOf(text);
    const game = this.#texts.fielded;
    const [first] = actions;
    const picks: FieldPick[] = [];
    for (const [index, pick] of (first === undefined ? [] : game.fields(first)).entries()) {
      if (agreeing(game, actions, asPicked([pick])).length < actions.length) continue;
      const { readings } = this.#texts.value(...pick);
      if (index === 0 || words.some(word => readings.some(reading => holds(reading, word)))) picks.push(pick);
    }
    return picks;
  }

  /**
   * Returns a suggestion for each value of the first field in which these actions differ. The suggestion opens the panel at
   * that value.
   */
  parts(actions: readonly unknown[], text: string): readonly OptionChoice[] {
    const game = this.#texts.fielded;
    const question = nextQuestion(game, actions, {});
    if (!question) return [];
    const before = this.shared(actions, text);
    return offers(game, actions, {}, question.field, this.#texts.worth).flatMap(offer => {
      const picks: Picks = [...before, [question.field, offer.value]];
      const value = picks.map(pick => pick.join('=')).join(PARTS);
      return value.length > LONGEST_CHOICE
        ? []
        : [{ value, name: `${this.inWords(picks)} …${gain(this.context, offer)}` }];
    });
  }

  whole(actions: readonly unknown[]): readonly OptionChoice[] {
    return actions.map(action => {
      const actionText = this.describe(action);
      const text = this.#texts.written(action);
      const worth = this.#texts.worth(action);
      const twins = this.legal.filter(other => this.describe(other) === actionText);
      const apart = this.inWords(distinguishing(this.#texts.fielded, action, twins));
      return {
        value: text.length > LONGEST_CHOICE ? digest(text) : text,
        name:
          actionText +
          (apart && ` (${apart})`) +
          gain(this.context, { least: worth, most: worth, unsure: worth === undefined }),
      };
    });
  }
}
