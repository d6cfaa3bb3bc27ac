import type { AnyGame } from '../../../src/core/game.ts';
import { vintage } from '../../../src/games/vintage/rules/index.ts';
import { some } from '../../support/form.ts';
import { holdsIdeas } from '../../support/hint-position.ts';
import { VINTAGE_POSITIONS } from './hint-positions.ts';
import { position } from './position.ts';

holdsIdeas(vintage as unknown as AnyGame, VINTAGE_POSITIONS, position, some(VINTAGE_POSITIONS, 18));
