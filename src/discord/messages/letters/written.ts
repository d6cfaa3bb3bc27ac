import { languageOf } from '../../../stage/language/languages.ts';
import type { BegunLetter } from '../../../table/attention/letters.ts';
import { makeId } from '../../buttons/custom-id.ts';
import { type ContextParts, contextIn } from '../../context/context.ts';
import type { PublicMessage } from '../../rest/channel.ts';
import { hushId, tablesMessage, type Unwritten } from './open-tables.ts';
import { stopId, watchMessage } from './watched.ts';

/** Direct message in its reader's language. `customId`: id of a button that no other message has. */
export interface Written {
  readonly message: PublicMessage;
  readonly customId: string;
}

/** Writes a direct message in its reader's language. */
export async function writtenLetter(
  anyContext: ContextParts,
  letter: BegunLetter,
): Promise<Written | Unwritten> {
  const language = languageOf(letter.person.locale);
  const { about, userId, match, mode = 'rounds' } = letter;
  const [{ id } = { id: 0 }] = letter.letters;
  if ('guildId' in about) {
    const message = await tablesMessage(contextIn(anyContext, language), about.guildId, letter);
    return typeof message === 'string' ? message : { message, customId: makeId(hushId(about.guildId, id)) };
  }
  if (!match || match.guildId === null) return 'nothing';
  const sight = await anyContext.guilds.maySee(match.guildId, match.channelId, userId);
  if (sight !== 'yes') return sight === 'no' ? 'unseen' : 'unknown';
  const kinds = letter.letters.map(({ kind }) => kind);
  const round = Math.max(0, ...letter.letters.map(({ mark }) => mark));
  const silent = !letter.person.pings;
  const told = { id, kinds, round, mode, silent, userId };
  const message = await watchMessage(contextIn(anyContext, language, match.game), match, told);
  return { message, customId: makeId(stopId(match.id, id)) };
}
