export { bounds, flat, overlap } from '../../src/presentation/shapes/boxes.ts';
