import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Channel, Forged, Person, StoredMessage } from 'local-discord';
import { type CustomId, makeId } from '../../../../src/discord/buttons/custom-id.ts';
import type { Target } from '../target.ts';

/**
 * Sign that an interaction worked: a changed row, a part or text of its answer, or (`other`) an answer unlike an outsider's.
 */
export type Proof = 'rows' | 'file' | 'components' | 'form' | 'choices' | 'other' | RegExp;

export interface Case extends Pick<Forged, 'channel' | 'type' | 'data' | 'source'> {
  readonly by: Person;
  readonly proof: Proof;
  /** Other people with the right to the interaction. */
  readonly right?: readonly Person[];
  /** True if the interaction changes only its sender's data, and so is no attack. */
  readonly own?: boolean;
  /** True if all people may read the answer, so that the bot refuses no one. */
  readonly open?: boolean;
  /** True if the first answers show only progress. */
  readonly long?: boolean;
}

type Rest = Omit<Case, 'channel' | 'type' | 'data' | 'source'>;

interface Pressed extends Rest {
  readonly id: CustomId;
  readonly values?: readonly string[];
  readonly menu?: ComponentType;
}

export function pressed(
  { channel, messages }: Pick<Target, 'channel' | 'messages'>,
  { id, values, menu, ...rest }: Pressed,
): Case {
  const source: StoredMessage | undefined =
    messages.find(({ ephemeral }) => !ephemeral) ?? channel.messages.at(-1);
  if (source === undefined) throw new Error(`no message in ${channel.name}`);
  const type = values === undefined ? ComponentType.Button : (menu ?? ComponentType.StringSelect);
  const data = { custom_id: makeId(id), component_type: type, ...(values && { values }) };
  return { ...rest, channel, source, type: InteractionType.MessageComponent, data };
}

export const at = (channel: Channel): Pick<Target, 'channel' | 'messages'> => ({
  channel,
  messages: channel.messages,
});

export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the stage does not hold what a case needs');
  return found;
}

export const besides = <T>(all: readonly T[], ...these: readonly T[]): readonly T[] =>
  all.filter(each => !these.includes(each));
