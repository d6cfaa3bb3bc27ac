import type { StoredMessage } from 'local-discord';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { type CustomId, parseId } from '../../src/discord/buttons/custom-id.ts';
import { letterField, named, readAction, unpackPicks } from '../../src/discord/buttons/picks.ts';
import { asPicked, type Picked } from '../../src/presentation/choosing/menu.ts';

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
}

interface Way {
  readonly label: string;
  /** Number of the action's parts that are chosen after the press. */
  readonly count: number;
  take(): Promise<unknown>;
}

const MOST_STEPS = 12;

const read = <Of extends { readonly customId?: string | undefined }>(
  parts: readonly Of[],
): readonly { readonly part: Of; readonly customId: string; readonly id: CustomId }[] =>
  parts.flatMap(part => {
    const { customId } = part;
    const parsed = customId === undefined ? undefined : parseId(customId);
    return customId !== undefined && parsed?.ok ? { part, customId, id: parsed.id } : [];
  });

function waysIn({ game, legal, person, panel }: Walking, wanted: Picked): readonly Way[] {
  const countOf = (args: readonly string[]): number | undefined => {
    const picks = unpackPicks(game, legal, args);
    return picks?.every(([field, value]) => wanted[field] === value) ? picks.length : undefined;
  };
  const buttons = read(panel.buttons).flatMap(({ part, customId, id }): Way[] => {
    const count = id.verb === 'open' ? countOf(id.args) : undefined;
    return count === undefined
      ? []
      : [{ label: part.label, count, take: () => person.press(panel, customId) }];
  });
  const options = read(panel.selects).flatMap(({ part, customId, id }): Way[] => {
    const [letter, ...args] = id.args;
    const before = id.verb === 'pick' ? countOf(args) : undefined;
    const value = wanted[letterField(game, legal, letter) ?? ''];
    const option = part.options.find(each => value !== undefined && named([value], each.value) === value);
    return before === undefined || option === undefined
      ? []
      : [
          {
            label: option.label,
            count: before + 1,
            take: () => person.select(panel, customId, [option.value]),
          },
        ];
  });
  return [...buttons, ...options];
}

const nextPage = (panel: StoredMessage): string | undefined =>
  read(panel.buttons).find(({ id }) => id.verb === 'page' && id.args[0]?.startsWith('>'))?.customId;

/**
 * Presses from an opened panel to the preview of an action.
 * @throws Error if no buttons lead there
 */
export async function walk(walking: Walking, action: unknown): Promise<Walked> {
  const { game, panel, person, asked = false } = walking;
  const wanted = asPicked(game.fields(action));
  const text = game.write(action);
  const steps: string[] = [];
  for (let picked = 0, pages = 0; steps.length + pages <= MOST_STEPS; ) {
    // The first panel of a turn can have a button that plays several actions. It does not count.
    const commits = read(panel.buttons).filter(({ id }) => id.verb === 'do' && id.args.length === 1);
    const commit = commits.find(({ id }) => readAction([text], id.args[0] ?? '') === text);
    if (commit) return { commit: commit.customId, steps };
    const [way] = waysIn(walking, wanted)
      .filter(({ count }) => count > picked)
      .sort((one, other) => (asked ? one.count - other.count : other.count - one.count));
    const page = nextPage(panel);
    if (way) {
      [picked, pages] = [way.count, 0];
      steps.push(way.label);
      await way.take();
    } else if (page) {
      pages++;
      await person.press(panel, page);
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
