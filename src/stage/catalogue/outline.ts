/** Ids of the English sentences in their order, each with the names of its arguments. */
export type SentenceOutline = ReadonlyMap<string, readonly string[]>;

/** A line that describes an argument, in the comment above a sentence: `# $seats (number): how many can sit down`. */
const ARGUMENT = /^# \$([A-Za-z][\w-]*) \(/;
const SENTENCE = /^([A-Za-z][\w-]*) *=/;

/**
 * Reads the ids and arguments of a catalogue. Callers pass arguments in the order of the comment above the English sentence.
 */
export function outlineOf(english: string): SentenceOutline {
  const outline = new Map<string, readonly string[]>();
  let names: string[] = [];
  for (const line of english.split('\n')) {
    const [, name] = ARGUMENT.exec(line) ?? [];
    if (name !== undefined) names.push(name);
    if (line.startsWith('#')) continue;
    const [, id] = SENTENCE.exec(line) ?? [];
    if (id !== undefined) outline.set(id, names);
    names = [];
  }
  return outline;
}
