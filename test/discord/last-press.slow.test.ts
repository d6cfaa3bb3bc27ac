import type { Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { namesOf } from '../../src/discord/context/context.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { Match } from '../../src/table/match/types.ts';
import { inGame } from '../support/in-game.ts';
import { newTable } from '../support/new-table.ts';
import { boardIn, labels, openTurn, type Scene, sharedScene, shown } from './kit.ts';

const alike = sharedScene({ paints: false });

async function deal(stage: Scene, game: string, channel: Scene['channel']): Promise<string> {
  const { ann, bob, table } = stage;
  await newTable(ann, channel, `${game} new`, { seats: 2, rated: false, order: 'joined' });
  await inGame(bob, channel, game, 'join');
  await inGame(ann, channel, game, 'start');
  await stage.quiet();
  return (await table.live(channel.id))?.id ?? '';
}

interface Act {
  readonly seat: number;
  readonly action: string;
}

async function playOn(
  { table }: Scene,
  id: string,
  enough: (done: readonly Act[], match: Match) => boolean = () => false,
  given: readonly Act[] = [],
): Promise<readonly Act[]> {
  const done: Act[] = [];
  for (;;) {
    const match = await table.get(id);
    if (match?.status !== 'running' || enough(done, match)) return done;
    const sealed = await table.sealed(id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const [first] = match.position.legal(seat);
    const act = given[done.length] ?? { seat, action: games[match.game]?.write(first) ?? '' };
    const acted = await table.act(id, match.seats[act.seat]?.id ?? '', act.action);
    if (!acted.ok) throw new Error(acted.refusal.code);
    done.push(act);
  }
}

/**
 * Returns true if one person is to act alone, both people have acted, and the other person acted last and at least twice.
 * Simultaneous choices do not count, since the bot announces them together.
 */
const bothHaveActed = (done: readonly Act[], { position: { toAct } }: Match): boolean =>
  toAct.length === 1 &&
  done.at(-1)?.seat !== toAct[0] &&
  done.some(({ seat }) => seat === toAct[0]) &&
  done.filter(({ seat }) => seat !== toAct[0]).length > 1;

const who = ({ ann, bob }: Scene, match: Match, seat: number): Person =>
  match.seats[seat]?.name === 'Ann' ? ann : bob;

describe.each(Object.keys(games))('%s', game => {
  test('the press that ends the game shows how it ended, and leads to the board', async () => {
    const stage = await alike();
    const acts = await playOn(stage, await deal(stage, game, stage.channel));
    const channel = stage.guild.addChannel({ name: 'again' });
    const id = await deal(stage, game, channel);
    await playOn(stage, id, done => done.length === acts.length - 1, acts);
    await stage.quiet();
    const match = await stage.table.get(id);
    const end = acts.at(-1);
    if (!match || !end) throw new Error('there is no such game');
    const answer = await who(stage, match, end.seat).command(channel, `${game} do`, {
      action: end.action,
      now: true,
    });
    const over = await stage.table.get(id);
    expect(over?.status).toBe('over');
    const finale = over && presenters[game]?.('en').finale(over.position.view('table'), namesOf(over));
    expect(finale).toMatch(/Ann|Bob/);
    expect(answer.content).toContain(`${finale}`);
    expect(answer.content).not.toContain('||');
    expect(labels(shown(answer))).toContain('Board');
  });

  test('a turn begins with what the others did since', async () => {
    const stage = await alike();
    const { channel, table } = stage;
    const id = await deal(stage, game, channel);
    await playOn(stage, id, bothHaveActed);
    await stage.quiet();
    const match = await table.get(id);
    const [seat = -1] = match?.position.toAct ?? [];
    if (!match) throw new Error('there is no such game');
    const panel = await openTurn(who(stage, match, seat), boardIn(channel));
    expect(panel.content).toContain(`**${match.seats.find(each => each.seat !== seat)?.name}**`);
  });
});
