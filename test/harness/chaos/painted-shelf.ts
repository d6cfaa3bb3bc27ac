import { presenters } from '../../../src/games/presenters.ts';
import { toyPresenters } from '../../toy/presenter.ts';

Object.assign(presenters, toyPresenters);
