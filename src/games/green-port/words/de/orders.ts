import { grammar } from '../../../../stage/grammar.ts';
import type { GreenPortWords } from '../en/index.ts';
import { COLOUR } from './terms.ts';

const { plural } = grammar('de');

export const orders: GreenPortWords['orders'] = {
  pass: round => `in Runde ${round} bei jedem Abwerben passen`,
  refer: (colour, pay, atLeast, round) =>
    `Runde ${round}: ${plural(atLeast, { one: COLOUR[colour], other: `${COLOUR[colour]} ab # Karten` })} abwerben, ${COLOUR[pay]} zahlen`,
  bonus: colour => `Trostwürfel: ${COLOUR[colour]}`,
  bonusOf: list => `Trostwürfel, was fehlt: ${list}`,
  lose: list => `zuerst abgeben: ${list}`,
  kinds: {
    pass: 'Bei jedem Abwerben passen',
    'refer-blue': 'Abwerben: Blau nehmen…',
    'refer-green': 'Abwerben: Grün nehmen…',
    'refer-red': 'Abwerben: Rot nehmen…',
    'refer-yellow': 'Abwerben: Gelb nehmen…',
    bonus: 'Trostwürfel: eine Farbe…',
    'bonus-lacking': 'Trostwürfel: in dieser Reihenfolge…',
    lose: 'Diese zuerst abgeben…',
  },
};
