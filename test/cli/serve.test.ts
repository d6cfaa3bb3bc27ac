import { describe, expect, test } from 'vitest';
import { seedOf, serving } from '../../src/cli/record/serve.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { games } from '../../src/games/registry.ts';
import { toys } from '../toy/rules/index.ts';

const ALL = { ...games, ...toys };

const served = () => {
  const answer = serving(ALL);
  return (request: object | string) =>
    JSON.parse(answer(typeof request === 'string' ? request : JSON.stringify(request)));
};

describe.each(Object.entries(ALL))('%s', (id, game) => {
  test('a program plays a whole game by views, legal actions and acts, and another seed is another game', () => {
    const ask = served();
    const { max } = game.seats(game.defaults);
    const dice = new SeededDice(seedOf('7'));
    let state: unknown = game.setup(max, game.defaults, dice);
    let answer = ask({ deal: id, seats: max, seed: '7', legal: true });
    for (let acts = 0; acts < 3_000 && !answer.outcome; acts++) {
      const [seat = 0] = game.toAct(state);
      const own = ask({ view: seat });
      expect(own).toEqual({
        toAct: game.toAct(state),
        view: JSON.parse(JSON.stringify(game.view(state, seat))),
      });
      const action = game.legal(state, seat)[0];
      expect(answer).toEqual({ toAct: game.toAct(state), legal: game.legal(state, seat).map(game.write) });
      const done = game.apply(state, seat, action, dice);
      if (done.ok) state = done.value.state;
      answer = ask({ act: answer.legal[0], legal: true });
    }
    expect(answer).toEqual({
      toAct: [],
      legal: [],
      outcome: JSON.parse(JSON.stringify(game.outcome(state))),
    });
    const first = (seed: string) => JSON.stringify(ask({ deal: id, seats: max, seed, view: 0 }));
    expect(first('7')).toBe(first('7'));
    expect(first('8')).not.toBe(first('7'));
  });

  test('a refused act and a bad line change nothing, and say why', () => {
    const ask = served();
    expect(ask({ view: 'table' })).toEqual({ error: 'deal a game first' });
    const begun = ask({ deal: id, view: 'table' });
    expect(ask({ act: 'fly away' })).toMatchObject({
      toAct: begun.toAct,
      refused: { code: expect.any(String) },
    });
    for (const line of ['fly', '{"view":"state"}', '{"deal":"chess"}', '{"deal":"porto","seats":9}'])
      expect(Object.keys(ask(line))).toEqual(['error']);
    expect(ask({ view: 'table' }).view).toEqual(begun.view);
  });
});
