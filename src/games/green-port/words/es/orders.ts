import type { GreenPortWords } from '../en/index.ts';
import { COLOUR } from './terms.ts';

export const orders: GreenPortWords['orders'] = {
  pass: round => `pasar en toda repesca de la ronda ${round}`,
  refer: (colour, pay, atLeast, round) =>
    `ronda ${round}: tomar ${COLOUR[colour]} (${atLeast}+), pagar ${COLOUR[pay]}`,
  bonus: colour => `cubo de consuelo: ${COLOUR[colour]}`,
  bonusOf: list => `cubo de consuelo que falte: ${list}`,
  lose: list => `perder primero: ${list}`,
  kinds: {
    pass: 'Pasar en toda repesca',
    'refer-blue': 'Repescar: tomar azul…',
    'refer-green': 'Repescar: tomar verde…',
    'refer-red': 'Repescar: tomar rojo…',
    'refer-yellow': 'Repescar: tomar amarillo…',
    bonus: 'Cubo de consuelo: un color…',
    'bonus-lacking': 'Cubo de consuelo: en este orden…',
    lose: 'Perder estos primero…',
  },
};
