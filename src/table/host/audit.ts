import { setImmediate as breath } from 'node:timers/promises';
import type { DiceCounters } from '../../core/contract/dice.ts';
import type { AddressedEvent, AnyGame } from '../../core/contract/game.ts';
import { readJson } from '../../core/values/json.ts';
import { SLICE } from '../../core/work/slices.ts';
import type { DamagedMatch, RawRevision } from '../../store/index.ts';
import {
  type Replayable,
  type ReplayableMove,
  ReplayError,
  type Revision,
  replayed,
} from '../results/replay.ts';

/** Part of a stored revision that differs from the replay. */
export type RevisionFault = 'state' | 'dice' | 'events';

/** Correct revision. It comes from the replay, or from the stored log where older rules made it. */
export interface RightRevision extends Omit<Revision, 'shuffles'> {
  readonly rev: number;
}

/** Comparison of a stored log with a replay from its seed. */
export interface Audit {
  /** True where older rules made some revisions, which the present rules can't replay. Then only the position is checked. */
  readonly olderRules: boolean;
  readonly differing: readonly { readonly right: RightRevision; readonly faults: readonly RevisionFault[] }[];
  /** First revision that can't be replayed, with the reason. Undefined: all revisions can be replayed. */
  readonly stops?: { readonly rev: number; readonly why: string };
  /** Last revision from which the game can go on. Undefined: there is none. */
  readonly last: RightRevision | undefined;
}

const sorted = (value: unknown): string =>
  JSON.stringify(
    Object.entries(Object(value) as object).toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

function faultsOf(row: RawRevision, { state, dice, events }: RightRevision): readonly RevisionFault[] {
  const faults: RevisionFault[] = [];
  // The text is empty where the state was dropped after the end of the game.
  if (row.state !== '' && JSON.stringify(readJson(row.state)) !== JSON.stringify(state)) faults.push('state');
  if (sorted(readJson(row.dice)) !== sorted(dice)) faults.push('dice');
  if (row.restores === null && row.rev > 0 && JSON.stringify(readJson(row.told)) !== JSON.stringify(events))
    faults.push('events');
  return faults;
}

const toMove = ({ rev, seat, action, by, restores }: RawRevision): ReplayableMove => ({
  rev,
  seat: seat ?? -1,
  action: action ?? '',
  by: (by ?? 'person') as ReplayableMove['by'],
  restores,
});

/** Returns true where each seat that must act in a state has a legal action. */
function works(game: AnyGame, state: unknown): boolean {
  try {
    return state !== undefined && game.toAct(state).every(seat => game.legal(state, seat).length > 0);
  } catch {
    return false;
  }
}

/**
 * Audits a log of which older rules made a part. Finds the newest stored revision from which the present rules can continue the
 * game.
 */
function ofOlderRules(game: AnyGame, rows: readonly RawRevision[]): Audit {
  const read = ({ rev, state, dice, told: text, rules }: RawRevision): RightRevision => {
    const then = readJson(state);
    const now = then !== undefined && rules < game.rules && game.migrate ? game.migrate(then, rules) : then;
    const counters = readJson(dice) as DiceCounters | undefined;
    return {
      rev,
      state: counters && now,
      dice: counters ?? {},
      events: (readJson(text) ?? []) as AddressedEvent<unknown>[],
    };
  };
  for (const row of rows.toReversed()) {
    const last = read(row);
    if (!works(game, last.state)) continue;
    const newest = rows.at(-1)?.rev === last.rev;
    const stops = { rev: last.rev + 1, why: 'the stored position can not be read' };
    return { olderRules: true, differing: [], last, ...(!newest && { stops }) };
  }
  return {
    olderRules: true,
    differing: [],
    last: undefined,
    stops: { rev: 0, why: 'no position can be read' },
  };
}

/**
 * Replays a log, and compares each stored revision with the replay. Never rejects for a damaged log. A replay takes tenths of a
 * second, so it pauses regularly to let other work run.
 */
export async function audit(
  game: AnyGame,
  match: DamagedMatch,
  rows: readonly RawRevision[],
): Promise<Audit> {
  if (rows.some(({ rules }) => rules !== game.rules)) return ofOlderRules(game, rows);
  const log = rows.filter(({ rev }) => rev > 0);
  const stored = new Map(rows.map(row => [row.rev, row]));
  const differing: { right: RightRevision; faults: readonly RevisionFault[] }[] = [];
  let last: RightRevision | undefined;
  let stops: { rev: number; why: string } | undefined;
  try {
    for (const { state, dice, events } of replayed(game, match satisfies Replayable, log.map(toMove))) {
      const right = { rev: (last?.rev ?? -1) + 1, state, dice, events };
      const row = stored.get(right.rev);
      const faults: readonly RevisionFault[] = row ? faultsOf(row, right) : ['state'];
      if (faults.length > 0) differing.push({ right, faults });
      last = right;
      if (right.rev % SLICE === 0) await breath();
    }
  } catch (error) {
    // A damaged log may also make the rules' own code throw an error.
    const why = error instanceof ReplayError ? error.message : 'the rules can not read it';
    stops = { rev: (last?.rev ?? -1) + 1, why };
  }
  if (!stops && last && last.rev !== match.rev)
    stops = { rev: last.rev + 1, why: `${log.length} moves are stored, revision ${match.rev}` };
  return { olderRules: false, differing, last, ...(stops && { stops }) };
}

export function auditLines({ olderRules, differing, stops }: Audit): readonly string[] {
  if (olderRules && !stops)
    return ['older rules made some moves, so they are not replayed; the position can be read'];
  const lines = differing.map(({ right, faults }) => `revision ${right.rev} differs: ${faults.join(', ')}`);
  const most = lines.slice(0, 10);
  if (lines.length > most.length) most.push(`and ${lines.length - most.length} more revisions differ`);
  if (stops) most.push(`the log can not be replayed from revision ${stops.rev} on (${stops.why})`);
  return most.length === 0 ? ['the log replays to the stored position'] : most;
}
