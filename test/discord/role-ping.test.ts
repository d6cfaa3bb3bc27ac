import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { HOURS_BETWEEN_ROLE_PINGS } from '../../src/table/lobby/role-ping.ts';
import { setServer } from '../support/menus.ts';
import { posts, type Timed, timed } from './clock-and-texts.ts';
import { shown } from './kit.ts';

const ROLE = '424242424242424242';

async function withRole(mentionable = true): Promise<Timed> {
  const stage = await timed();
  const role = {
    ...{ id: ROLE, name: 'Players', mentionable, permissions: '0', position: 1, color: 0 },
    ...{ hoist: false, managed: false, icon: null, unicode_emoji: null, flags: 0 },
  };
  stage.discord.dispatch('GUILD_ROLE_CREATE', { guild_id: stage.guild.id, role });
  stage.ann.manageGuild = true;
  return stage;
}

const name = ({ ann, channel }: Timed, role = ROLE) => setServer(ann, channel, { callRole: role });

const opened = async ({ guild }: Timed, person: Person, place: string): Promise<StoredMessage> =>
  shown(await person.command(guild.addChannel({ name: place }), 'porto new', { seats: 3 }));

const pingedRoles = (stage: Timed): readonly string[] =>
  [...stage.guild.channels, ...stage.guild.threads].flatMap(channel =>
    posts(stage.discord, channel).flatMap(({ body }) => {
      const { allowed_mentions: allowed } = body as {
        allowed_mentions?: {
          parse?: readonly string[];
          roles?: readonly string[];
          users?: readonly string[];
        };
      };
      expect(allowed?.parse ?? []).toEqual([]);
      const roles = allowed?.roles ?? [];
      if (roles.length > 0) expect(allowed?.users ?? []).toEqual([]);
      return roles;
    }),
  );

test('a role that the server takes back while its message waits is not pinged', async () => {
  const stage = await withRole();
  const { ann, bob, channel, discord } = stage;
  await name(stage);
  for (const isTakenBack of [true, false]) {
    const answer = await opened(stage, bob, `room ${isTakenBack}`);
    const withdraw = discord.fail({
      ...{ method: 'POST', status: 500, times: 100, body: { message: 'outage', code: 0 } },
      path: new RegExp(`/channels/${answer.channel.id}/messages$`),
    });
    await bob.press(answer, 'Ping @Players');
    if (isTakenBack) await setServer(ann, channel, { callRole: 'off' });
    withdraw();
    await stage.pass(2);
    expect(pingedRoles(stage)).toEqual(isTakenBack ? [] : [ROLE]);
    await name(stage);
    await stage.pass(HOURS_BETWEEN_ROLE_PINGS);
  }
});
