import type { AnyPresenter } from '../presenter/presenter.ts';
import { bare } from './bare.ts';

/** Words and view with which the bot reads a typed action. */
export interface ActionReader {
  readonly presenter: Pick<AnyPresenter, 'typed' | 'whole'>;
  /** The game's words in each language that may be typed. */
  readonly spoken: readonly Pick<AnyPresenter, 'fieldName' | 'value'>[];
  /** View of the seat that acts. */
  readonly view: unknown;
}

/** Typed action, which may be illegal: its kind, the values that the person typed, and the action in the game's notation. */
export interface ReadAction {
  readonly picked: Readonly<Record<string, string>>;
  readonly text: string;
  /** True where each word of the typed text has a meaning. Otherwise the person sees a preview first. */
  readonly isExact: boolean;
}

/** Word that may stand between the values without a meaning of its own, as "to", "for" and "mit". */
const FILLER = /^\p{L}{1,3}$/u;
/** Number of words of the longest value, such as "2 red 1 blue 1 green". */
const LONGEST_VALUE = 6;
/** Greatest number of words in a typed text that can name an action. */
const MOST_WORDS = 12;

const tokensOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .split(/[\s·:;()…]+/u)
    .filter(token => token !== '');

interface FoundKind {
  readonly kind: string;
  readonly rest: readonly string[];
}

/** Vocabulary of a game: the kinds of action and the names of fields, in all languages. */
class Vocabulary {
  readonly #reader: ActionReader;
  readonly #fields: Readonly<Record<string, ReadonlySet<string>>>;

  constructor(reader: ActionReader, fields: readonly string[]) {
    this.#reader = reader;
    this.#fields = Object.fromEntries(
      fields.map(field => [
        field,
        new Set([field, ...reader.spoken.flatMap(spoken => spoken.fieldName?.(field) ?? [])].map(bare)),
      ]),
    );
  }

  /** Finds the kind of action: a name at the start of the text, else a name anywhere, else a word of only one kind's names. */
  kindIn(tokens: readonly string[], kinds: readonly string[]): FoundKind | undefined {
    const { spoken, view } = this.#reader;
    const names = kinds.flatMap(kind =>
      [kind, ...spoken.map(each => each.value('type', kind, view))].map(name => ({
        kind,
        words: tokensOf(name).map(bare),
      })),
    );
    const said = tokens.map(bare);
    const whole = names
      .toSorted((one, other) => other.words.length - one.words.length)
      .flatMap(({ kind, words }) => {
        const from = said.findIndex((_, at) => words.every((word, index) => said[at + index] === word));
        const rest = [...tokens.slice(0, from), ...tokens.slice(from + words.length)];
        return from < 0 ? [] : [{ kind, from, rest }];
      });
    const found = whole.find(({ from }) => from === 0) ?? whole[0];
    if (found) return found;
    for (const word of said) {
      const meant = new Set(names.flatMap(({ kind, words }) => (words.includes(word) ? [kind] : [])));
      const [kind, ...others] = meant;
      if (kind === undefined || others.length > 0) continue;
      const own = new Set(names.flatMap(name => (name.kind === kind ? name.words : [])));
      return { kind, rest: tokens.filter((_, at) => !own.has(said[at] ?? '')) };
    }
    return undefined;
  }

  /** Finds the field that a word names, as "pay" in "pay 2". */
  fieldNamed(word: string, fields: readonly string[]): string | undefined {
    const said = bare(word);
    return fields.find(field => this.#fields[field]?.has(said));
  }

  valueOf(field: string, text: string): string | undefined {
    const { presenter, view } = this.#reader;
    const read = presenter.typed?.(field, text, view);
    return read?.ok ? read.value : undefined;
  }

  write(kind: string, given: Readonly<Record<string, string>>): string {
    const { presenter, view } = this.#reader;
    return presenter.whole?.write(kind, given, view) ?? kind;
  }
}

/** Reads values of fields from words, the longest sequences of words first. Undefined: a word has no meaning. */
function valuesIn(
  vocabulary: Vocabulary,
  tokens: readonly string[],
  fields: readonly string[],
): Pick<ReadAction, 'picked' | 'isExact'> | undefined {
  const picked: Record<string, string> = {};
  let isExact = true;
  const free = () => fields.filter(field => picked[field] === undefined);
  for (let at = 0; at < tokens.length; ) {
    const named = vocabulary.fieldNamed(tokens[at] ?? '', free());
    const from = named === undefined ? at : at + 1;
    let end = from;
    for (let to = Math.min(tokens.length, from + LONGEST_VALUE); to > from && end === from; to--) {
      const text = tokens
        .slice(from, to)
        .join(' ')
        .replace(/[,、]$/u, '');
      for (const field of named === undefined ? free() : [named]) {
        const value = vocabulary.valueOf(field, text);
        if (value === undefined) continue;
        picked[field] = value;
        end = to;
        break;
      }
    }
    if (end === from && (named !== undefined || !FILLER.test(tokens[at] ?? ''))) return undefined;
    if (end === from) isExact = false;
    at = end > from ? end : at + 1;
  }
  return tokens.length > 0 && Object.keys(picked).length === 0 ? undefined : { picked, isExact };
}

/**
 * Reads a text as an action, legal or not, in the words of any language: "sail Cima", "buy Cima 2 pay 1". Undefined where the
 * text names no kind of action, has a word without meaning or has too many words, or where the game reads no whole actions.
 */
export function readAction(reader: ActionReader, text: string): ReadAction | undefined {
  const { presenter } = reader;
  const tokens = tokensOf(text);
  if (!presenter.whole || tokens.length === 0 || tokens.length > MOST_WORDS) return undefined;
  const { fields } = presenter.whole;
  const vocabulary = new Vocabulary(reader, [...new Set(Object.values(fields).flat())]);
  const found = vocabulary.kindIn(tokens, Object.keys(fields));
  if (!found) return undefined;
  const values = valuesIn(vocabulary, found.rest, fields[found.kind] ?? []);
  if (!values) return undefined;
  const { picked, isExact } = values;
  return { picked: { type: found.kind, ...picked }, text: vocabulary.write(found.kind, picked), isExact };
}
