import type { Answer, Channel, OptionValues, Person } from 'local-discord';
import { contestId } from '../../src/discord/buttons/contest-ids.ts';
import { makeId, parseId } from '../../src/discord/buttons/custom-id.ts';

/** Options of the command that opens a league, and what its opener then chooses in menus. */
export type LeagueOptions = OptionValues & {
  readonly rounds?: number;
  readonly cup?: number;
  readonly fill?: boolean;
};

/** Opens a league by its command, and chooses in its menus. Returns the answer to the command. */
export async function newLeague(
  person: Person,
  channel: Channel,
  { rounds, cup, fill, ...options }: LeagueOptions,
): Promise<Answer> {
  const opened = await person.command(channel, 'games new-league', options);
  const { message } = opened;
  const more = parseId(message?.buttons[0]?.customId ?? '');
  if (!message || !more.ok) return opened;
  for (const [menu, value] of Object.entries({ rounds, cup, fill } as const)) {
    const id = makeId(contestId('league', more.id.match, menu as 'rounds' | 'cup' | 'fill'));
    if (value !== undefined) await person.selectRaw(channel, message, id, [`${value}`]);
  }
  return opened;
}
