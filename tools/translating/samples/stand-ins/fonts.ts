import * as plain from '../../../../src/presentation/drawing/fonts.ts';
import { bare, withFirstMarks } from '../marks.ts';

export * from '../../../../src/presentation/drawing/fonts.ts';

export const textWidth: typeof plain.textWidth = (words, size, weight) =>
  plain.textWidth(bare(words), size, weight);

export const fitted: typeof plain.fitted = (words, width, size, weight) =>
  withFirstMarks(words, plain.fitted(bare(words), width, size, weight));

export const writable: typeof plain.writable = words => withFirstMarks(words, plain.writable(bare(words)));
