import type { Person, StoredMessage } from 'local-discord';
import { expect, test } from 'vitest';
import { beginOf, dayAt } from '../../src/core/days.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { playerOf } from '../../src/core/player.ts';
import { players } from '../../src/games/players.ts';
import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import { quickPlayers } from '../support/quick-players.ts';
import { walk } from '../support/walk.ts';
import { publicText, type Scene, scene, shown } from './kit.ts';

const HOUR = 3_600_000;
const NOON = beginOf(dayAt(Date.UTC(2026, 10, 22), 0), 0) + 12 * HOUR;
const duels = Object.keys(games).filter(game => games[game]?.deals?.duel);

const labels = ({ buttons }: StoredMessage): readonly string[] => buttons.map(({ label }) => label);

async function openMatch({ store, table }: Scene, person: Person): Promise<Match | undefined> {
  const last = (await store.deals.ofUser(person.id)).attempts.at(-1);
  const match = last && (await table.get(last.matchId));
  return match?.status === 'running' ? match : undefined;
}

/** Plays the open duel to its end through presses, as the easy bot would. Returns the number of presses. */
async function playedOut(stage: Scene, person: Person, panel: StoredMessage): Promise<number> {
  let presses = 0;
  for (let match = await openMatch(stage, person); match; match = await openMatch(stage, person)) {
    const game = games[match.game];
    const easy = playerOf(match.game, players, 'easy');
    const seat = stage.table.seatOf(match, person.id);
    if (!game || !easy || seat === undefined) throw new Error('nobody plays');
    expect(match.position.toAct).toContain(seat);
    const action = easy.choose(game, match.position.view(seat), seat, new LightDice(match.rev));
    const legal = match.position.legal(seat);
    const { commit, steps } = await walk({ game, legal, person, panel }, action);
    const answer = await person.press(panel, commit);
    expect(answer.ephemeral).not.toBe(false);
    presses += steps.length + 1;
  }
  return presses;
}

test.each(duels)('a whole duel of %s is played in private answers, and nothing of it reaches the channel', async game => {
  const stage = await scene({ paints: false, now: () => NOON, players: quickPlayers });
  const { ann, channel } = stage;
  const kind = games[game]?.deals?.solo ? { kind: 'duel' } : {};
  const page = shown(await ann.command(channel, `${game} daily`, kind));
  expect(page.content).toContain('Daily duel No. 1');
  console.log(page.content, labels(page));
  await ann.press(page, 'Play');
  console.log(page.content, labels(page));
  const presses = await playedOut(stage, ann, page);
  await stage.quiet();
  console.log(game, presses, page.content, labels(page));
  expect(channel.messages).toHaveLength(0);
  expect(publicText(stage.discord)).not.toContain('undefined');
  expect(stage.trouble).toEqual([]);
});
