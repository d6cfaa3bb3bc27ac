export { replay } from '../../src/table/results/replay.ts';
