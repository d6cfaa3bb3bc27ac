import {
  type BaseComment,
  FluentSerializer,
  type FunctionReference,
  GroupComment,
  Junk,
  Message,
  type MessageReference,
  parse,
  ResourceComment,
  Term,
  type TermReference,
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

const linesOf = ({ content }: BaseComment): readonly string[] => content.split('\n');
const isArgument = (line: string): boolean => line.startsWith('$');

/**
 * Returns the sentences of a catalogue in their order.
 * @throws Error if a line belongs to no sentence
 */
export function readMessages(source: string): readonly ReadMessage[] {
  const found: ReadMessage[] = [];
  const resource: string[] = [];
  let group: string[] = [];
  for (const entry of parse(source, {}).body) {
    if (entry instanceof Junk) throw new Error(`this is no sentence: ${entry.content.split('\n')[0]}`);
    if (entry instanceof ResourceComment) resource.push(linesOf(entry).join(' '));
    if (entry instanceof GroupComment) group = [linesOf(entry).join(' ')];
    if (!isSentence(entry) || !entry.value) continue;
    const own = entry.comment ? linesOf(entry.comment) : [];
    const note = own.filter(line => !isArgument(line)).join(' ');
    found.push({
      id: idOf(entry),
      text: textOf(entry),
      notes: [...resource, ...group, note].filter(each => each !== ''),
      arguments: own.filter(isArgument),
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
