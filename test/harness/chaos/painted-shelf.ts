import { presenters } from '../../../src/games/presenters.ts';
import { toyPresenters } from '../../toy/picture/index.ts';

Object.assign(presenters, toyPresenters);
