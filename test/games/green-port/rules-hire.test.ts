import { describe, expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { oddsOf } from '../../../src/games/green-port/judgement/odds.ts';
import { box } from '../../../src/games/green-port/rules/box.ts';
import { anyDice, eventsOf, held, legalTexts, played, position, refusal, step } from './position.ts';

const asked = (state: Parameters<typeof greenPort.toAct>[0]) => greenPort.toAct(state)[0];

describe('Hire Units', () => {
  test('all cards of a colour are taken, the others stay', () => {
    const state = played(position({ pool: 'red-drop blue-drop blue-wheel red-wheel' }), 'hire red');
    expect(held(state)).toEqual(['r2', '', '']);
    expect(state.pool).toEqual(['blue-drop', 'blue-wheel']);
    expect(state.discards).toEqual(['red-drop', 'red-wheel']);
  });

  test('In Sync: one cube of each other colour, whose cards stay', () => {
    const pool = 'red-drop blue-drop green-drop yellow-drop red-wheel';
    const done = step(position({ pool }), 'hire red');
    expect(held(done.state)[0]).toBe('b1 g1 r2 y1');
    expect(done.state.pool).toEqual(['blue-drop', 'green-drop', 'yellow-drop']);
    expect(eventsOf(done)).toMatchObject([
      { type: 'hired', sync: true, gain: { cards: 2, tile: 0, boosts: 0 } },
    ]);
    expect(held(played(position({ pool: 'red-drop blue-drop green-drop' }), 'hire red'))[0]).toBe('r1');
  });

  test('one more for the tile where it is up, and for each boost of the colour (they stack)', () => {
    const wish = { pool: 'red-wheel red-drop', headquarters: ['green-2>red green-1>red'] };
    expect(held(played(position({ ...wish, tiles: ['+wheel'] }), 'hire red'))[0]).toBe('r5');
    expect(held(played(position({ ...wish, tiles: ['wheel'] }), 'hire red'))[0]).toBe('r4');
    expect(held(played(position({ ...wish, tiles: ['+arrow'] }), 'hire red'))[0]).toBe('r4');
    const blue = { ...wish, pool: 'blue-wheel blue-drop', tiles: ['+wheel'] };
    expect(held(played(position(blue), 'hire blue'))[0]).toBe('b3');
  });

  test('a pool without Unit cards may be left with a hire of nothing; Refer is over at once', () => {
    const state = position({ pool: 'black x-green', cubes: ['', 'r1', 'r1'] });
    expect(legalTexts(state)).toEqual(['hire', 'reveal']);
    const done = played(state, 'hire');
    expect([done.phase, asked(done)]).toEqual([{ type: 'utilise' }, 0]);
    expect(refusal(state, 'hire red')).toEqual({
      code: 'not-in-pool',
      with: { colour: 'red', possible: [] },
    });
  });

  test('at least one card is revealed; with Unit cards a colour is taken', () => {
    expect(refusal(position(), 'hire')).toEqual({ code: 'must-reveal', with: {} });
    expect(legalTexts(position())).toEqual(['reveal']);
    const some = position({ pool: 'red-drop blue-drop' });
    expect(refusal(some, 'hire')).toEqual({ code: 'hire-a-colour', with: { possible: ['blue', 'red'] } });
    expect(legalTexts(some)).toEqual(['hire blue', 'hire red', 'reveal']);
  });

  test('cubes never run out: a seat may hold more than the box has', () => {
    const state = played(position({ pool: 'red-drop', cubes: [`r${box.cubes.ofEachColour}`] }), 'hire red');
    expect(held(state)[0]).toBe(`r${box.cubes.ofEachColour + 1}`);
  });

  test('a Unit card does nothing more', () => {
    const done = step(position({ deck: 'red-drop' }), 'reveal');
    expect(done).toMatchObject({ reveals: true, goesOn: true, chance: [0] });
    expect(done.state.phase).toEqual({ type: 'hire' });
    expect(eventsOf(done)).toEqual([{ type: 'revealed', seat: 0, card: 'red-drop' }]);
  });
});

describe('Black cards', () => {
  test('a black card busts once a Unit card lies there; with the tile down nobody is asked', () => {
    const state = played(
      position({ deck: 'black red-drop black', cubes: ['', 'r1', 'r1'] }),
      'reveal',
      'reveal',
    );
    expect(state.phase).toEqual({ type: 'hire' });
    const done = step(state, 'reveal');
    expect(done.state.phase).toEqual({ type: 'utilise' });
    expect(done.state.turn.bust).toBe(true);
    expect(done.state.pool).toEqual(['black', 'red-drop', 'black']);
    expect(eventsOf(done).map(({ type }) => type)).toEqual(['revealed', 'busted']);
    expect(asked(done.state)).toBe(0);
  });

  test('a flip takes the pool away and Hire begins anew; the turn still ends with a shuffle', () => {
    const start = position({
      tiles: ['+drop'],
      deck: 'x-green red-drop black black',
      cubes: ['', 'r1', 'r1'],
    });
    const threatened = played(start, 'reveal', 'bonus red', 'reveal', 'reveal');
    expect(legalTexts(threatened)).toEqual(['flip', 'bust']);
    const flipped = played(threatened, 'flip');
    expect(flipped.players[0]?.tile).toEqual({ symbol: 'drop', up: false });
    expect(flipped.pool).toEqual([]);
    expect(flipped.discards).toEqual(['x-green', 'red-drop', 'black']);
    expect(legalTexts(flipped)).toEqual(['reveal']);
    const again = played(flipped, 'reveal');
    expect([again.pool, again.phase]).toEqual([['black'], { type: 'hire' }]);
    const ended = step(played(again, 'hire'), 'end');
    expect(eventsOf(ended)).toContainEqual({ type: 'reshuffled', cause: 'green', cards: 31 });
    expect(ended.state.deck).toHaveLength(31);
  });

  test('a seat with its tile up may still bust; then there is no Refer', () => {
    const state = position({ tiles: ['+drop'], pool: 'red-drop', deck: 'black', cubes: ['', 'r1', 'r1'] });
    const done = played(state, 'reveal', 'bust');
    expect(done.phase).toEqual({ type: 'utilise' });
    expect(done.players[0]?.tile?.up).toBe(true);
  });

  test('a Blue Headquarters saves no seat from a bust', () => {
    const rich = { cubes: ['b9'], headquarters: ['blue-2 blue-1'] };
    const done = played(position({ ...rich, pool: 'red-drop', deck: 'black' }), 'reveal');
    expect([done.phase, done.turn.bust]).toEqual([{ type: 'utilise' }, true]);
  });

  test('a black card that did no harm leaves Refer as it is', () => {
    const state = played(
      position({ deck: 'black red-drop blue-drop', cubes: ['', 'r1'] }),
      'reveal',
      'reveal',
      'reveal',
      'hire red',
    );
    expect(state.phase).toEqual({ type: 'refer', seats: [1] });
  });

  test('a flip is asked against a bust and a loss alone', () => {
    const up = position({ tiles: ['+drop'], pool: 'red-drop' });
    expect(refusal(up, 'flip')).toMatchObject({ code: 'wrong-phase' });
    expect(legalTexts(up)).not.toContain('flip');
  });
});

describe('Orange X and green X', () => {
  test.each([
    ['r7', 0, 0],
    ['r8', 4, 1],
    ['r9', 4, 1],
    ['r12', 6, 1],
    ['r5 b3', 4, 4],
  ])('with %s: loses %i cubes in one of %i ways', (cubes, count, ways) => {
    const state = played(position({ deck: 'x-orange', cubes: [cubes] }), 'reveal');
    const losses = legalTexts(state, 'lose');
    expect(losses).toHaveLength(ways);
    if (count === 0) {
      expect(state.phase).toEqual({ type: 'bonus', seats: [1, 2] });
      return;
    }
    for (const loss of losses) {
      const lost = [...loss.matchAll(/-(\d+)/g)].reduce((sum, [, each]) => sum + Number(each), 0);
      expect(lost).toBe(count);
    }
  });

  test('losses are asked in order from the active seat on; a tile that is up may be flipped', () => {
    const state = played(
      position({
        seats: 4,
        active: 2,
        deck: 'x-orange',
        cubes: ['', 'r8', 'b8', 'g8'],
        tiles: ['drop', 'wheel', 'arrow', '+bricks'],
      }),
      'reveal',
    );
    expect(state.phase).toEqual({ type: 'lose', seats: [2, 3, 1] });
    expect(legalTexts(state)).toEqual(['lose blue-4']);
    expect(greenPort.forced(state, 2)).toEqual({ type: 'lose', cubes: { blue: 4 } });
    const second = played(state, 'lose blue-4');
    expect(legalTexts(second)).toEqual(['flip', 'lose green-4']);
    const third = played(second, 'flip');
    expect(held(third)[3]).toBe('g8');
    expect(third.players[3]?.tile?.up).toBe(false);
    expect(third.pool).toEqual(['x-orange']);
    const done = played(third, 'lose red-4');
    expect(held(done)).toEqual(['', 'r4', 'b4', 'g8']);
    expect(done.phase).toEqual({ type: 'bonus', seats: [0] });
  });

  test('the loss comes before the underdog cube, which hangs on cubes where points are equal', () => {
    const state = played(position({ deck: 'x-orange', cubes: ['r9', 'b5', 'g6'] }), 'reveal', 'lose red-4');
    expect(state.phase).toEqual({ type: 'bonus', seats: [0, 1] });
    const done = played(state, 'bonus green', 'bonus green');
    expect(held(done)).toEqual(['g1 r5', 'b5 g1', 'g6']);
    expect([done.phase, asked(done)]).toEqual([{ type: 'hire' }, 0]);
  });

  test('those with the fewest points gain it once a turn', () => {
    const start = position({
      deck: 'x-green x-orange',
      headquarters: ['red-2 red-1', 'blue-1', 'green-1'],
      cubes: ['', 'b3', 'g6'],
    });
    const first = step(start, 'reveal');
    expect(eventsOf(first)).toContainEqual({ type: 'underdogs', seats: [1, 2], by: 'points' });
    const state = played(first.state, 'bonus red', 'bonus red', 'reveal');
    expect(state.phase).toEqual({ type: 'hire' });
    expect(held(state)).toEqual(['', 'b3 r1', 'g6 r1']);
  });

  test('with nothing owned all gain it, in order', () => {
    const state = played(position({ seats: 4, active: 1, deck: 'x-green' }), 'reveal');
    expect(state.phase).toEqual({ type: 'bonus', seats: [1, 2, 3, 0] });
    expect(legalTexts(state)).toEqual(['bonus blue', 'bonus green', 'bonus red', 'bonus yellow']);
  });

  test('the underdog cube is given once a turn, also across a flip', () => {
    const start = position({ tiles: ['+drop'], deck: 'x-green red-drop black x-orange', cubes: ['r1'] });
    const state = played(start, 'reveal', 'bonus red', 'bonus red', 'reveal', 'reveal', 'flip', 'reveal');
    expect([state.phase, state.pool]).toEqual([{ type: 'hire' }, ['x-orange']]);
  });

  test('who gains a cube is settled before the first chooses', () => {
    const state = played(position({ deck: 'x-green', cubes: ['', 'r1', ''] }), 'reveal', 'bonus red');
    expect(state.phase).toEqual({ type: 'bonus', seats: [2] });
    expect(held(played(state, 'bonus red'))).toEqual(['r1', 'r1', 'r1']);
  });

  test('a loss is exact, and of cubes that are there', () => {
    const state = played(position({ deck: 'x-orange', cubes: ['r5 b3'] }), 'reveal');
    expect(refusal(state, 'lose red-5')).toEqual({ code: 'lose-exactly', with: { count: 4, given: 5 } });
    expect(refusal(state, 'lose blue-4')).toEqual({
      code: 'not-enough-cubes',
      with: { colour: 'blue', needed: 4, has: 3 },
    });
    expect(refusal(state, 'flip')).toEqual({ code: 'tile-down', with: { seat: 0 } });
    expect(refusal(state, 'lose blue-3,red-1', 1)).toEqual({ code: 'not-your-turn', with: { seat: 0 } });
  });
});

describe('Refer Units', () => {
  test('a seat pays the active one a cube and takes a colour with its own gains, no In Sync', () => {
    const start = position({
      pool: 'red-drop blue-drop blue-wheel',
      tiles: ['arrow', '+drop'],
      cubes: ['', 'r1', 'y1'],
    });
    const state = played(start, 'hire red');
    expect(state.phase).toEqual({ type: 'refer', seats: [1, 2] });
    const done = step(state, 'refer blue pay red');
    expect(held(done.state)).toEqual(['r2', 'b3', 'y1']);
    expect(done.state.phase).toEqual({ type: 'utilise' });
    expect(done).toMatchObject({ goesOn: true, reveals: false });
    expect(eventsOf(done)).toMatchObject([{ type: 'referred', seat: 1, to: 0, gain: { cards: 2, tile: 1 } }]);
  });

  test('all four colours in the pool bring whoever refers nothing more', () => {
    const pool = 'red-drop blue-drop green-drop yellow-drop yellow-wheel';
    const state = played(position({ pool, cubes: ['', 'r1'] }), 'hire red', 'refer yellow pay red');
    expect(held(state)[1]).toBe('y2');
  });

  test('a seat without cubes is skipped, and one that passed is not asked again', () => {
    const pool = 'red-drop blue-drop green-drop';
    const state = played(position({ pool, cubes: ['', '', 'y2'] }), 'hire red');
    expect(state.phase).toEqual({ type: 'refer', seats: [2] });
    expect(legalTexts(state)).toEqual(['refer blue pay yellow', 'refer green pay yellow', 'pass']);
    expect(played(state, 'pass').phase).toEqual({ type: 'utilise' });
    const once = played(state, 'refer blue pay yellow');
    expect([once.phase, once.pool]).toEqual([{ type: 'utilise' }, ['green-drop']]);
  });

  test('the round goes once round the table in order', () => {
    const pool = 'red-drop blue-drop green-drop yellow-drop';
    const start = position({ seats: 4, active: 2, pool, cubes: ['r1', 'r1', '', 'r1'] });
    const state = played(start, 'hire red');
    expect(state.phase).toEqual({ type: 'refer', seats: [3, 0, 1] });
    const last = played(state, 'refer blue pay red', 'pass');
    expect(asked(last)).toBe(1);
    expect(refusal(last, 'refer blue pay red')).toEqual({
      code: 'not-in-pool',
      with: { colour: 'blue', possible: ['green', 'yellow'] },
    });
    expect(refusal(last, 'refer green pay blue')).toEqual({
      code: 'not-enough-cubes',
      with: { colour: 'blue', needed: 1, has: 0 },
    });
  });

  test('no seat is asked after a bust', () => {
    const state = played(position({ pool: 'red-drop', deck: 'black', cubes: ['', 'r1'] }), 'reveal');
    expect(state.phase).toEqual({ type: 'utilise' });
  });
});

describe('Odds', () => {
  test('they are counted in the cards that are left, or in the discards that will be shuffled', () => {
    const view = (wish: Parameters<typeof position>[0]) => greenPort.view(position(wish), 'table');
    expect(oddsOf(view({ pool: 'red-drop' }))).toMatchObject({ busts: 5, next: { length: 30 } });
    expect(oddsOf(view({}))).toMatchObject({ busts: 0, next: { length: 31 } });
    const empty = view({ pool: 'red-drop black', deck: '', discards: 'rest' });
    expect(oddsOf(empty)).toMatchObject({ busts: 4, next: { length: 29 } });
  });

  test('two to seven reveals from a full deck go well as often as counted', () => {
    const dice = anyDice();
    const deals = 20_000;
    const well = Array.from({ length: 8 }, () => 0);
    for (let deal = 0; deal < deals; deal++) {
      const deck = dice.shuffle(position().deck, 'deck');
      const unit = deck.findIndex(card => !card.startsWith('x-') && card !== 'black');
      const bust = deck.findIndex((card, index) => card === 'black' && index > unit);
      for (let reveals = 2; reveals <= 7; reveals++)
        if (bust < 0 || bust >= reveals) well[reveals] = (well[reveals] ?? 0) + 1;
    }
    const chances = [0.87, 0.73, 0.61, 0.5, 0.41, 0.33];
    for (const [index, share] of chances.entries())
      expect(Math.abs((well[index + 2] ?? 0) / deals - share), `${index + 2} reveals`).toBeLessThan(0.015);
  });
});
