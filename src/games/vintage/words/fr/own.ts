import type { Phrases } from '../en/index.ts';

export const own: Phrases['own'] = {
  preview: 'Pas encore joué, seulement montré :',
  boardNow: 'Le plateau actuel :',
  circles: (column, list) => `Cercles libres pour ${column} : ${list}.`,
  noCircle: column => `Aucun cercle libre pour ${column}.`,
  open: list => `Cartes visibles : ${list}.`,
  deck: cards => `Dans la pioche : ${cards}.`,
  lands: lot => `Au quai : ${lot}.`,
  onSide: outcomes => ({ ruby: `En Ruby. ${outcomes}`, tawny: `En Tawny. ${outcomes}` }),
};
