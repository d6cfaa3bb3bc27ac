import { paint as plain } from '../../../../src/presentation/drawing/paint.ts';
import { held } from '../scenes.ts';

export * from '../../../../src/presentation/drawing/paint.ts';

export const paint: typeof plain = async scene => held(scene);

export const painted = plain;
