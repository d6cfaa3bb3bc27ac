import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Forged, Person } from 'local-discord';
import type { Case } from './cases/index.ts';
import type { Setup } from './setup.ts';
import { shownBy } from './sights.ts';
import { type Change, changes } from './state.ts';

const WAIT_MS = 50;
/** Most waits for the answer to a long request: three minutes in all, enough for a busy machine. */
const WAITS = 3_600;

export interface Proven {
  readonly succeeded: boolean;
  readonly said: string;
}

/**
 * Returns true for a change that the interaction itself made. Any interaction causes notices and counts, so these do not count.
 */
const isActionRow = ({ table }: Change, { own }: Case): boolean =>
  table !== 'outbox' && (own === true || table !== 'people');

function shows(
  made: Case,
  answer: Answer,
  changed: readonly Change[],
  outsiders: Answer | undefined,
): boolean {
  const { proof } = made;
  switch (proof) {
    case 'rows':
      return changed.some(change => isActionRow(change, made));
    case 'file':
      return answer.shown.some(({ attachments }) => attachments.length > 0);
    case 'components':
      return answer.shown.some(({ buttons, selects }) => buttons.length + selects.length > 0);
    case 'form':
      return answer.modal !== undefined;
    case 'choices':
      return (answer.interaction.choices?.length ?? 0) > 0;
    case 'other':
      return outsiders !== undefined && shownBy(answer) !== shownBy(outsiders);
    default:
      return proof.test(answer.text);
  }
}

/** Sends an interaction by a person with the right to it, and then undoes its changes. */
export async function prove(stage: Setup, made: Case): Promise<Proven> {
  const { database, discord, running, strangers } = stage;
  const { by, channel, type, data, source } = made;
  const sent = (person: Person): Forged => ({ person, channel, type, data, ...(source && { source }) });
  const before = await database.rows();
  const answer = await discord.forge(sent(by)).answer;
  const [outsider] = strangers.filter(each => !made.right?.includes(each));
  const others = made.proof === 'other' && outsider ? await discord.forge(sent(outsider)).answer : undefined;
  if (made.proof === 'rows') await running.quiet();
  for (let left = made.long === true ? WAITS : 0; left > 0 && !shows(made, answer, [], others); left--)
    await sleep(WAIT_MS);
  const changed = changes(before, await database.rows());
  await database.putBack(changed);
  return { succeeded: shows(made, answer, changed, others), said: answer.text };
}
