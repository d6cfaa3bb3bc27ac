export { replay } from '../../src/match/replay.ts';
