import type { StoredMatch } from '../../store/index.ts';
import type { UnitsOfWork } from '../match/units-of-work.ts';
import type { OutboxReports } from '../outbox/delivery-reports.ts';
import type { Housekeeping } from '../personal-data/housekeeping.ts';
import { type HostAnswer, refusedLine } from './answer.ts';
import type { HostBlocks } from './blocks.ts';
import { bareId, isDiscordId } from './typed-line.ts';

export interface HostServices {
  readonly units: UnitsOfWork;
  readonly outbox: OutboxReports;
  readonly housekeeping: Pick<Housekeeping, 'forget'>;
  readonly blocks: HostBlocks;
  /** Author of the line: the id of a person on Discord, or `command line`. */
  readonly by: string;
}

const GAME_ID = /^[0-9a-z]{8}$/;

/** Explains that an id belongs to no game. If the id is that of a channel, names the game in the channel. */
async function noGame({ units }: Pick<HostServices, 'units'>, id: string): Promise<HostAnswer> {
  const live = isDiscordId(id) ? await units.store.matches.latest(id) : undefined;
  if (live) return refusedLine(`${id} is the id of a channel; the game there is ${live.id}.`);
  if (isDiscordId(id)) {
    const kind = await units.store.hostLookups.kindOf(id);
    const what = kind === undefined ? 'no id of a game' : `the id of a ${kind}, not of a game`;
    return refusedLine(`${id} is ${what}. A game's id has eight characters; \`games\` lists them.`);
  }
  const form = GAME_ID.test(id) ? '' : " A game's id has eight characters.";
  return refusedLine(`No game has the id ${id}.${form} \`games\` lists the running games.`);
}

/** Runs work on the game with this id. Refuses an unknown id. */
export async function onGame(
  host: HostServices,
  typed: string,
  work: (matchId: string) => Promise<HostAnswer>,
): Promise<HostAnswer> {
  const id = bareId(typed).toLowerCase();
  const head = isDiscordId(id) ? undefined : await host.units.store.repairs.match(id);
  return head ? work(head.id) : noGame(host, id);
}

/** Returns the id of a person or server, or a refusal where the text is no such id. */
export async function idOf(
  { units }: Pick<HostServices, 'units'>,
  kind: 'person' | 'server',
  typed: string,
): Promise<string | HostAnswer> {
  const id = bareId(typed);
  if (!isDiscordId(id))
    return refusedLine(
      `${id} is no id of a ${kind}. An id of Discord has 17 to 20 digits; Developer Mode in Discord shows it.`,
    );
  const known = await units.store.hostLookups.kindOf(id);
  if (known === undefined || known === kind) return id;
  return refusedLine(`${id} is the id of a ${known}, not of a ${kind}.`);
}

export const isKnown = async ({ units }: Pick<HostServices, 'units'>, id: string): Promise<boolean> =>
  (await units.store.hostLookups.kindOf(id)) !== undefined;

export const unknownId = (kind: 'person' | 'server', id: string): string =>
  `The bot does not know the id ${id}: no game and no setting of a ${kind} has it. Check the id.`;

/** Explains why a match can't be changed. Undefined where it is a lobby or a running game. */
export const notLive = ({ id, status }: Pick<StoredMatch, 'id' | 'status'>): HostAnswer | undefined =>
  status === 'lobby' || status === 'running'
    ? undefined
    : refusedLine(`Game ${id} has ended (${status}). \`game show ${id}\` shows it.`);
