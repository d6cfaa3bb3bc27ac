import type { DuplicateCommandWords } from './en.ts';

export const french: DuplicateCommandWords = {
  tables: 'Tables avec la même donne, comparées à la fin ; chacune est un fil privé (non classé)',
};
