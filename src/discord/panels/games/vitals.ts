import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { StoredVitals } from '../../ports/ports.ts';
import { when } from '../../words/figures.ts';
import { vitalsIn } from '../../words/vitals.ts';

function stored(context: Context, found: StoredVitals | undefined): readonly string[] {
  const words = vitalsIn(context.language);
  if (!found) return [words.noDatabase];
  const live = Object.entries(found.live).map(
    ([game, { running, lobby }]) => [gameTitle(context, game), running, lobby] as const,
  );
  return [words.outbox(found.outbox), words.live(live, found.parkedGames)];
}

/** Lists the state of the whole bot for an owner of its application. Empty for all other people. */
export async function vitalsFor(context: Context, { person }: Visit): Promise<readonly string[]> {
  if (!context.observer || !(await context.isOwner?.(person.id))) return [];
  const vitals = await context.observer.vitals();
  if (!vitals) return [];
  const words = vitalsIn(context.language);
  return [
    words.title(when(vitals.since)),
    words.interactions(vitals.interactions),
    words.firstAnswer(vitals.firstAnswer),
    words.board(vitals.board),
    ...stored(context, vitals.stored),
    words.pictures(vitals.pictures),
    words.thoughts(vitals.thoughts),
    words.database(vitals.transaction),
    words.eventLoop(vitals.eventLoop),
    words.requests(vitals.requests),
    words.shards(vitals.shards),
  ];
}
