import { renderMember } from '../world/render.ts';
import type { World } from '../world/world.ts';
import type { Frame } from './gateway-frame.ts';

const MOST_MEMBERS = 100;

/** Returns the answer to a request for members by their ids, which needs no intent. Undefined: other requests get no answer. */
export function membersChunk(
  world: World,
  { guild_id: guildId, user_ids: wished, nonce }: Frame['d'],
): object | undefined {
  const guild = world.guilds.get(String(guildId));
  if (guild?.installed !== true || wished == null) return undefined;
  const ids = (Array.isArray(wished) ? wished : [wished]).map(String).slice(0, MOST_MEMBERS);
  const people = ids.flatMap(id => world.people.get(id) ?? []).filter(({ gone }) => !gone);
  return {
    guild_id: guild.id,
    members: people.map(person => renderMember(world, guild, person)),
    chunk_index: 0,
    chunk_count: 1,
    not_found: ids.filter(id => people.every(person => person.id !== id)),
    ...(nonce === undefined ? {} : { nonce }),
  };
}
