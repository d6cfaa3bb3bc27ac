import { presenters } from '../../src/games/presenters.ts';
import { toyPresenters } from '../../test/toy/picture/index.ts';

Object.assign(presenters, toyPresenters);
