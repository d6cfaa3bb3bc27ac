import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Channel, Forged, Person, StoredMessage } from 'local-discord';
import { type CustomId, makeId } from '../../../../src/discord/buttons/custom-id.ts';
import type { Target } from '../target.ts';

/**
 * What shows that an interaction did what it is for: a row changed; the answer has a picture or a file, or components,
 * or choices, or words; or it is another one than an outsider gets.
 */
export type Proof = 'rows' | 'file' | 'components' | 'choices' | 'other' | RegExp;

/** An interaction that succeeds for the right person, and for nobody else. */
export interface Case extends Pick<Forged, 'channel' | 'type' | 'data' | 'source'> {
  /** Sends it as proof. */
  readonly by: Person;
  readonly proof: Proof;
  /** Who may do it as well; default: nobody. */
  readonly right?: readonly Person[];
  /** It concerns who sends it, and is nobody's attack: what it may change is the sender's own. */
  readonly own?: boolean;
  /** Everybody may read it: there is nothing to be refused. */
  readonly open?: boolean;
  /** Its first answers show how far it is. */
  readonly long?: boolean;
}

type Rest = Omit<Case, 'channel' | 'type' | 'data' | 'source'>;

interface Pressed extends Rest {
  readonly id: CustomId;
  /** What is chosen in a select. */
  readonly values?: readonly string[];
  readonly menu?: ComponentType;
}

/** A component of a message of a channel is used. */
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

/** @throws Error where there is none. */
export function must<T>(found: T | undefined): T {
  if (found === undefined) throw new Error('the stage does not hold what a case needs');
  return found;
}

/** All but these. */
export const besides = <T>(all: readonly T[], ...these: readonly T[]): readonly T[] =>
  all.filter(each => !these.includes(each));
