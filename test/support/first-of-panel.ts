import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { letterField, named, readAction, unpackPicks } from '../../src/discord/buttons/picks.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import type { PanelContext } from '../../src/discord/panels/turn/panel-context.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import { choices, type Picks } from '../../src/presentation/choosing/menu.ts';

const PATIENCE = 10;

function firstOf({ game, legal }: PanelContext, { rows = [] }: Answer): { readonly done: string } | Picks {
  const [part] = rows.flatMap(({ components }) => components);
  if (!part || !('custom_id' in part)) throw new Error('nothing to press');
  const parsed = parseId(part.custom_id);
  if (!parsed.ok) throw new Error(part.custom_id);
  const { verb, args } = parsed.id;
  if (verb === 'do') return { done: args[0] ?? '' };
  if (verb === 'open') return unpackPicks(game, legal, args) ?? [];
  if (!('options' in part) || verb !== 'pick') throw new Error(part.custom_id);
  const field = letterField(game, legal, args[0]) ?? '';
  const value = named(choices(game, legal, {}, field), part.options[0]?.value ?? '') ?? '';
  return [...(unpackPicks(game, legal, args.slice(1)) ?? []), [field, value]];
}

/**
 * Presses the first button of each panel until an action is played, and returns that action.
 * @param from first picks
 */
export async function followed(context: PanelContext, from: Picks = []): Promise<unknown> {
  const { context: room, seating, game, legal } = context;
  let picks = from;
  for (let press = 1; press <= PATIENCE; press++) {
    const first = firstOf(context, await panel(room, seating, picks));
    if ('done' in first) {
      const texts = legal.map(action => game.write(action));
      return legal[texts.indexOf(readAction(texts, first.done))];
    }
    picks = first;
  }
  throw new Error(`no end of questions after ${JSON.stringify(picks)}`);
}
