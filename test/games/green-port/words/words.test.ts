import { expect, test } from 'vitest';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import { greenPortVoice } from '../../../../src/games/green-port/presenter/voice.ts';
import { pressesAmong } from '../../../../src/presentation/choosing/question.ts';
import { position, step, type Wish } from '../position.ts';

const voice = greenPortVoice('en');

test.each<[string, Wish, string]>([
  ['five black cards of 29', { pool: 'red-drop blue-drop' }, 'Reveal · 17% bust'],
  ['a pool without a Unit card', { pool: 'black x-green' }, 'Reveal · no risk'],
  ['an empty deck, from the discards', { pool: 'red-drop', deck: '', discards: 'rest' }, 'Reveal · 17% bust'],
])('the exact odds stand on the button: %s', (_what, wish, label) => {
  expect(voice.describeAction({ type: 'reveal' }, greenPort.view(position(wish), 0))).toBe(label);
});

test('after a bust the board says how unlucky it was, as the button did before', () => {
  const { state } = step(position({ pool: 'red-drop', deck: 'black' }), 'reveal');
  expect(state.turn.bust).toBe(true);
  expect(voice.stake(greenPort.view(state, 'table'), [])).toBe('The chance of that bust was 17%.');
});

test('a hoarder reaches each of hundreds of losses in at most three questions', () => {
  const state = position({
    phase: { type: 'lose', seats: [0] },
    cubes: ['b10 g10 r10 y10'],
  });
  const legal = greenPort.legal(state, 0).filter(({ type }) => type === 'lose');
  expect(legal.length).toBeGreaterThan(800);
  expect(pressesAmong(greenPort as never, legal)).toBeLessThanOrEqual(3);
});
