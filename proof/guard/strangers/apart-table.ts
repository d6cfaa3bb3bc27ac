import { accepted } from '../../../test/table/room.ts';
import { NAMES_APART } from '../../chaos/names.ts';
import { type Apart, apartIn, seenIn } from '../../chaos/people-apart.ts';
import { Elsewhere } from '../secrets/elsewhere.ts';
import type { House, Target } from './target.ts';

const PLACES = 3;
const ACTIONS = 5;

export interface ApartTable {
  /** The match as it is attacked in the channel of each server, with the real ids of all its people. */
  readonly targets: readonly Target[];
  /** Reader of all requests for what a place of the match may not learn of the others. */
  readonly reader: Elsewhere;
}

/** Begins a match of two servers and one person's direct messages, and plays some actions. */
export async function setApart({ discord, running, attacked, chance }: House): Promise<ApartTable> {
  const { table, store } = running;
  const names = NAMES_APART.slice(0, PLACES);
  const at: readonly Apart[] = apartIn(
    discord,
    names.map(name => discord.addUser({ name })),
    [attacked.game.id],
  );
  const reader = new Elsewhere(
    discord,
    at.map(({ channel, person }) => ({ channel, people: [person] })),
  );
  const { id } = accepted(
    await table.lobby.begin({
      ...{ game: attacked.game.id, options: attacked.options, pace: 'day', rated: false },
      places: at.map(({ channel: { id, guild } }) => ({
        channelId: id,
        guildId: guild?.id ?? null,
        language: null,
      })),
      people: at.map(({ person: { id, name } }, place) => ({ id, name, place })),
    }),
  );
  const ids = (await store.matches.get(id))?.seats.map(({ userId }) => userId) ?? [];
  for (let action = 0; action < ACTIONS; action++) {
    const match = await table.get(id);
    if (!match) throw new Error('the match is gone');
    const [seat = 0] = await table.awaited(match);
    await table.act(id, ids[seat] ?? '', attacked.game.write(chance.of(match.position.legal(seat))));
  }
  await running.quiet();
  const seated = ids.flatMap(each => at.find(({ person }) => person.id === each)?.person ?? []);
  const targets = at
    .filter(({ channel }) => channel.guild)
    .map(async ({ channel, person }): Promise<Target> => {
      const match = await seenIn(channel, () => table.get(id));
      if (!match) throw new Error('the match is gone');
      const seats = match.seats.map(seat => ({ ...seat, id: ids[seat.seat] ?? '' }));
      return { channel, match: { ...match, seats }, seated, messages: person.sees(channel) };
    });
  return { targets: await Promise.all(targets), reader };
}
