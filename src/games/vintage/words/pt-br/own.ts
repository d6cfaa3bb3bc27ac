import type { Phrases } from '../en/index.ts';

export const own: Phrases['own'] = {
  preview: 'Ainda não feito, só mostrado:',
  boardNow: 'O tabuleiro agora:',
  circles: (column, list) => `Círculos livres para ${column}: ${list}.`,
  noCircle: column => `Nenhum círculo livre para ${column}.`,
  open: list => `Cartas abertas: ${list}.`,
  deck: cards => `No baralho: ${cards}.`,
  lands: lot => `No cais: ${lot}.`,
  onSide: outcomes => ({ ruby: `Como Ruby. ${outcomes}`, tawny: `Como Tawny. ${outcomes}` }),
};
