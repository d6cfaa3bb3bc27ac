import type { Phrases } from '../en/index.ts';

export const orders: Phrases['orders'] = {
  pass: round => `se reposer jusqu’à la fin de la manche ${round}`,
  first: round => `prendre le jeton s’il est libre, jusqu’à la manche ${round}`,
  unload: side => `débarquer d’abord en ${side}`,
  kinds: {
    pass: 'Se reposer cette manche',
    first: 'Prendre le jeton de premier joueur…',
    unload: 'Débarquer d’abord d’un côté…',
  },
};
