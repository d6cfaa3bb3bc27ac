import type { Person } from 'local-discord';
import { expect, test } from 'vitest';
import { PORTO } from '../support/acts.ts';
import { isLong } from '../support/test-form.ts';
import { accepted } from '../table/room.ts';
import { refused } from './clock-and-texts.ts';
import { family, labels, last, type Scene, sharedScene } from './kit.ts';

const alike = sharedScene({ paints: isLong });

const match = async ({ table, channel }: Scene) => {
  const live = await table.latest(channel.id);
  if (!live) throw new Error('no game');
  return live;
};

async function play(stage: Scene, kind: string, isReported = true): Promise<void> {
  const now = await match(stage);
  const [seat = -1] = now.position.toAct;
  const legal = now.position.legal(seat).map(action => PORTO.write(action));
  const action = legal.find(text => text.startsWith(kind) && !text.includes('claim')) ?? legal[0] ?? '';
  accepted(await stage.table.act(now.id, now.seats[seat]?.id ?? '', action));
  if (isReported) await stage.quiet();
}

/**
 * Starts a family game in which the first person has drawn and asks for an undo. A draw reveals new cards, so the undo needs
 * consent.
 */
async function asked(stage: Scene): Promise<readonly [Person, Person]> {
  const people = await family(stage);
  await play(stage, 'draw');
  const [first] = people;
  expect(labels(last(stage.channel))).not.toContain('Undo');
  const offer = await refused(
    stage,
    () => first.command(stage.channel, 'porto undo'),
    'All others must agree',
    'something new',
  );
  const sent = await first.press(offer.message, 'Ask the others');
  expect(sent.ephemeral).toBe(true);
  expect(sent.content).toContain('Asked');
  await stage.quiet();
  return people;
}

test('an agreement and an action at once: one effect', async () => {
  const stage = await alike();
  const [, second] = await asked(stage);
  const question = last(stage.channel);
  const [agreed, drawn] = await Promise.all([
    second.press(question, 'Agree'),
    second.command(stage.channel, 'porto draw', { cards: '2', now: true }),
  ]);
  await stage.quiet();
  const now = await match(stage);
  expect(now.rev).toBe(2);
  const [move] = await stage.table.moves(now.id, { since: 1, to: 2 });
  const words = [agreed.content, drawn.content];
  expect(words).toEqual(
    move?.by === 'undo'
      ? [expect.stringContaining('taken back'), expect.stringMatching(/not your turn|moved on/)]
      : [expect.stringContaining('is over'), expect.stringContaining('drew')],
  );
  expect(question.components).toEqual([]);
});
