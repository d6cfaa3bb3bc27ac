import { SeededDice } from '../../src/core/contract/dice.ts';
import { steady } from '../../src/games/porto/bots/stand-in.ts';
import { games } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { Table } from '../../src/table/table.ts';

/** Plays a solo game in a database. After `most` announcements the process waits until it is killed. */
const [, , path = '', most] = process.argv;
const store = await openStore(path);
let announced = 0;
const announce = (matchId: string) => {
  announced += 1;
  process.stdout.write(`${matchId}\n`);
};
const table = new Table({ store, games, now: Date.now, announce });
const dice = new SeededDice(new Uint8Array(32));
const opener = { id: 'u1', name: 'Ann' };
const opening = {
  game: 'porto',
  options: { variant: 'solo' },
  channelId: 'c',
  guildId: null,
  opener,
  seats: 1,
};

while (announced < Number(most)) {
  let match = await table.live('c');
  if (!match) {
    const opened = await table.openAndStart(opening);
    if (!opened.ok) throw new Error(opened.refusal.code);
    match = opened.value;
  }
  const game = games.porto;
  if (!game) throw new Error('no Porto');
  const action = steady.choose(game as never, match.position.view(0) as never, 0, dice);
  const acted = await table.act(match.id, opener.id, game.write(action), { rev: match.rev });
  if (!acted.ok) throw new Error(acted.refusal.code);
}
setInterval(() => {}, 2 ** 30);
