import type { DuplicateCommandWords } from './en.ts';

export const spanish: DuplicateCommandWords = {
  tables: 'Mesas con el mismo reparto, comparadas al final; cada una es un hilo privado (no clasificatorio)',
};
