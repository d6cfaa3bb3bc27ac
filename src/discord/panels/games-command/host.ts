import { type Context, MAX_CONTENT } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say, turnedAway } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';
import { GAMES_WORDS } from '../../words/index.ts';

const FENCE = '```';

/** Writes an answer as a block of code, in which names can't format the text. A long answer is a file. */
function shown(text: string): Answer {
  const block = `${FENCE}\n${text.replaceAll('`', 'ˋ')}\n${FENCE}`;
  if (block.length <= MAX_CONTENT) return say(block);
  const file = { name: 'host.txt', data: Buffer.from(`${text}\n`), alt: 'The whole answer, as text' };
  return { content: text.split('\n')[0]?.slice(0, MAX_CONTENT) ?? '', file };
}

/**
 * Carries out a command line that the operator typed. Without a line, lists all command lines. Refuses people who do not own
 * the application.
 */
export async function host(context: Context, { person }: Visit, line: string | undefined): Promise<Answer> {
  if (!(await context.isOwner?.(person.id))) return turnedAway(GAMES_WORDS[context.language].host.notOwner);
  const { log, table } = context;
  const { ok, text } = await table.host.run(line ?? '', person.id, {
    line: entry => log.info(entry, 'a line of the operator'),
    failed: error => log.error({ error: logged(error) }, 'a line of the operator failed'),
  });
  return ok ? shown(text) : { ...shown(text), outcome: 'refused' };
}
