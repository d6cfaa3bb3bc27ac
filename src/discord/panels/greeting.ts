import { nonceFor } from '../../table/outbox/notices.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
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
  await context.table.letters.refused(personId);
  await context.table.letters.refusalToTell(personId);
  return came;
}

/** Returns a remark that Discord has refused a direct message to the person. Undefined once the remark was shown. */
export async function closedRemark(context: Context, { person }: Visit): Promise<string | undefined> {
  return (await context.table.letters.refusalToTell(person.id))
    ? PEOPLE_WORDS[context.language].closed
    : undefined;
}
