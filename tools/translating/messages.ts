import {
  type BaseComment,
  FluentSerializer,
  type FunctionReference,
  GroupComment,
  Junk,
  Message,
  type MessageReference,
  type Pattern,
  type Placeable,
  parse,
  ResourceComment,
  SelectExpression,
  StringLiteral,
  Term,
  type TermReference,
  TextElement,
  type VariableReference,
  Visitor,
} from '@fluent/syntax';

export type Sentence = Message | Term;

const isSentence = (entry: unknown): entry is Sentence => entry instanceof Message || entry instanceof Term;
const idOf = (entry: Sentence): string => `${entry instanceof Term ? '-' : ''}${entry.id.name}`;

export interface ReadMessage {
  readonly id: string;
  /** Text of the sentence with its placeables, as in the file but without the indentation. */
  readonly text: string;
  readonly notes: readonly string[];
  /** Lines of the sentence's comment that declare arguments. */
  readonly arguments: readonly string[];
  readonly from: number;
  readonly to: number;
  readonly line: number;
}

const serializer = new FluentSerializer();
const INDENT = '    ';

function textOf(entry: Sentence): string {
  const bare = entry.clone();
  bare.comment = null;
  return serializer
    .serializeEntry(bare)
    .replace(/^[\w-]+ = ?/, '')
    .replaceAll(`\n${INDENT}`, '\n')
    .trim();
}

const edges = ({ elements }: Pattern): { readonly from: number; readonly to: number } => ({
  from: elements[0]?.span?.start ?? 0,
  to: elements.at(-1)?.span?.end ?? 0,
});

const told = ({ content }: BaseComment): readonly string[] => content.split('\n');
const isArgument = (line: string): boolean => line.startsWith('$');

/**
 * Returns the sentences of a catalogue in their order.
 * @throws Error if a line belongs to no sentence
 */
export function readMessages(source: string): readonly ReadMessage[] {
  const found: ReadMessage[] = [];
  const resource: string[] = [];
  let group: string[] = [];
  for (const entry of parse(source, { withSpans: true }).body) {
    if (entry instanceof Junk) throw new Error(`this is no sentence: ${entry.content.split('\n')[0]}`);
    if (entry instanceof ResourceComment) resource.push(told(entry).join(' '));
    if (entry instanceof GroupComment) group = [told(entry).join(' ')];
    if (!isSentence(entry) || !entry.value) continue;
    const own = entry.comment ? told(entry.comment) : [];
    const note = own.filter(line => !isArgument(line)).join(' ');
    const { from, to } = edges(entry.value);
    found.push({
      id: idOf(entry),
      text: textOf(entry),
      notes: [...resource, ...group, note].filter(each => each !== ''),
      arguments: own.filter(isArgument),
      from,
      to,
      line: source.slice(0, entry.id.span?.start).split('\n').length,
    });
  }
  return found;
}

/** Parses a text as the sentence of an id. Returns the problem in words if the text is invalid. */
export function asSentence(id: string, text: string): Sentence | string {
  const [line = '', ...more] = text.split('\n');
  // A continuation line can't begin with these characters, so such a text begins on the line of its id.
  const inline = more.length === 0 || /^[*.[}]/.test(line);
  const written = [...(inline ? [`${id} = ${line}`] : [`${id} =`, line]), ...more].join(`\n${INDENT}`);
  const [entry, other] = parse(`${written}\n`, {}).body;
  if (isSentence(entry) && entry.value && other === undefined) return entry;
  const why = entry instanceof Junk ? entry.annotations[0]?.message : undefined;
  return `it can't be read${why === undefined ? '' : `: ${why}`}`;
}

/**
 * Collects what a sentence uses: variables, functions, terms and other sentences (`$count`, `NUMBER()`, `-pay`, `terms_deck`).
 */
class Asked extends Visitor {
  readonly names = new Set<string>();
  override visitVariableReference(node: VariableReference): void {
    this.names.add(`$${node.id.name}`);
  }
  override visitFunctionReference(node: FunctionReference): void {
    this.names.add(`${node.id.name}()`);
    this.genericVisit(node);
  }
  override visitMessageReference(node: MessageReference): void {
    this.names.add(node.id.name);
  }
  override visitTermReference(node: TermReference): void {
    this.names.add(`-${node.id.name}`);
  }
}

export function askedBy(sentence: Sentence): ReadonlySet<string> {
  const visitor = new Asked();
  visitor.visit(sentence);
  return visitor.names;
}

/** Returns the length of the longest variant, without its arguments. */
export function leastLengthOf({ elements }: Pattern): number {
  const ways = (expression: Placeable['expression']): number => {
    if (expression instanceof StringLiteral) return expression.value.length;
    if (!(expression instanceof SelectExpression)) return 0;
    return Math.max(...expression.variants.map(({ value }) => leastLengthOf(value)));
  };
  return elements.reduce(
    (sum, element) =>
      sum + (element instanceof TextElement ? element.value.length : ways(element.expression)),
    0,
  );
}

function written(sentence: Sentence): string {
  const bare = sentence.clone();
  bare.comment = null;
  return serializer.serializeEntry(bare).trimEnd();
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/**
 * Returns a catalogue with new or changed sentences and otherwise the same text.
 * @param order ids in the order of the English catalogue
 */
export function withSentences(
  source: string,
  sentences: readonly Sentence[],
  order: readonly string[],
): string {
  const known = parse(source, { withSpans: true }).body.filter(isSentence);
  const end = (entry: Sentence | undefined): number => entry?.span?.end ?? 0;
  const stretches = sentences.map((sentence): Stretch => {
    const id = idOf(sentence);
    const own = known.find(entry => idOf(entry) === id);
    if (own) {
      const from = (own.id.span?.start ?? 0) - (own instanceof Term ? 1 : 0);
      return { from, to: end(own), text: written(sentence) };
    }
    const before = new Set(order.slice(0, order.indexOf(id)));
    const at = end(known.findLast(entry => before.has(idOf(entry))));
    return { from: at, to: at, text: at === 0 ? `${written(sentence)}\n` : `\n${written(sentence)}` };
  });
  return stretches
    .toSorted((one, other) => other.from - one.from)
    .reduce((text, { from, to, text: put }) => text.slice(0, from) + put + text.slice(to), source);
}
