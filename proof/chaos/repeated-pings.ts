import type { Call } from './calls.ts';
import type { Nudge } from './nudges.ts';
import type { QuestionCall } from './questions.ts';

export interface AllCalls {
  readonly calls: readonly Call[];
  readonly toQuestions?: readonly QuestionCall[];
  /** Nudges that people tried. They tell two nudges by the same person apart. */
  readonly nudges?: readonly Nudge[];
}

/** Returns a text that is equal for two pings about the same thing. Undefined: the game did not wait for the pinged person. */
function aboutOf({ kind, decision, step, by, at }: Call, nudges: readonly Nudge[]): string | undefined {
  if (decision === undefined) return undefined;
  const { match, seat, userId, from } = decision;
  const nudge = nudges.findLast(each => each.match === match && each.by === by && each.at <= at);
  // A ping on a board and a separate ping about the same decision count as the same ping.
  const first = kind === 'board' || kind === 'ping';
  const what = first ? 'first call' : kind === 'nudge' ? `nudge by ${by} at ${nudge?.at}` : kind;
  return `${match}, seat ${seat} (${userId}), revision ${from}: ${[what, step].filter(Boolean).join(' ')}`;
}

const howOf = ({ kind, messageId, rev, at }: Call): string =>
  `${kind} ${messageId}${rev === undefined ? '' : `, revision ${rev}`}, at ${new Date(at).toISOString()}`;

/** Reports double pings. A person must get only one ping for each decision, reminder, nudge and question. */
export function repeatedPings({ calls, toQuestions = [], nudges = [] }: AllCalls): readonly string[] {
  const byKey = new Map<string, string[]>();
  const note = (key: string, by: string) => byKey.set(key, [...(byKey.get(key) ?? []), by]);
  for (const call of calls) {
    const about = aboutOf(call, nudges);
    if (about !== undefined) note(about, howOf(call));
  }
  for (const { userId, asked } of toQuestions) note(`question ${asked}: ${userId}`, 'a question');
  return [...byKey].flatMap(([key, by]) =>
    by.length > 1 ? [`pinged ${by.length} times: ${key} (${by.join('; ')})`] : [],
  );
}
