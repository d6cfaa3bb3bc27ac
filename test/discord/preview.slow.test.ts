import type { StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { State } from '../../src/games/porto/rules/types.ts';
import { StoredPosition } from '../../src/table/match/position.ts';
import { roomOf } from '../support/room.ts';
import { isLong } from '../support/test-form.ts';
import { commitOf, follow, last, openTurn, readyToBuild, SEED, sharedScene, waysOf } from './kit.ts';

const painted = sharedScene();
const alike = sharedScene({ paints: isLong });

/** Returns the highest points on each button, such as 8 for "L4 · 5–8 points" and 15 for "L4 · 3 purple · 15 points". */
const promises = (labels: readonly string[]): number[] =>
  labels.flatMap(label => {
    const [, points] = / · (?:then |\d+–)?(\d+) points?$/.exec(label) ?? [];
    return points === undefined ? [] : [Number(points)];
  });

const descending = (points: readonly number[]): readonly number[] =>
  points.toSorted((one, other) => other - one);

const builds = (panel: StoredMessage): readonly string[] =>
  waysOf(panel).filter(label => /^[LR]\d · \d .+ · \d+ points?$/.test(label));

describe('building by panel', () => {
  test('offers the best first, keeps its promise, and shows the ghosts until one goes back', async () => {
    const stage = await painted();
    const [first] = await readyToBuild(stage);
    const panel = await openTurn(first, last(stage.channel));
    const best = builds(panel);
    const promised = promises(best);
    expect(promised).toHaveLength(3);
    expect(promised).toEqual(descending(promised));
    await first.press(panel, 'Another build');
    const houses = promises(waysOf(panel).slice(0, -1));
    expect(houses).toHaveLength(10);
    expect(houses).toEqual(descending(houses));
    expect(houses[0]).toBe(promised[0]);
    await first.press(panel, 'Back');
    await first.press(panel, best[0] ?? '');
    const commit = commitOf(panel);
    expect(commit?.label).toContain(` for ${promised[0]}`);
    expect(panel.content).toContain(`**${promised[0]} points**: house `);
    expect(panel.content).not.toContain('New:');
    const [picture, ...more] = panel.attachments;
    expect(more).toEqual([]);
    expect(picture?.description).toMatch(/^Preview, not done yet: \d \w+ on \w\d/);
    expect([picture?.width, picture?.height]).toEqual([1080, 1334]);
    expect(picture?.filename).toMatch(/-8-preview\.png$/);
    await first.press(panel, 'Back');
    expect(commitOf(panel)).toBeUndefined();
    expect(panel.attachments.map(({ filename }) => filename?.endsWith('-turn.png'))).toEqual([true]);
    await follow(first, panel);
    expect(panel.attachments[0]?.data.equals(picture?.data ?? Buffer.alloc(0))).toBe(true);
    await first.press(panel, commit?.label ?? '');
    expect(panel.attachments).toEqual([]);
    expect(panel.components).toEqual([]);
  });
});

test('a preview hangs on nothing that its seat does not see', async () => {
  const stage = await alike();
  await readyToBuild(stage);
  const match = await stage.table.live(stage.channel.id);
  if (!match) throw new Error('no game');
  const room = roomOf(stage.table);
  const row = await stage.store.matches.get(match.id);
  if (!row) throw new Error('no row');
  const truth = row.state as State;
  const view = porto.view(truth, 0);
  const worlds = [
    truth,
    ...[1, 2, 3].map(byte => porto.imagine(view, 0, new SeededDice(SEED.map(() => byte)))),
  ];
  expect(new Set(worlds.map(({ deck }) => deck.join())).size).toBe(worlds.length);
  const actions = porto.legal(truth, 0);
  for (const action of [actions[0], actions.at(-1)]) {
    if (!action) throw new Error('nothing legal');
    const answers = await Promise.all(
      worlds.map(state =>
        panel(
          room,
          { match: { ...match, position: new StoredPosition(room, { ...row, state }) }, seat: 0 },
          porto.fields(action),
        ),
      ),
    );
    // A comparison of pictures as text takes much less time than a comparison of byte arrays.
    const plain = answers.map(answer => ({
      ...answer,
      file: answer.file && { ...answer.file, data: answer.file.data.toString('base64') },
    }));
    for (const answer of plain) expect(answer).toEqual(plain[0]);
  }
});
