import { test } from 'vitest';
import { GREEN_PORT } from '../harness/guard/strangers/games/green-port.ts';
import { TOY } from '../harness/guard/strangers/games/toy.ts';
import { VINTAGE } from '../harness/guard/strangers/games/vintage.ts';
import { isRelease } from '../support/form.ts';
import { attackedInVain } from './attacked-in-vain.ts';

test('attacks have no effect in a game with turns of many decisions', () => attackedInVain(GREEN_PORT, 700));

test.runIf(isRelease)('nor where hands are hidden and turns have steps', () => attackedInVain(VINTAGE, 420));

test.runIf(isRelease)('nor in a game of which nothing else knows', () => attackedInVain(TOY, 560));
