import * as plain from '../../../../src/presentation/language/korean.ts';
import { bare } from '../marks.ts';

export * from '../../../../src/presentation/language/korean.ts';

export const withParticle: typeof plain.withParticle = (word, particle) =>
  word + plain.withParticle(bare(word), particle).slice(bare(word).length);
