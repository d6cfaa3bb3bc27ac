import { grammar } from '../../../../stage/grammar.ts';
import type { Card, Grape, Harbour, Region, Side, TableColumn, Vine } from '../../rules/types.ts';

const { plural, number } = grammar('en');

export const terms = {
  regions: {
    baixo: 'Baixo Corgo',
    cima: 'Cima Corgo',
    superior: 'Douro Superior',
  } satisfies Record<Region, string>,
  /** "Cima Corgo 2". */
  place: (region: string, place: number) => `${region} ${place}`,
  harbours: {
    gaia: 'Vila Nova de Gaia',
    baixo: 'Baixo Corgo',
    cima: 'Cima Corgo',
    superior: 'Douro Superior',
  } satisfies Record<Harbour, string>,
  vines: {
    green: 'green vine',
    purple: 'purple vine',
    red: 'red vine',
    white: 'white vine',
    yellow: 'yellow vine',
    old: 'old vineyard',
  } satisfies Record<Vine, string>,
  /** Of grapes, as they stand alone. */
  colours: {
    green: 'green',
    purple: 'purple',
    red: 'red',
    white: 'white',
    yellow: 'yellow',
  } satisfies Record<Grape, string>,
  sides: { ruby: 'Ruby', tawny: 'Tawny' } satisfies Record<Side, string>,
  /** As they stand on the labels of bottles. */
  categories: {
    ruby: { ruby: 'Ruby', reserva: 'Ruby Reserva', lbv: 'Late Bottled Vintage', vintage: 'Vintage' },
    tawny: { tawny: 'Tawny', reserva: 'Tawny Reserva', aged: 'Aged Tawny', colheita: 'Colheita' },
  },
  columns: {
    buy: 'buying an Estate',
    purple: 'planting purple',
    'green-red': 'planting green or red',
    'white-yellow': 'planting white or yellow',
    old: 'an old vineyard',
    harvest: 'the harvest',
    age: 'ageing and selling',
    card: 'the cards',
    first: 'the first player',
  } satisfies Record<TableColumn, string>,
  cards: {
    buying: 'Estate with a gift',
    harvesting: 'Thrifty harvest',
    planting: 'Three vines',
    'two-barrels': 'Two more barrels',
    'free-action': 'Free action',
    enologist: 'Enologist',
    vintage: 'Vintage barrel',
    colheita: 'Two Colheita barrels',
    boat: 'Rabelo boat',
    'ageing-barrel': 'Ageing plus a barrel',
    'ageing-quality': 'Ageing plus quality',
  } satisfies Record<Card, string>,
  deck: 'top of the deck',
  estate: (estate: number) => `Estate ${estate}`,
  cellarColumn: (side: string, column: number) => `${side} column ${column}`,
  barrels: (count: number) => plural(count, { one: '# barrel', other: '# barrels' }),
  /** "3 barrels of quality 6". */
  lot: (barrels: string, quality: number) => `${barrels} of quality ${quality}`,
  brandy: (count: number) => plural(count, { one: '# barrel of brandy', other: '# barrels of brandy' }),
  points: (count: number) => plural(count, { one: '# point', other: '# points' }),
  cardsOf: (count: number) => plural(count, { one: '# card', other: '# cards' }),
  markers: (count: number) => plural(count, { one: '# marker', other: '# markers' }),
  /** In place of so many markers. */
  overseer: (count: number) =>
    plural(count, { one: 'the overseer instead of # marker', other: 'the overseer instead of # markers' }),
  number,
  none: 'nothing',
};
