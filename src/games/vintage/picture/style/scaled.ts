export { scaled } from '../../../../presentation/shapes/scaled.ts';
