import type { Phrases } from '../en/index.ts';

export const orders: Phrases['orders'] = {
  pass: round => `descansar hasta que acabe la ronda ${round}`,
  first: round => `tomar la ficha si está libre, hasta la ronda ${round}`,
  unload: side => `desembarcar primero en ${side}`,
  kinds: {
    pass: 'Descansar toda la ronda',
    first: 'Tomar la ficha de jugador inicial…',
    unload: 'Desembarcar primero en un lado…',
  },
};
