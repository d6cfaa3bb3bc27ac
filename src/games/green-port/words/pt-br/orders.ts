import type { GreenPortWords } from '../en/index.ts';
import { COLOUR } from './terms.ts';

export const orders: GreenPortWords['orders'] = {
  pass: round => `passar em toda indicação da rodada ${round}`,
  refer: (colour, pay, atLeast, round) =>
    `rodada ${round}: pegar ${COLOUR[colour]} (${atLeast}+), pagar ${COLOUR[pay]}`,
  bonus: colour => `cubo de consolo: ${COLOUR[colour]}`,
  bonusOf: list => `cubo de consolo que falta: ${list}`,
  lose: list => `perder primeiro: ${list}`,
  kinds: {
    pass: 'Passar em toda indicação',
    'refer-blue': 'Indicar: pegar azul…',
    'refer-green': 'Indicar: pegar verde…',
    'refer-red': 'Indicar: pegar vermelho…',
    'refer-yellow': 'Indicar: pegar amarelo…',
    bonus: 'Cubo de consolo: uma cor…',
    'bonus-lacking': 'Cubo de consolo: nesta ordem…',
    lose: 'Perder estes primeiro…',
  },
};
