import type { Phrases } from '../en/index.ts';

export const orders: Phrases['orders'] = {
  pass: round => `bis zum Ende von Runde ${round} passen`,
  first: round => `Startspieler werden, wenn möglich, bis Runde ${round}`,
  unload: side => `zuerst in den ${side}-Keller ausladen`,
  kinds: {
    pass: 'Für die Runde passen',
    first: 'Startspieler werden…',
    unload: 'Zuerst auf eine Seite ausladen…',
  },
};
