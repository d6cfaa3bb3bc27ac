import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from 'local-discord';
import { expect, test } from 'vitest';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { greedy } from '../../../src/games/green-port/bots/greedy.ts';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { greenPortPresenter } from '../../../src/games/green-port/presenter/index.ts';
import type { State } from '../../../src/games/green-port/rules/types.ts';
import { presenters } from '../../../src/games/presenters.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import type { Presenters } from '../../../src/presentation/presenter/presenter.ts';
import { last, type Scene, scene, shown } from '../../discord/kit.ts';
import { inGame } from '../../support/in-game.ts';
import { newTable } from '../../support/new-table.ts';
import { truth } from '../../support/reads.ts';
import { times } from '../../support/test-form.ts';

/** Returns a presenter that does not paint boards. Painting would take minutes, and these tests do not check it. */
const quickly = (language: Language) => {
  const { picture } = greenPortPresenter(language, async () => Buffer.from('a picture'));
  return { ...greenPortPresenter(language), picture };
};

const dice = new SeededDice(new Uint8Array(32).fill(3));

async function typed(stage: Scene, until: number): Promise<void> {
  const { channel, table } = stage;
  for (;;) {
    const match = await table.live(channel.id);
    if (!match || match.rev >= until) return;
    const state = await truth<State>(stage, match);
    const [seat = -1] = greenPort.toAct(state);
    const action = greedy.choose(greenPort, greenPort.view(state, seat), seat, dice);
    const id = match.seats.find(each => each.seat === seat)?.id;
    const person = [stage.ann, stage.bob].find(each => each.id === id);
    await person?.command(channel, 'green-port do', { action: greenPort.write(action), now: true });
    await stage.quiet();
  }
}

const pictureOf = (answer: Answer) => {
  const [picture] = shown(answer).attachments;
  if (!picture) throw new Error(`no picture with: ${shown(answer).content}`);
  return picture;
};

async function whenMade(answer: Answer): Promise<ReturnType<typeof pictureOf>> {
  while (shown(answer).attachments.length === 0 && answer.content.includes('% done')) await sleep(20);
  return pictureOf(answer);
}

test('the lobby, the wide board, the card and the replay come by command', async () => {
  const stage = await scene({
    presenters: { ...presenters, 'green-port': quickly as unknown as Presenters[string] },
  });
  const { ann, bob, cid, channel } = stage;
  await newTable(ann, channel, 'green-port new', { seats: 2, order: 'joined' });
  await stage.quiet();
  const lobby = last(channel);
  expect(lobby.attachments[0]?.description).toBe('Green Port. Standard, 1: Ann, 2: free seat');
  await inGame(bob, channel, 'green-port', 'join');
  await inGame(ann, channel, 'green-port', 'start');
  await stage.quiet();
  expect(lobby.attachments[0]?.description).toBe('Green Port. Standard, 1: Ann, 2: Bob');

  const [early, late] = [times(10, 30), times(24, 80)];
  await typed(stage, early);
  const wide = pictureOf(await cid.command(channel, 'green-port board', { view: 'wide' }));
  expect(wide.filename).toMatch(new RegExp(`^green-port-.*-${early}-wide\\.png$`));
  expect(wide.description).toContain('Objectives cost 1 cube less');
  expect(wide.size).toBeGreaterThan(50_000);
  const card = pictureOf(await inGame(cid, channel, 'green-port', 'share'));
  expect(card.filename).toMatch(new RegExp(`-${early}-card\\.png$`));

  await typed(stage, late);
  const replay = await whenMade(await inGame(cid, channel, 'green-port', 'replay'));
  expect(replay.filename).toMatch(new RegExp(`-${late}\\.gif$`));
  expect(replay.size).toBeLessThan(3_000_000);
  expect(stage.trouble).toEqual([]);
});
