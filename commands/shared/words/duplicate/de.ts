import type { DuplicateCommandWords } from './en.ts';

export const german: DuplicateCommandWords = {
  tables: 'Tische mit demselben Blatt, am Ende verglichen; jeder ist ein privater Thread (nicht gewertet)',
};
