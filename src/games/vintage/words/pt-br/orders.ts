import type { Phrases } from '../en/index.ts';

export const orders: Phrases['orders'] = {
  pass: round => `descansar até o fim da rodada ${round}`,
  first: round => `tomar a ficha se estiver livre, até a rodada ${round}`,
  unload: side => `desembarcar primeiro em ${side}`,
  kinds: {
    pass: 'Descansar a rodada',
    first: 'Tomar a ficha de primeiro jogador…',
    unload: 'Desembarcar primeiro de um lado…',
  },
};
