import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { plural, number } = grammar('es-ES');

export const terms: Phrases['terms'] = {
  regions: { baixo: 'Baixo Corgo', cima: 'Cima Corgo', superior: 'Douro Superior' },
  place: (region, place) => `${region} ${place}`,
  harbours: {
    gaia: 'Vila Nova de Gaia',
    baixo: 'Baixo Corgo',
    cima: 'Cima Corgo',
    superior: 'Douro Superior',
  },
  vines: {
    green: 'cepa verde',
    purple: 'cepa morada',
    red: 'cepa roja',
    white: 'cepa blanca',
    yellow: 'cepa amarilla',
    old: 'viña vieja',
  },
  colours: {
    green: 'verde',
    purple: 'morado',
    red: 'rojo',
    white: 'blanco',
    yellow: 'amarillo',
  },
  sides: { ruby: 'Ruby', tawny: 'Tawny' },
  categories: {
    ruby: { ruby: 'Ruby', reserva: 'Ruby Reserva', lbv: 'Late Bottled Vintage', vintage: 'Vintage' },
    tawny: { tawny: 'Tawny', reserva: 'Tawny Reserva', aged: 'Tawny añejo', colheita: 'Colheita' },
  },
  columns: {
    buy: 'comprar una quinta',
    purple: 'plantar morada',
    'green-red': 'plantar verde o roja',
    'white-yellow': 'plantar blanca o amarilla',
    old: 'viña vieja',
    harvest: 'vendimia',
    age: 'crianza y venta',
    card: 'cartas',
    first: 'jugador inicial',
  },
  cards: {
    buying: 'Quinta con regalo',
    harvesting: 'Vendimia frugal',
    planting: 'Tres cepas',
    'two-barrels': 'Dos barriles más',
    'free-action': 'Acción libre',
    enologist: 'Enólogo',
    vintage: 'Barril de Vintage',
    colheita: 'Dos barriles de Colheita',
    boat: 'Barco rabelo',
    'ageing-barrel': 'Crianza con un barril más',
    'ageing-quality': 'Crianza con más calidad',
  },
  deck: 'carta superior del mazo',
  estate: estate => `Quinta ${estate}`,
  cellarColumn: (side, column) => `columna ${column} de ${side}`,
  barrels: count => plural(count, { one: '# barril', other: '# barriles' }),
  lot: (barrels, quality) => `${barrels} de calidad ${quality}`,
  brandy: count => plural(count, { one: '# barril de aguardiente', other: '# barriles de aguardiente' }),
  points: count => plural(count, { one: '# punto', other: '# puntos' }),
  cardsOf: count => plural(count, { one: '# carta', other: '# cartas' }),
  markers: count => plural(count, { one: '# marcador', other: '# marcadores' }),
  overseer: count =>
    plural(count, { one: 'el capataz en lugar de # marcador', other: 'el capataz en lugar de # marcadores' }),
  number,
  none: 'nada',
};
