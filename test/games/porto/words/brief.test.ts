import { expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/dice.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { porto } from '../../../../src/games/porto/rules/index.ts';
import { LANGUAGES } from '../../../../src/stage/language/languages.ts';

const view = (seats: number, variant: 'family' | 'solo') =>
  porto.view(
    porto.setup(
      seats,
      { variant, ...(variant === 'solo' && { timer: 28 as const }) },
      new SeededDice(new Uint8Array(32).fill(1)),
    ),
    'table',
  );
const names = ['Ann', 'Ben'];

test('the line about the next action names only possible actions', () => {
  const voice = portoVoice('en');
  const fresh = view(2, 'family');
  expect(voice.awaits(fresh, ['draw'])).toBe('draw');
  expect(voice.awaits(fresh, ['build'])).toBe('build');
  expect(voice.awaits(fresh, ['draw', 'build'])).toBe('draw or build');
  expect(voice.awaits(fresh)).toBe('draw or build');
});

test.each(LANGUAGES)('in the last round it says by how much one leads or has to overtake (%s)', language => {
  const voice = portoVoice(language);
  const fresh = view(2, 'family');
  expect(voice.stake(fresh, names)).toBeUndefined();
  const last = (own: number, other: number) => ({
    ...fresh,
    round: 9,
    lastRound: 9,
    players: fresh.players.map((player, seat) => ({ ...player, score: seat === 0 ? own : other })),
  });
  expect(voice.stake(last(20, 23), names)).toMatch(/4.*Ben/);
  expect(voice.stake(last(20, 20), names)).toMatch(/1.*Ben/);
  expect(voice.stake(last(25, 20), names)).toMatch(/Ann.*5/);
  expect(voice.stake({ ...last(25, 20), round: 8 }, names)).not.toMatch(/\d/);
});

test('alone the last turns say how far the goal is', () => {
  const fresh = view(1, 'solo');
  const near = { ...fresh, phase: { type: 'turn', seat: 0 } as const, timer: { left: 2, size: 28 } };
  const voice = portoVoice('en');
  expect(voice.stake(near, names)).toBe('The Timer has 2 cards left; 60 points to go until 60.');
  expect(voice.stake({ ...near, timer: { left: 6, size: 28 } }, names)).toBeUndefined();
});
