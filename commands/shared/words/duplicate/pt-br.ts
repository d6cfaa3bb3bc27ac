import type { DuplicateCommandWords } from './en.ts';

export const portuguese: DuplicateCommandWords = {
  tables: 'Mesas com a mesma distribuição, comparadas no fim; cada uma é um tópico privado (sem rating)',
};
