import { InteractionType } from 'discord-api-types/v10';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import { renderMessage } from '../world/render-message.ts';
import { type Answer, settled } from './answer.ts';
import { envelope } from './interaction-payload.ts';
import type { Person } from './person.ts';
import type { Stage } from './stage.ts';

/** Interaction that no client of Discord would send. */
export interface Forged {
  readonly person: Person;
  readonly channel: Channel;
  readonly type: InteractionType;
  readonly data: unknown;
  readonly source?: StoredMessage;
  /** Changes the payload before it is sent. The payload must keep its id and token, so that the bot's answer can be matched. */
  readonly change?: (payload: Readonly<Record<string, unknown>>) => unknown;
}

export interface Forgery {
  readonly payload: unknown;
  readonly answer: Promise<Answer>;
}

/** Option type of a string, used for the focused option of every forged autocompletion. */
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
