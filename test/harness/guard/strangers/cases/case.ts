import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Channel, Forged, Person, StoredMessage } from 'local-discord';
import { type CustomId, makeId } from '../../../../../src/discord/buttons/custom-id.ts';
import type { Target } from '../target.ts';

/**
 * The sign that an interaction worked: a changed row, an answer with a picture, file, components, choices or words, or an
 * answer that an outsider does not get.
 */
export type Proof = 'rows' | 'file' | 'components' | 'choices' | 'other' | RegExp;

/** An interaction that succeeds for the right person alone. */
export interface Case extends Pick<Forged, 'channel' | 'type' | 'data' | 'source'> {
  /** The person who sends the interaction as proof that it works. */
  readonly by: Person;
  readonly proof: Proof;
  /** Other people with the right to the interaction. Default: none. */
  readonly right?: readonly Person[];
  /** True where the interaction concerns its sender alone and changes only the sender's data. It is no attack then. */
  readonly own?: boolean;
  /** True where all people may read the answer, so that no refusal is expected. */
  readonly open?: boolean;
  /** True where the first answers only show progress. */
  readonly long?: boolean;
}

type Rest = Omit<Case, 'channel' | 'type' | 'data' | 'source'>;

interface Pressed extends Rest {
  readonly id: CustomId;
  /** Chosen values of a select. */
  readonly values?: readonly string[];
  readonly menu?: ComponentType;
}

/** Makes a case in which a person uses a component of a message in a channel. */
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

/** Returns its argument. @throws Error where that is undefined */
export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the stage does not hold what a case needs');
  return found;
}

/** Returns all elements except these. */
export const besides = <T>(all: readonly T[], ...these: readonly T[]): readonly T[] =>
  all.filter(each => !these.includes(each));
