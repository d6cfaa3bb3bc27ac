import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const spanish: Translated<typeof english> = {
  about: 'Porto: construye las casas de colores junto al río',
  build: {
    about: 'Construye pisos con dos cartas de tu mano',
    number: 'La carta que da el número de pisos, como red-3 o rojo 3',
    colour: 'La carta que da su color, como blue-1 o azul 1',
    house: 'La casa, como L4',
    roof: 'El tejado libre para la ficha de la planta baja',
    claim: 'Contratos públicos: todos los cumplidos (por defecto), none (ninguno) o espacios como 1,3',
    now: 'Construir al instante, sin ver antes lo que aportaría',
    claimAll: 'Todos los cumplidos',
  },
  draw: {
    about: 'Roba del mercado de una a tres cartas que sumen 3 o menos',
    cards: 'Espacios del mercado, como 1,3, o cartas, como azul 2',
    now: 'Robar al instante, sin ver antes lo que aportaría',
  },
  keep: {
    about: 'Quédate con tres de tus cinco contratos privados; nadie más ve cuáles',
    contracts: 'Tres nombres separados por comas, como los muestra la lista',
  },
  timer: {
    about: 'Solitario: construye con las dos cartas del Cronómetro',
    number: 'La carta que da el número de pisos; la otra da el color',
  },
  challenge: 'Desafiar a Porto',
  variant: {
    about: 'normal (por defecto), o familiar: sin contratos privados',
  },
  solo: {
    about: 'Juega en solitario contra el Cronómetro, aquí o en un mensaje directo conmigo',
    timer: 'Cartas del Cronómetro: menos es más difícil (por defecto: 28)',
    timers: { 28: '28 cartas', 26: '26 cartas, más difícil', 24: '24 cartas, lo más difícil' },
  },
};
