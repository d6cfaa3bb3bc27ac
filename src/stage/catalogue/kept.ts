/** So much of a group is kept; what else is asked for is said anew each time. */
const MOST = 1_000;

type Say = (...given: readonly unknown[]) => string;

/** A group of sentences that are said very often, filled with few numbers and codes: what they said is kept. */
export function kept<Words extends object>(words: Words): Words {
  const said = new Map<string, string>();
  const keeping = (id: string, say: Say): Say => {
    const keep: Say = (...given) => {
      const key = [id, ...given].join('\n');
      const known = said.get(key) ?? say(...given);
      if (said.size < MOST) said.set(key, known);
      return known;
    };
    return Object.defineProperty(keep, 'length', { value: say.length });
  };
  return Object.fromEntries(
    Object.entries(words).map(([id, say]) => [id, typeof say === 'function' ? keeping(id, say) : say]),
  ) as Words;
}
