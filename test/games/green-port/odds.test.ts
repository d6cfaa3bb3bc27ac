import { expect, test } from 'vitest';
import { greenPort } from '../../../src/games/green-port/game.ts';
import { oddsOf } from '../../../src/games/green-port/judgement/odds.ts';
import { anyDice, position } from './position.ts';

test('the odds of a bust are counted from the deck, or from the discards if the deck is empty', () => {
  const view = (wish: Parameters<typeof position>[0]) => greenPort.view(position(wish), 'table');
  expect(oddsOf(view({ pool: 'red-drop' }))).toMatchObject({ busts: 5, next: { length: 30 } });
  expect(oddsOf(view({}))).toMatchObject({ busts: 0, next: { length: 31 } });
  const empty = view({ pool: 'red-drop black', deck: '', discards: 'rest' });
  expect(oddsOf(empty)).toMatchObject({ busts: 4, next: { length: 29 } });
});

test('two to seven reveals from a full deck avoid a bust as often as the odds say', () => {
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
