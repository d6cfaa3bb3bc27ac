import type { GreenPortWords } from '../en/index.ts';
import { COLOUR } from './terms.ts';

export const orders: GreenPortWords['orders'] = {
  pass: round => `passer à chaque cooptation de la manche ${round}`,
  refer: (colour, pay, atLeast, round) =>
    `manche ${round} : prendre ${COLOUR[colour]} (${atLeast}+), payer ${COLOUR[pay]}`,
  bonus: colour => `cube de secours : ${COLOUR[colour]}`,
  bonusOf: list => `cube de secours, ce qui manque : ${list}`,
  lose: list => `perdre d’abord : ${list}`,
  kinds: {
    pass: 'Passer à chaque cooptation',
    'refer-blue': 'Coopter : prendre bleu…',
    'refer-green': 'Coopter : prendre vert…',
    'refer-red': 'Coopter : prendre rouge…',
    'refer-yellow': 'Coopter : prendre jaune…',
    bonus: 'Cube de secours : une couleur…',
    'bonus-lacking': 'Cube de secours : dans cet ordre…',
    lose: 'Perdre d’abord ceux-ci…',
  },
};
