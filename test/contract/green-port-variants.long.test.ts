import { greenPort } from '../../src/games/green-port/rules/index.ts';
import { times } from '../support/form.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

keepsTheContract(greenPort, TABLES['green-port']?.slice(1) ?? [], times(4, 34));
