import { noMatch, refused } from '../buttons/seat.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, say } from '../ports/answer.ts';
import { matchHere } from './live-match.ts';

/**
 * Exports the record of the channel's newest game as a file. It is complete after the end. Before, it has only what the
 * reader may know.
 */
export async function gameRecord(context: Context, visit: Visit): Promise<Answer> {
  const match = await matchHere(context, visit);
  if (!match) return noMatch(context);
  const seat = context.table.seatOf(match, visit.person.id);
  const record = await context.table.archive.recordFor(match.id, seat ?? 'table');
  if (!record.ok) return refused(context, record.refusal, match);
  const words = context.words.ending;
  const running = match.status === 'running';
  return {
    ...say(running ? words.recordSoFar : words.record),
    file: {
      name: `${match.game}-${match.id}.json`,
      data: Buffer.from(record.value),
      alt: words.recordFile,
    },
  };
}

/**
 * Verifies every shuffle of the channel's newest game, once it has ended. Before the end it shows the commitment of the
 * shuffles.
 */
export async function gameVerify(context: Context, visit: Visit): Promise<Answer> {
  const match = await matchHere(context, visit);
  if (!match) return noMatch(context);
  const words = context.words.ending;
  if (match.status === 'running' || match.status === 'lobby')
    return say(match.commitment === null ? words.unverifiable : words.notYetVerified(match.commitment));
  if (!match.dealt) return refused(context, { code: 'table/not-started', with: {} }, match);
  if (match.withheld) return refused(context, { code: 'table/duplicate-on', with: {} }, match);
  const verified = await context.table.archive.verify(match.id);
  if (!verified) return say(words.unverifiable);
  const { differs, shuffles, commitment, seed, salt, olderRules } = verified;
  const found = olderRules
    ? words.olderRules
    : differs === null
      ? words.verified(shuffles.length)
      : words.differs(differs);
  return say(`${found}\n${words.proof(commitment, seed, salt)}`);
}
