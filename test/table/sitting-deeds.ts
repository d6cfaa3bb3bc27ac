import type { AnyGame } from '../../src/core/contract/game.ts';
import { isPersonAt, playerOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { DAY_MS } from '../../src/core/values/days.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import type { Services } from '../../src/table/match/services.ts';
import type { Match, Person } from '../../src/table/match/types.ts';
import { replay } from '../../src/table/results/replay.ts';
import { scorings } from '../support/scoring.ts';
import { toy, toys } from '../toy/rules/index.ts';
import { endedGame, type SeatResult } from './ended-game.ts';
import { matchesOf, openTables, pageOf, played as playedBy, press } from './leagues/room.ts';
import { chooser, playOn } from './porto-room.ts';
import { accepted, at, HOUR, lobbyOf, type Room, reload, running, type Wishes } from './room.ts';
import { stepsOnly } from './steps-game.ts';

const SHELF: Readonly<Record<string, AnyGame>> = { ...games, ...toys, ...scorings, ...stepsOnly };
const MORNING_MESSAGE = '900000000000000003';
/** Days of an absence that is announced anew each day. */
const AWAY_DAYS = 21;

/** Plays a game by chance, to its end or a number of actions. Other games than Porto need a hand that soon ends them. */
export async function played(here: Room, id: string, seed = 0, most?: number): Promise<Match> {
  const [match, below] = [await reload(here, { id }), chooser(seed)];
  const game = SHELF[match.game];
  if (!game || match.game === 'porto') return playOn(here, match, below, most);
  return playedBy(here, game, match, below, most);
}

/** Plays a game to its end: alone by chance, and against a bot as the easy bot would. */
export async function finished(here: Room, id: string, seed = 1): Promise<Match> {
  const { table } = here;
  for (;;) {
    await table.answers(id);
    const match = await reload(here, { id });
    const easy = match.seats.length > 1 ? playerOf(match.game, players, 'easy') : undefined;
    const game = games[match.game];
    if (!easy || !game) return played(here, id, seed);
    const seat = (await table.awaited(match)).find(each => isPersonAt(match, each));
    if (match.status !== 'running' || seat === undefined) return match;
    const action = easy.choose(game, match.position.view(seat), seat, new LightDice(seed + match.rev));
    accepted(await table.act(id, at(match, seat), game.write(action)));
  }
}

/** Plays an attempt at a deal to its end. */
export async function attempt(
  here: Room,
  deal: string,
  person: Person,
  seed = 1,
  guildId: string | null = null,
): Promise<Match> {
  return finished(here, accepted(await here.table.deals.begin(deal, person, 'on', guildId)).id, seed);
}

/** Plays an attempt at today's deal of Porto. */
export async function daily(here: Room, person: Person, guildId: string, seed = 1): Promise<Match> {
  const { deal } = accepted(await here.table.deals.today({ game: 'porto', form: 'solo' }, person, guildId));
  return attempt(here, deal.id, person, seed, guildId);
}

/** Waits for the hour of a server's next message of the morning. Returns what it says, if one is due then. */
export async function morning({ table, store, clock }: Room, guildId: string, hour = 8): Promise<unknown> {
  clock.now = (Math.floor((clock.now - hour * HOUR) / DAY_MS) + 1) * DAY_MS + hour * HOUR;
  const { due } = await table.mornings.outlook();
  const stored = await store.mornings.get({ guildId, day: Math.floor(clock.now / DAY_MS) });
  for (const { id } of due) await table.mornings.shown(id, stored?.rev ?? 1, MORNING_MESSAGE);
  return stored?.facts ?? 'none';
}

export async function daysPass({ table, clock }: Room, days: number): Promise<void> {
  for (let day = 0; day < days; day++) {
    clock.now += DAY_MS;
    await table.dueWork.run();
  }
}

/**
 * Lets a person announce an absence anew each day, for some decisions of a game of two that both then make. Returns for each
 * decision the days until the others may vote, the day of the pace included.
 */
export async function outlasts(
  here: Room,
  id: string,
  [own, other]: readonly [Person, Person],
  decisions = 4,
  action = 'points 1',
): Promise<string> {
  const { table, clock } = here;
  const all: number[] = [];
  while (all.length < decisions) {
    if (all.length > 0) for (const person of [own, other]) accepted(await table.act(id, person.id, action));
    let days = 0;
    for (; days < 100 && (await table.waiting(id))[0]?.late !== true; days++) {
      accepted(await table.people.setSettings(own.id, { awayUntil: clock.now + AWAY_DAYS * DAY_MS }));
      if ((await table.dueWork.nextAt()) === undefined) throw new Error('no work is due any more');
      await daysPass(here, 1);
    }
    all.push(days);
  }
  return `${all.join(', ')} days`;
}

/** Days after which a round of a league must have ended, whoever vanishes. */
const LONGEST_ROUND = 60;

/**
 * Opens the tables of a league's round and plays them to the end of the round.
 * @param missing person who never acts
 */
async function roundPlayed(here: Room, id: string, seed: number, missing?: string): Promise<unknown> {
  const below = chooser(seed);
  await openTables(here, id);
  const { now } = await pageOf(here, id);
  for (let day = 0; day < LONGEST_ROUND; day++) {
    for (const match of await matchesOf(here, id)) {
      let next: Match | undefined = match;
      while (next?.status === 'running') next = await press(here, toy, next, below, missing);
    }
    const { league, standing, ...page } = await pageOf(here, id);
    if (league.round !== now?.round || league.status !== 'running') return { standing, ...page };
    await daysPass(here, 1);
  }
  throw new Error('somebody is waited for without end');
}

async function seen(here: Room, id: string): Promise<unknown> {
  const { position, commitment, ...rest } = await reload(here, { id });
  return rest;
}

/** Checks that the log of a game leads to its position. */
async function replayed({ store, table }: Room, id: string): Promise<string> {
  const { services } = table as unknown as { readonly services: Services };
  return `the log leads to revision ${(await replay(store, services.games, id)).rev}`;
}

/** Deeds of a sitting that are more than one call of the table, by their names in the text. */
export const DEEDS: Readonly<Record<string, (here: Room, ...given: never[]) => Promise<unknown>>> = {
  running: (here, people: number, over: Wishes) => running(here, people, over),
  lobby: (here, people: readonly Person[], over: Wishes) => lobbyOf(here, people, over),
  endedGame: (here, id: string, rows: readonly SeatResult[], over: object) => endedGame(here, id, rows, over),
  played,
  finished,
  attempt,
  daily,
  morning,
  daysPass,
  outlasts,
  roundPlayed,
  replayed,
  seen,
};
