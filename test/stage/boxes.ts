export { bounds, flat, overlap } from '../../src/stage/boxes.ts';
