import { InteractionType } from 'discord-api-types/v10';
import { type Answer, settled } from './answer.ts';
import type { Channel } from './channel.ts';
import type { Stage } from './client.ts';
import { envelope } from './interaction-payload.ts';
import type { StoredMessage } from './message.ts';
import type { Person } from './person.ts';
import { renderMessage } from './render.ts';

/** An interaction that no client of Discord's would send. */
export interface Forged {
  readonly person: Person;
  readonly channel: Channel;
  readonly type: InteractionType;
  readonly data: unknown;
  /** The message whose component the interaction claims to use. */
  readonly source?: StoredMessage;
  /** Changes the payload before it is sent. Its id and token should stay, or the bot's answer will not be matched. */
  readonly change?: (payload: Readonly<Record<string, unknown>>) => unknown;
}

export interface Forgery {
  /** Payload as it was sent to the bot. */
  readonly payload: unknown;
  /** The bot's answer, as for any other interaction. */
  readonly answer: Promise<Answer>;
}

/** Type of the completed option, always a string, whatever the forged data say. */
const STRING = 3;

export function forge(stage: Stage, { person, channel, type, data, source, change }: Forged): Forgery {
  const { world, gateway, interactions, quiet } = stage;
  const interaction = interactions.open({
    kind: type,
    person,
    channel,
    what: `forged interaction of type ${type}`,
    owners: { '0': channel.guild?.id ?? '0' },
    ...(source && { source }),
    ...(type === InteractionType.ApplicationCommandAutocomplete && { focusedType: STRING }),
  });
  const honest = {
    ...envelope(world, interaction, type),
    data,
    ...(source && { message: renderMessage(world, source) }),
  };
  const payload = change ? change(honest) : honest;
  quiet.note();
  gateway.dispatch('INTERACTION_CREATE', payload, { guild: channel.guild });
  return { payload, answer: settled(interaction, stage) };
}
