import type { Answer, Channel, OptionValues, Person } from 'local-discord';
import { idOf, makeId, type WordOf } from '../../src/discord/buttons/custom-id.ts';
import { withIds } from './walk.ts';

/** Options of a command that opens a table, and what its opener then chooses in the menus of *More…*. */
export type TableWish = OptionValues & {
  readonly order?: 'joined';
  readonly hints?: 'on' | 'off';
  readonly duplicate?: number;
  readonly invited?: Person;
};

/**
 * Opens a table by its command, and chooses in its menus. Returns the answer to the last of these. Throws where the table has
 * no such menus, since its game has begun.
 * @param command such as `porto new`
 */
export async function newTable(
  person: Person,
  channel: Channel,
  command: string,
  { order, hints, duplicate, invited, ...options }: TableWish = {},
): Promise<Answer> {
  const opened = await person.command(channel, command, options);
  const { message } = opened;
  const menus: readonly (readonly [WordOf<'arranging'>, readonly string[] | undefined])[] = [
    ['seating', order && [order]],
    ['terms', hints && [{ on: 'hints', off: 'plain' }[hints]]],
    ['deal', duplicate === undefined ? undefined : [`${duplicate}`]],
    ['invite', invited && [invited.id]],
  ];
  const chosen = menus.flatMap(([menu, values]) => (values === undefined ? [] : [[menu, values] as const]));
  if (chosen.length === 0) return opened;
  const more = withIds(message?.buttons ?? []).find(({ id }) => id.verb === 'arrange');
  if (!message || !more) throw new Error(`no menus of a table: ${opened.text}`);
  let answer = opened;
  for (const [menu, values] of chosen)
    answer = await person.selectRaw(channel, message, makeId(idOf(more.id.match, 'arrange', menu)), values);
  return answer;
}
