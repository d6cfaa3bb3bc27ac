import { expect, test } from 'vitest';
import { choose } from '../../src/cli/play/read-choice.ts';
import type { Session } from '../../src/cli/play/session.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { chance } from '../contract/tools.ts';
import { type Turn, turns } from '../support/positions.ts';
import { robot } from './typed-games.ts';

const POSITIONS = 80;

const sessionAt = (game: AnyGame, { view, legal, seat }: Turn): Session =>
  ({
    game,
    view: () => view,
    legal: () => legal,
    preview: (_seat: number, action: unknown) => foresee(game, view, seat, action),
  }) as unknown as Session;

function firstTurnOf(id: string) {
  const game = games[id];
  const voice = presenters[id]?.('en');
  if (!game || !voice) throw new Error(`no game ${id}`);
  const [turn] = turns({ game, seats: 2, options: game.defaults, seed: 5 });
  if (!turn) throw new Error('no turn');
  return { voice, turn, session: sessionAt(game, turn) };
}

const choicesIn = (question: string): readonly string[] =>
  question.split('\n').flatMap(line => /^ +\d+\. (.+)$/.exec(line)?.[1] ?? []);

test.each(Object.values(games))(
  'each question in the terminal has choices that can be distinguished: $id',
  async game => {
    const voice = presenters[game.id]?.('en');
    if (!voice) throw new Error('no presenter');
    const below = chance(3);
    let questions = 0;
    let seen = 0;
    for (const turn of turns({ game, seats: 2, options: game.defaults, seed: 5 })) {
      if (seen === POSITIONS) break;
      seen += 1;
      let said = 0;
      const console = robot((prompt, text) => {
        const choices = choicesIn(text.slice(said));
        said = text.length;
        questions += 1;
        expect(new Set(choices).size, choices.join('\n')).toBe(choices.length);
        return String(1 + below(Number(/^(?:1–)?(\d+)/.exec(prompt)?.[1])));
      });
      expect((await choose(sessionAt(game, turn), voice, console, turn.seat, () => {})).type).toBe('action');
    }
    expect(questions).toBeGreaterThan(seen / 2);
  },
);

test.each(Object.values(games))('a choice can be typed as the terminal shows it: $id', async ({ id }) => {
  const { voice, turn, session } = firstTurnOf(id);
  let said = 0;
  const console = robot((_prompt, text) => {
    const [first] = choicesIn(text.slice(said));
    said = text.length;
    return first?.toUpperCase();
  });
  expect((await choose(session, voice, console, turn.seat, () => {})).type).toBe('action');
});

test.each([
  ['vintage', 'sail Cima', 'sail cima'],
  ['vintage', 'buy Superior 3 pay 1', 'buy superior-3 pay 1'],
  ['vintage', 'Take a card: Rabelo boat', 'take boat pay 1'],
  ['green-port', 'Hire Red', 'hire red'],
  ['porto', 'build Red 3 Blue 2 L4', 'build red-3 blue-2 L4'],
])('the terminal reads an action of %s in words, and the rules answer it: %s', async (id, typed, written) => {
  const { voice, turn, session } = firstTurnOf(id);
  const console = robot(() => typed);
  const chosen = await choose(session, voice, console, turn.seat, () => {});
  expect(chosen).toEqual({ type: 'action', action: written });
});

test('a kind of action in words opens its next question', async () => {
  const { voice, turn, session } = firstTurnOf('vintage');
  const lines = ['buy', 'quit'];
  const console = robot(() => lines.shift());
  await choose(session, voice, console, turn.seat, () => {});
  expect(console.text).toContain(voice.question('place'));
});
