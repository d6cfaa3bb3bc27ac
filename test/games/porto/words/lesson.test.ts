import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { BUILT, DONE, LOOK, PLANNED, READY } from '../../../../src/games/porto/presenter/example.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import type { Event, State, View } from '../../../../src/games/porto/rules/types.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { play as stepOf } from '../position.ts';

const dice = () => new SeededDice(new Uint8Array(32).fill(9));
const imagined = (view: View): State => porto.imagine(view, 0, dice());

const play = (view: View, text: string): { readonly view: View; readonly events: readonly Event[] } => {
  const { state, events } = stepOf(imagined(view), text, 0, dice());
  return { view: porto.view(state, 0), events: events.map(({ event }) => event) };
};

describe('the example board obeys the rules', () => {
  test.each([
    ['before', LOOK],
    ['ready', READY],
    ['after', DONE],
  ])('%s: it is a view that a game can come to', (_, view) => {
    expect(porto.view(imagined(view), 0)).toEqual(view);
  });

  test('the draw of the lesson gives the hand of the next steps; the one refused in words is refused', () => {
    expect(play(LOOK, 'draw 1,2').view.players[0]?.hand).toEqual(READY.players[0]?.hand);
    expect(() => play(LOOK, 'draw 3')).not.toThrow();
    expect(() => play(LOOK, 'draw 2,5')).toThrow('draw-over-three');
  });

  test('the builds that its remarks call allowed are, the others are not', () => {
    expect(() => play(LOOK, 'build red-3 blue-1 L7 roof L5')).not.toThrow();
    expect(() => play(READY, 'build red-2 yellow-1 L4')).not.toThrow();
    expect(() => play(READY, 'build red-3 blue-1 L5')).toThrow('house-full');
    expect(() => play(READY, 'build red-3 yellow-1 L5')).toThrow('house-other-colour');
    expect(() => play(READY, 'build red-3 yellow-1 L6 roof L3')).not.toThrow();
    expect(() => play(READY, 'build red-3 yellow-1 L4 claim 4')).toThrow('claim-not-met');
  });

  test('the build brings what the lesson says, part by part, and leads to its last board', () => {
    expect(play(READY, 'build red-3 yellow-1 L4').events[0]).toEqual(PLANNED);
    const { events, view } = play(READY, 'build red-3 yellow-1 L4 claim 1,3');
    expect(events[0]).toEqual(BUILT);
    expect(view.houses).toEqual(DONE.houses);
    expect(view.players).toEqual(DONE.players);
    expect(view.discards).toEqual(DONE.discards);
    expect(view.phase).toEqual(DONE.phase);
  });
});

describe.each(LANGUAGES)('the lesson in %s', language => {
  const { lesson, value } = portoVoice(language);

  test('tells the points of the build that it shows', () => {
    const { house, neighbours, roof, contracts } = BUILT.points;
    const claim = lesson.steps[6]?.text ?? '';
    for (const part of [house, neighbours, roof])
      expect(claim).toMatch(new RegExp(`\\*\\*[^*]+ ${part}\\*\\*`));
    expect(claim).toContain(String(house + neighbours + roof));
    expect(lesson.steps[7]?.text).toContain(`**${house + neighbours + roof + contracts}`);
    expect(lesson.steps[6]?.foreseen).toEqual([PLANNED]);
    expect(lesson.steps[5]?.options[0]?.label).toBe(value('house', 'L4', READY));
  });
});
