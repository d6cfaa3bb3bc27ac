import type { Channel, Guild, LocalDiscord, Person } from 'local-discord';
import type { AnyGame } from '../../src/core/game.ts';
import type { LightDice } from '../../src/core/light-dice.ts';
import { playerOf, steadyOf } from '../../src/core/player.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import type { Running } from '../../test/support/bot.ts';

/** Names of the eight people. Some are long, or contain markdown, mentions and other scripts. */
const NAMES = [
  'Ana',
  'Béla',
  '김하늘',
  'Dagmar von und zu Hohenstein',
  '**Evil** @everyone <@&1>',
  'ふゆこ',
  'Gil_da_Costa',
  'Hana 🌿',
] as const;

/** Share of days on which each person plays, in per cent. */
const DILIGENCE = [95, 85, 80, 70, 60, 55, 40, 30] as const;

/** Share of decisions that each person makes at random, in per cent. */
const BLUNDERS = [2, 12, 5, 8, 20, 4, 10, 15] as const;

const MOST_MOVES = 400;

export interface Stage {
  readonly running: Running;
  readonly discord: LocalDiscord;
  readonly guild: Guild;
  /** Channel in which people play. */
  readonly tables: Channel;
  /** Channel of the morning message. */
  readonly plaza: Channel;
  readonly people: readonly Person[];
  readonly clock: { at: number };
  readonly chance: LightDice;
}

export const makePeople = (discord: LocalDiscord): readonly Person[] =>
  NAMES.map(name => discord.addUser({ name }));

/** Lists the people who play today, by their diligence. */
export const awakeToday = ({ people, chance }: Stage): readonly Person[] =>
  people.filter((_, index) => chance.below(100) < (DILIGENCE[index] ?? 50));

/** Chooses an action from the view of the seat: as a bot would, and now and then at random. */
function chosen(game: AnyGame, match: Match, seat: number, { people, chance }: Stage): string {
  const person = people.findIndex(({ id }) => id === match.seats[seat]?.id);
  const legal = match.position.legal(seat);
  if (chance.below(100) < (BLUNDERS[person] ?? 0)) return game.write(legal[chance.below(legal.length)]);
  const medium = person % 2 === 0 ? playerOf(match.game, players, 'medium') : undefined;
  const player = medium ?? steadyOf(match.game, players);
  return game.write(player.choose(game, match.position.view(seat), seat, chance));
}

/**
 * Plays moves of a match, as long as one of the given people is to act. It waits for the moves of bots.
 * @param most maximum number of moves
 */
export async function playMoves(
  stage: Stage,
  matchId: string,
  who: readonly Person[],
  most = MOST_MOVES,
): Promise<void> {
  const { running } = stage;
  const { table } = running;
  let waitedAt: number | undefined;
  for (let move = 0; move < most; move++) {
    const match = await table.get(matchId);
    const game = match && games[match.game];
    if (match?.status !== 'running' || !game) return;
    const awaited = await table.awaited(match);
    const seat = awaited.find(each => who.some(({ id }) => id === match.seats[each]?.id));
    if (seat === undefined) {
      if (waitedAt === match.rev) return;
      waitedAt = match.rev;
      await running.quiet();
      continue;
    }
    const by = match.seats[seat]?.id ?? '';
    const acted = await table.act(matchId, by, chosen(game, match, seat, stage));
    if (!acted.ok) throw new Error(`${match.game}: ${acted.refusal.code}`);
  }
}

/** Returns the match of a person's open attempt at a deal. */
export async function openAttempt(running: Running, personId: string): Promise<string | undefined> {
  const { attempts } = await running.store.deals.ofUser(personId);
  return attempts.findLast(({ endedAt }) => endedAt === null)?.matchId;
}

/** Returns the ids of the league's running matches. */
export async function leagueMatches(table: Table, guildId: string): Promise<readonly string[]> {
  const [league] = await table.leagues.inGuild(guildId);
  const page = league && (await table.leagues.page(league.id));
  return (page?.now?.tables ?? []).flatMap(({ matchId, ended }) =>
    matchId === null || ended ? [] : matchId,
  );
}
