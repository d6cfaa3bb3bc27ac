import { nonceFor } from '../../table/outbox/notices.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { logged } from '../rest/channel.ts';
import { PEOPLE_WORDS } from '../words/index.ts';

/** Sends a first direct message without a sound. If Discord refuses it, turns off the setting that needs direct messages. */
export async function greet(
  context: Context,
  personId: string,
  content: string,
): Promise<'sent' | 'refused' | 'failed'> {
  const nonce = nonceFor(`greeting/${personId}/${content}/${context.now()}`);
  const message = { content, rows: [], pings: [], silent: true };
  const came = (await context.direct?.say(personId, message, nonce)) ?? 'failed';
  if (came !== 'refused') return came;
  await context.table.directMessages.refused(personId);
  await context.table.directMessages.noteRefusalShown(personId);
  return came;
}

/**
 * Returns a remark that Discord has refused a direct message to the person. Undefined once the remark was shown. The page with
 * the remark does not wait for the note that it was shown, since the database may be locked.
 */
export async function closedRemark(context: Context, { person }: Visit): Promise<string | undefined> {
  const { directMessages } = context.table;
  if (!(await directMessages.refusalToTell(person.id))) return undefined;
  directMessages
    .noteRefusalShown(person.id)
    .catch(error => context.log.warn({ error: logged(error) }, 'a remark may come again'));
  return PEOPLE_WORDS[context.language].closed;
}
