import type { Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { spokenIn } from '../../src/discord/words/index.ts';
import { games } from '../../src/games/registry.ts';
import { labels, last, liveIn, type Scene, type SceneOptions, scene, startGame } from './kit.ts';

const ALL = Object.keys(games);

/** Starts a game and opens the panel of a person who is to act. */
async function opened(game: string, options: SceneOptions = {}) {
  const stage = await scene({ paints: false, ...options });
  const { ann, bob, channel } = stage;
  await startGame(stage, [ann, bob], { rated: false }, game);
  const match = await liveIn(stage);
  const seat = match.position.toAct[0] ?? 0;
  const person = match.seats[seat]?.id === ann.id ? ann : bob;
  const answer = await person.press(last(channel), labels(last(channel))[0] ?? '');
  if (!answer.message) throw new Error('no panel');
  return { stage, match, seat, person, panel: answer.message };
}

/** Makes every seat that is to act take its first legal action, so that all open panels are out of date. */
async function overtake({ table }: Scene, matchId: string): Promise<void> {
  const before = (await table.get(matchId))?.rev ?? 0;
  for (let step = 0; step < 12; step++) {
    const match = await table.get(matchId);
    const rules = games[match?.game ?? ''];
    if (!match || !rules || match.rev > before + 1) return;
    for (const seat of match.position.toAct) {
      const [action] = match.position.legal(seat);
      await table.act(matchId, match.seats[seat]?.id ?? '', rules.write(action));
    }
  }
}

const buttonsOf = ({ buttons }: StoredMessage): readonly string[] =>
  buttons.flatMap(({ customId }) => customId ?? []);
const count = ({ ephemerals }: Person): number => ephemerals.length;

describe.each(ALL)('%s: a press on a private panel changes the panel, and adds no message below it', game => {
  test('where the game has moved on, whichever button of the panel is pressed', async () => {
    const { stage, match, person, panel } = await opened(game);
    const old = buttonsOf(panel).slice(0, 8);
    const board = last(stage.channel);
    const panels = [panel];
    for (const _ of old.slice(1)) {
      const { message } = await person.press(board, labels(board)[0] ?? '');
      if (message) panels.push(message);
    }
    await overtake(stage, match.id);
    await stage.quiet();
    const before = count(person);
    for (const [at, button] of old.entries()) {
      const pressed = panels[at] ?? panel;
      const answer = await person.press(pressed, button);
      expect([answer.message?.id, count(person)], button).toEqual([pressed.id, before]);
    }
    expect(old.length).toBeGreaterThan(0);
  });

  test('after the end of the game, and at a second press before the answer to the first', async () => {
    const { stage, match, person, panel } = await opened(game);
    const before = count(person);
    const [button = ''] = buttonsOf(panel);
    await Promise.all([person.press(panel, button), person.press(panel, button)]);
    expect(count(person)).toBe(before);
    await stage.table.resign(match.id, person.id);
    await stage.quiet();
    for (const left of buttonsOf(panel).slice(0, 3)) await person.press(panel, left).catch(() => undefined);
    expect(count(person)).toBe(before);
  });
});

test('presses that come too fast tell it in the panel, once, and leave its buttons, in the language of the reader', async () => {
  const { person, panel } = await opened('porto', { pace: { waiting: 6, inTenSeconds: 8 } });
  person.locale = 'fr';
  const before = count(person);
  const press = (): Promise<unknown> => person.press(panel, buttonsOf(panel).at(-1) ?? '');
  for (let time = 0; time < 14; time++) await press();
  const { slowDown } = spokenIn('fr', ALL, []).words.fair;
  expect(count(person)).toBe(before);
  expect(panel.content.split(slowDown)).toHaveLength(2);
  expect(buttonsOf(panel).length).toBeGreaterThan(0);
});

test('a press on a public message that comes too fast is still answered with a private message of its own', async () => {
  const { stage, person } = await opened('porto', { pace: { waiting: 6, inTenSeconds: 5 } });
  const before = count(person);
  const board = last(stage.channel);
  for (let time = 0; time < 6; time++) await person.press(board, 'Hand');
  expect(count(person)).toBe(before + 6);
  expect(board.content).not.toContain(spokenIn('en', ALL, []).words.fair.slowDown);
});
