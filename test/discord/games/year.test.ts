import type { Answer, Channel, Person } from 'local-discord';
import { expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { steadyOf } from '../../../src/core/contract/player.ts';
import { players } from '../../../src/games/bots.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import { plain } from '../../../src/presentation/text/names.ts';
import { inGame, inGames } from '../../support/in-game.ts';
import { newTable } from '../../support/new-table.ts';
import { labels, type Scene, scene, shown } from '../kit.ts';

const dice = new SeededDice(new Uint8Array(32).fill(9));
const YEAR = new Date().getUTCFullYear();

/** Plays some decisions of a rated game of two people. Then the second person resigns. */
async function ended(
  { table, quiet }: Scene,
  channel: Channel,
  game: string,
  [one, other]: readonly Person[],
) {
  if (one) await newTable(one, channel, `${game} new`, { seats: 2, order: 'joined' });
  await inGame(other, channel, game, 'join');
  await inGame(one, channel, game, 'start');
  for (let count = 0; count < 24; count++) {
    const match = await table.live(channel.id);
    const sealed = match ? await table.sealed(match.id) : [];
    const seat = match?.position.toAct.find(each => !sealed.includes(each));
    const rules = games[game];
    if (match === undefined || seat === undefined || !rules) break;
    const action = steadyOf(game, players).choose(rules, match.position.view(seat), seat, dice);
    await table.act(match.id, match.seats[seat]?.id ?? '', rules.write(action));
  }
  const match = await table.live(channel.id);
  await table.resign(match?.id ?? '', other?.id ?? '');
  await quiet();
}

const said = ({ content }: Pick<Answer, 'content'>): string => content;

test('where no picture can be drawn, the answer has the facts in words, and nothing is posted', async () => {
  const unpainted = Object.fromEntries(
    Object.entries(presenters).map(([game, of]) => [
      game,
      (language: Parameters<typeof of>[0]) => ({ ...of(language), lookBack: async () => undefined }),
    ]),
  );
  const stage = await scene({ presenters: unpainted });
  const { ann, bob, channel } = stage;
  await ended(stage, channel, 'porto', [ann, bob]);
  const own = shown(await inGames(ann, channel, 'year look'));
  expect(plain(own.content)).toContain('Rival: Bob, met in 1 game');
  expect(labels(own)).not.toContain('Post it here');
  expect(said(await inGames(ann, channel, `year look ${YEAR} server`))).toContain('1 game, 2 players');
});
