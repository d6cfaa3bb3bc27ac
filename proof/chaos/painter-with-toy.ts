import { presenters } from '../../src/games/presenters.ts';
import { toyPresenters } from '../../test/toy/presenter.ts';

Object.assign(presenters, toyPresenters);
