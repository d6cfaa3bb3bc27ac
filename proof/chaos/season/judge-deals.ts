import type { LocalDiscord, StoredMessage } from 'local-discord';
import { games } from '../../../src/games/registry.ts';
import { isPrivate, type Store, type StoredAttempt } from '../../../src/store/index.ts';
import { replay } from '../../../src/table/results/replay.ts';
import type { DealPlay } from './deals.ts';
import type { Judged } from './judged.ts';

interface Shown {
  /** Id of the only person who could see the text. Undefined: all people could see it. */
  readonly viewer: string | undefined;
  readonly channel: string;
  readonly text: string;
}

const textOf = ({ text, attachments, buttons, selects }: StoredMessage): string =>
  [
    text,
    ...attachments.map(({ filename }) => filename),
    ...buttons.map(({ customId = '' }) => customId),
    ...selects.flatMap(({ customId, options }) => [customId, ...options.map(({ value }) => value)]),
  ].join('\n');

export function overhear(discord: LocalDiscord): readonly Shown[] {
  const shown: Shown[] = [];
  discord.watch(happening => {
    if (happening.type !== 'message' || happening.change === 'deleted') return;
    const { message } = happening;
    const viewer = message.viewer?.id ?? message.channel.recipient?.id;
    shown.push({ viewer, channel: message.channel.name, text: textOf(message) });
  });
  return shown;
}

async function leaks(
  store: Store,
  attempt: StoredAttempt,
  shown: readonly Shown[],
): Promise<readonly string[]> {
  const { matchId, dealId, userId } = attempt;
  const deal = await store.deals.get(dealId);
  const secrets = deal?.kind === 'daily' ? [deal.seed, deal.salt] : [];
  const faults: string[] = [];
  for (const { viewer, channel, text } of shown) {
    const line = text.split('\n')[0] ?? '';
    if (viewer !== userId && text.includes(matchId))
      faults.push(`the attempt ${matchId} stands in #${channel}: "${line}"`);
    if (viewer === undefined && text.includes(`:${dealId}:`))
      faults.push(`the deal ${dealId} stands in #${channel} for all: "${line}"`);
    if (secrets.some(secret => text.includes(secret)))
      faults.push(`the seed of ${dealId} stands in #${channel}: "${line}"`);
  }
  const notices = await store.outbox.waiting(matchId);
  return [
    ...faults,
    ...notices.map(({ kind }) => `something of the attempt ${matchId} is to be reported: ${kind}`),
  ];
}

async function endFaults(store: Store, attempt: StoredAttempt): Promise<readonly string[]> {
  const { matchId, points, endedAt } = attempt;
  const match = await store.matches.get(matchId);
  if (!match) return [`the attempt ${matchId} is gone`];
  const isOver = match.status === 'over';
  if ((endedAt !== null) !== isOver)
    return [`the attempt ${matchId} is ${match.status}, ended at ${endedAt}`];
  if (endedAt === null) return [];
  const total = games[match.game]?.outcome(match.state)?.totals[0];
  const [last] = (await store.moves.list(matchId, 0, match.rev)).slice(-1);
  return [
    ...(total === points ? [] : [`the attempt ${matchId} has ${points} points, not ${total}`]),
    ...(last?.at === endedAt && match.updatedAt === endedAt
      ? []
      : [`the attempt ${matchId} ended at ${endedAt}, its last action was at ${last?.at}`]),
  ];
}

/** Checks that every action in the log was a person's press, and that actions which the bot has shown are never lost. */
async function pressFaults(
  store: Store,
  attempt: StoredAttempt,
  { presses }: DealPlay,
): Promise<readonly string[]> {
  const { matchId } = attempt;
  const own = presses.filter(({ match }) => match === matchId);
  const rev = (await store.matches.get(matchId))?.rev ?? 0;
  const made = (await store.moves.list(matchId, 0, rev)).filter(({ by }) => by === 'person');
  const batches = new Set(made.map(({ batch }) => batch));
  const lost = own.filter(press => (press.shown ?? 0) > press.rev && !batches.has(press.rev));
  const strange = [...batches].filter(batch => own.every(press => press.rev !== batch));
  return [
    ...lost.map(press => `the attempt ${matchId}: the action of revision ${press.rev} was shown and is lost`),
    ...strange.map(batch => `the attempt ${matchId}: nobody pressed at revision ${batch}`),
  ];
}

export async function judgeDeals(
  store: Store,
  plays: readonly DealPlay[],
  shown: readonly Shown[],
): Promise<Judged> {
  const faults: string[] = [];
  const unjudged: string[] = [];
  const count = { ended: 0, presses: 0 };
  const known = new Set<string>();
  for (const play of plays) {
    const { person, deal } = play;
    if (deal === undefined) {
      faults.push(`${person.name} was never shown a deal`);
      continue;
    }
    const attempts = await store.deals.attempts(deal, person.id);
    const [attempt] = attempts;
    if (attempt === undefined || attempts.length > 1)
      faults.push(`${person.name} has begun ${deal} ${attempts.length} times, and meant to once`);
    for (const each of attempts) {
      known.add(each.matchId);
      faults.push(...(await leaks(store, each, shown)));
    }
    if (attempt === undefined) continue;
    faults.push(...(await endFaults(store, attempt)), ...(await pressFaults(store, attempt, play)));
    await replay(store, games, attempt.matchId).catch((error: Error) =>
      faults.push(`the attempt ${attempt.matchId}: ${error.message}`),
    );
    count.presses += play.presses.length;
    if (attempt.endedAt !== null) count.ended += 1;
    else unjudged.push(`${person.name} has not ended ${deal} when time was over: its result`);
  }
  for (const id of await store.matches.ids()) {
    const match = await store.matches.get(id);
    if (match && isPrivate(match) && !known.has(id)) faults.push(`a match of nobody's attempt: ${id}`);
  }
  return {
    figures: {
      'deals begun': known.size,
      'attempts played to their end': count.ended,
      'presses that commit': count.presses,
    },
    faults,
    unjudged,
  };
}
