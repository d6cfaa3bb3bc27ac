import { vintage } from '../../src/games/vintage/rules/index.ts';
import { keepsTheContract } from './kit.ts';
import { TABLES } from './tables.ts';

keepsTheContract(vintage, TABLES.vintage ?? [], 40);
