import { test } from 'vitest';
import { hearStrangeValues } from '../../../src/core/values/strange-values.ts';
import { isRelease } from '../../../test/support/test-form.ts';
import { GREEN_PORT } from '../strangers/games/green-port.ts';
import { TOY } from '../strangers/games/toy.ts';
import { VINTAGE } from '../strangers/games/vintage.ts';
import { attackedInVain } from './attacked-in-vain.ts';

// A stranger of the trial sends a language that no version of Discord has.
hearStrangeValues(() => {});

test('attacks have no effect in a game with turns of many decisions', () => attackedInVain(GREEN_PORT, 700));

test.runIf(isRelease)('nor where hands are hidden and turns have steps', () => attackedInVain(VINTAGE, 420));

test.runIf(isRelease)('nor in a game of which nothing else knows', () => attackedInVain(TOY, 560));
