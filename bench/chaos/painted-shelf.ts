import { presenters } from '../../src/present/registry.ts';
import { toyPresenters } from '../../test/toy/picture/index.ts';

Object.assign(presenters, toyPresenters);
