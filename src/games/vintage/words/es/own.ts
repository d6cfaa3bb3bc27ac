import type { Phrases } from '../en/index.ts';

export const own: Phrases['own'] = {
  preview: 'Aún sin hacer, solo mostrado:',
  boardNow: 'El tablero ahora:',
  circles: (column, list) => `Círculos libres para ${column}: ${list}.`,
  noCircle: column => `No hay círculos libres para ${column}.`,
  open: list => `Cartas a la vista: ${list}.`,
  deck: cards => `En el mazo: ${cards}.`,
  lands: lot => `En el muelle: ${lot}.`,
  onSide: outcomes => ({ ruby: `Como Ruby. ${outcomes}`, tawny: `Como Tawny. ${outcomes}` }),
};
