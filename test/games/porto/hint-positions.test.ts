import type { AnyGame } from '../../../src/core/game.ts';
import { porto } from '../../../src/games/porto/rules/index.ts';
import { some } from '../../support/form.ts';
import { holdsIdeas } from '../../support/hint-position.ts';
import { PORTO_POSITIONS } from './hint-positions.ts';
import { position } from './position.ts';

holdsIdeas(porto as unknown as AnyGame, PORTO_POSITIONS, position, some(PORTO_POSITIONS, 18));
