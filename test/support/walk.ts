import type { StoredMessage } from 'local-discord';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { type CustomId, parseId } from '../../src/discord/buttons/custom-id.ts';
import { letterField, named, readAction, unpackPicks } from '../../src/discord/buttons/picks.ts';
import { asPicked, type Picked, type Picks } from '../../src/presentation/choosing/menu.ts';

export interface Hand {
  press(message: StoredMessage, customId: string): Promise<unknown>;
  select(message: StoredMessage, customId: string, values: readonly string[]): Promise<unknown>;
}

export interface Walking {
  readonly game: AnyGame;
  readonly legal: readonly unknown[];
  readonly person: Hand;
  readonly panel: StoredMessage;
  /** True: chooses the parts of the action one after the other, without shortcuts. Default: the fewest presses. */
  readonly asked?: boolean;
}

export interface Walked {
  readonly commit: string;
  readonly steps: readonly string[];
  /** Presses before the commit. A choice in a menu counts as two presses, and a page as one. */
  readonly presses: number;
}

interface Way {
  readonly label: string;
  /** Number of the action's parts that are chosen after the press. */
  readonly count: number;
  readonly presses: number;
  take(): Promise<unknown>;
}

const MOST_STEPS = 20;

/** Returns the buttons or menus whose custom ids the bot can read, each with what it reads. */
export const withIds = <Of extends { readonly customId?: string | undefined }>(
  parts: readonly Of[],
): readonly { readonly part: Of; readonly customId: string; readonly id: CustomId }[] =>
  parts.flatMap(part => {
    const { customId } = part;
    const parsed = customId === undefined ? undefined : parseId(customId);
    return customId !== undefined && parsed?.ok ? { part, customId, id: parsed.id } : [];
  });

function waysIn({ game, legal, person, panel }: Walking, all: readonly Picked[]): readonly Way[] {
  const leadsTo = (wanted: Picked, picks: Picks | undefined): boolean =>
    picks?.every(([field, value]) => wanted[field] === value) === true;
  const buttons = withIds(panel.buttons).flatMap(({ part, customId, id }): Way[] => {
    const picks = id.verb === 'open' ? unpackPicks(game, legal, id.args) : undefined;
    if (!picks || !all.some(wanted => leadsTo(wanted, picks))) return [];
    const take = () => person.press(panel, customId);
    return [{ label: part.label, count: picks.length, presses: 1, take }];
  });
  const options = withIds(panel.selects).flatMap(({ part, customId, id }): Way[] => {
    const [letter, ...args] = id.args;
    const before = id.verb === 'pick' ? unpackPicks(game, legal, args) : undefined;
    const values = all.flatMap(wanted =>
      leadsTo(wanted, before) ? (wanted[letterField(game, legal, letter) ?? ''] ?? []) : [],
    );
    const option = part.options.find(each => values.includes(named(values, each.value) ?? ''));
    if (!before || !option) return [];
    const take = () => person.select(panel, customId, [option.value]);
    return [{ label: option.label, count: before.length + 1, presses: 2, take }];
  });
  return [...buttons, ...options];
}

/**
 * Presses from an opened panel to the preview of one of the actions.
 * @throws Error if no buttons lead there
 */
export async function walk(walking: Walking, ...actions: readonly unknown[]): Promise<Walked> {
  const { game, panel, asked = false } = walking;
  const wanted = actions.map(action => asPicked(game.fields(action)));
  const texts = actions.map(action => game.write(action));
  const text = texts.join(' or ');
  const steps: string[] = [];
  let presses = 0;
  for (let picked = 0; steps.length <= MOST_STEPS; ) {
    // The first panel of a turn can have a button that plays several actions. It does not count.
    const commits = withIds(panel.buttons).filter(({ id }) => id.verb === 'do' && id.args.length === 1);
    const commit = commits.find(({ id }) => texts.includes(readAction(texts, id.args[0] ?? '')));
    if (commit) return { commit: commit.customId, steps, presses };
    const [way] = waysIn(walking, wanted)
      .filter(({ count }) => count > picked)
      .sort((one, other) => (asked ? one.count - other.count : other.count - one.count));
    if (way) {
      picked = way.count;
      steps.push(way.label);
      presses += way.presses;
      await way.take();
    } else {
      const [other] = commits;
      if (other) throw new Error(`not ${text}, but "${other.part.label}"`);
      throw new Error(
        `nothing leads to ${text} after ${steps.join(' > ') || 'nothing'} in "${panel.content}"`,
      );
    }
  }
  throw new Error(`no way to ${text}: ${steps.join(' > ')}`);
}
