import type { AnyGame } from '../../../src/core/contract/game.ts';
import type { LeagueWish } from '../../../src/table/leagues/league.ts';
import type { LeaguePage } from '../../../src/table/leagues/page.ts';
import type { Match, Person } from '../../../src/table/match/types.ts';
import { accepted, at, type Room, reload } from '../room.ts';

export const company = (count: number): readonly Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `u${index + 1}`, name: `Person ${index + 1}` }));

export async function gathered(
  { table }: Room,
  people: readonly Person[],
  over: Partial<LeagueWish> = {},
): Promise<string> {
  const [opener, ...others] = people;
  if (!opener) throw new Error('nobody opens it');
  const wish = { game: 'toy', name: 'Autumn', guildId: 'g1', channelId: 'c1', opener, ...over };
  const id = accepted(await table.leagues.open(wish));
  for (const person of others) accepted(await table.leagues.join(id, person));
  return id;
}

export async function begun(
  here: Room,
  people: readonly Person[],
  over: Partial<LeagueWish> = {},
): Promise<string> {
  const id = await gathered(here, people, over);
  accepted(await here.table.leagues.start(id, people[0]?.id ?? ''));
  return id;
}

export async function pageOf({ table }: Pick<Room, 'table'>, id: string): Promise<LeaguePage> {
  const page = await table.leagues.page(id);
  if (!page) throw new Error(`no league ${id}`);
  return page;
}

/** Opens tables as the bot does in Discord. Each table of the round without a thread gets a thread and a match. */
export async function openTables(here: Pick<Room, 'table'>, id: string): Promise<void> {
  const { now } = await pageOf(here, id);
  for (const { number, threadId, ended } of now?.tables ?? []) {
    if (threadId !== null || ended || !now) continue;
    const thread = { round: now.round, number, threadId: `t-${id}-${now.round}-${number}` };
    await here.table.leagues.openTable(id, thread);
  }
}

export async function matchesOf(here: Pick<Room, 'table'>, id: string): Promise<readonly Match[]> {
  const { now } = await pageOf(here, id);
  const matches: Match[] = [];
  for (const { matchId, ended } of now?.tables ?? [])
    if (matchId !== null && !ended) matches.push(await reload(here, { id: matchId }));
  return matches;
}

/** Chooses a random action, most often `reveal`, so that a toy game ends soon. */
function drawn(game: AnyGame, legal: readonly unknown[], below: (n: number) => number): string {
  const texts = legal.map(action => game.write(action));
  const reveals = texts.filter(text => text === 'reveal');
  const from = reveals.length > 0 && below(3) > 0 ? reveals : texts;
  return from[below(from.length)] ?? '';
}

/** Takes a random action for a seat that must act. Undefined: only the missing person's seats must act. */
export async function press(
  { table }: Pick<Room, 'table'>,
  game: AnyGame,
  match: Match,
  below: (n: number) => number,
  missing?: string,
): Promise<Match | undefined> {
  const awaited = (await table.awaited(match)).filter(
    seat => match.seats[seat]?.state === 'player' && match.seats[seat]?.id !== missing,
  );
  const seat = awaited[below(Math.max(1, awaited.length))];
  if (seat === undefined) return undefined;
  const legal = match.position.legal(seat);
  // The supply may not suffice for the choices of all seats. One seat must then choose again.
  for (let tries = 0; tries < 20; tries++) {
    const action = drawn(game, legal, below);
    const acted = await table.act(match.id, at(match, seat), action, { rev: match.rev });
    if (acted.ok) return acted.value.match;
    if (acted.refusal.code.startsWith('table/')) throw new Error(JSON.stringify(acted.refusal));
  }
  return reload({ table }, match);
}

async function pressed(...given: Parameters<typeof press>): Promise<Match> {
  const now = await press(...given);
  if (!now) throw new Error(`match ${given[2].id} waits for nobody`);
  return now;
}

export async function played(
  here: Pick<Room, 'table'>,
  game: AnyGame,
  match: Match,
  below: (n: number) => number,
  most = 1_000,
): Promise<Match> {
  let now = match;
  for (let count = 0; count < most && now.status === 'running'; count++)
    now = await pressed(here, game, now, below);
  return now;
}

export async function playSeason(
  here: Pick<Room, 'table'>,
  game: AnyGame,
  id: string,
  below: (n: number) => number,
): Promise<LeaguePage> {
  for (let round = 0; round < 20; round++) {
    const page = await pageOf(here, id);
    if (page.league.status !== 'running') return page;
    await openTables(here, id);
    for (const match of await matchesOf(here, id)) await played(here, game, match, below);
  }
  throw new Error(`league ${id} has no end`);
}
