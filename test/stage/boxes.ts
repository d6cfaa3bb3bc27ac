export { bounds, flat, overlap } from '../../src/stage/shapes/boxes.ts';
