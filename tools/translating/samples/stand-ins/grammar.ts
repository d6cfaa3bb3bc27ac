import * as plain from '../../../../src/presentation/language/grammar.ts';
import { firstMarks } from '../marks.ts';

export * from '../../../../src/presentation/language/grammar.ts';

export const capital: typeof plain.capital = text => {
  const marks = firstMarks(text);
  return marks + plain.capital(text.slice(marks.length));
};
