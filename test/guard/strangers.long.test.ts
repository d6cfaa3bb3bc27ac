import { test } from 'vitest';
import { GREEN_PORT } from '../harness/guard/strangers/games/green-port.ts';
import { TOY } from '../harness/guard/strangers/games/toy.ts';
import { VINTAGE } from '../harness/guard/strangers/games/vintage.ts';
import { times } from '../support/form.ts';
import { attackedInVain } from './attacked-in-vain.ts';

test('attacks have no effect in a game with turns of many decisions', () =>
  attackedInVain(GREEN_PORT, times(350, 700)));

test('nor where hands are hidden and turns have steps', () => attackedInVain(VINTAGE, times(210, 420)));

test('nor in a game of which nothing else knows', () => attackedInVain(TOY, times(280, 560)));
