import type { AnyGame } from '../../../src/core/game.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import { some } from '../../support/form.ts';
import { holdsIdeas } from '../../support/hint-position.ts';
import { GREEN_PORT_POSITIONS } from './hint-positions.ts';
import { position } from './position.ts';

holdsIdeas(greenPort as unknown as AnyGame, GREEN_PORT_POSITIONS, position, some(GREEN_PORT_POSITIONS, 18));
