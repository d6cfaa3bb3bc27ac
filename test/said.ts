/** Returns values for an argument of a sentence, by the type that the comment above the sentence names. */
export function samplesOf(type: string): readonly unknown[] {
  if (type.endsWith('?')) return [undefined, ...samplesOf(type.slice(0, -1))];
  switch (type) {
    case 'number':
      return [0, 1, 2, 3, 5, 8, 11, 21, 1_234, 0.5];
    case 'text':
    case 'name':
      return ['Ann', '집', ''];
    case 'list':
    case 'names':
      return [[], ['Ann'], ['Ann', 'Bo'], ['Ann', '보', 'Cy']];
    case 'yes or no':
      return [true, false];
    default:
      return type.split('|').map(code => code.trim());
  }
}

/** Says the sentence of an id with the given arguments. */
export function said(words: unknown, id: string, given: readonly unknown[]): unknown {
  let at = words as Record<string, unknown> | string | ((...given: readonly unknown[]) => unknown);
  for (const step of id.split('_')) at = (at as Record<string, typeof at>)[step] ?? {};
  return typeof at === 'function' ? at(...given) : at;
}
