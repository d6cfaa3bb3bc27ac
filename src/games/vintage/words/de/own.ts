import type { Phrases } from '../en/index.ts';

export const own: Phrases['own'] = {
  preview: 'Noch nicht gespielt, nur gezeigt:',
  boardNow: 'Das Brett jetzt:',
  circles: (column, list) => `Freie Kreise bei „${column}“: ${list}.`,
  noCircle: column => `Kein Kreis ist frei bei „${column}“.`,
  open: list => `Offene Karten: ${list}.`,
  deck: cards => `Im Stapel: ${cards}.`,
  lands: lot => `Am Kai: ${lot}.`,
  onSide: outcomes => ({ ruby: `Als Ruby. ${outcomes}`, tawny: `Als Tawny. ${outcomes}` }),
};
