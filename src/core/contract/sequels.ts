import type { Refusal } from './result.ts';

/** An event that follows an action, as the deciding seat learns of it. */
export interface Sequel {
  readonly event: unknown;
  /** Share of the imagined worlds in which the event happens before the seat has finished its next turn. */
  readonly share: number;
}

/** An action's sequels in the order of the game, and the number of worlds in which it was played on. */
interface Followed {
  readonly sequels?: readonly Sequel[];
  readonly playouts: number;
}

/** An event that follows one of two actions more often, with its shares of worlds after both. */
export interface Contrast {
  readonly event: unknown;
  readonly one: number;
  readonly other: number;
  /** The same event after the other action, where it brings fewer points or more there. */
  readonly instead?: unknown;
  /** Refusal by the rules, where the event's own action is illegal after the action that the event follows less often. */
  readonly why?: Refusal | undefined;
}

/** Least difference of two shares that explains anything. With few worlds it is greater. */
const LEAST = 0.25;
/** Number of events that are kept for each of two actions. */
const MOST = 3;

/**
 * Lists the events whose shares after two actions differ most. First come the events that follow the first action more often,
 * then the rest, each in the order of the game.
 * @param keyOf returns equal keys for events that mean the same; an empty key leaves an event out
 */
export function contrasts(
  one: Followed,
  other: Followed,
  keyOf: (event: unknown) => string = JSON.stringify,
): readonly Contrast[] {
  const least = Math.max(LEAST, Math.sqrt(2 / Math.max(1, Math.min(one.playouts, other.playouts))));
  const [first, second] = [one, other].map(({ sequels = [] }) => {
    const shares = new Map<string, Sequel & { readonly most: number }>();
    for (const { event, share } of sequels) {
      const { most = 0, ...known } = shares.get(keyOf(event)) ?? { event, share: 0 };
      const shown = share > most ? event : known.event;
      shares.set(keyOf(event), { event: shown, share: share + known.share, most: Math.max(most, share) });
    }
    return shares;
  });
  const shareIn = (shares: typeof first, key: string): number =>
    Math.round(100 * Math.min(1, shares?.get(key)?.share ?? 0)) / 100;
  return [first, second].flatMap((own, side) => {
    const found = Array.from(own ?? [], ([key, { event }]) => {
      const contrast = { event, one: shareIn(first, key), other: shareIn(second, key) };
      return { contrast, key, gap: (contrast.one - contrast.other) * (side === 0 ? 1 : -1) };
    }).filter(({ key, gap }) => key !== '' && gap >= least);
    const kept = found.toSorted((wide, narrow) => narrow.gap - wide.gap).slice(0, MOST);
    return found.filter(each => kept.includes(each)).map(({ contrast }) => contrast);
  });
}
