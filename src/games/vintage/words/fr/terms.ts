import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { plural, number } = grammar('fr');

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
    green: 'vigne verte',
    purple: 'vigne violette',
    red: 'vigne rouge',
    white: 'vigne blanche',
    yellow: 'vigne jaune',
    old: 'vieille vigne',
  },
  colours: {
    green: 'vert',
    purple: 'violet',
    red: 'rouge',
    white: 'blanc',
    yellow: 'jaune',
  },
  sides: { ruby: 'Ruby', tawny: 'Tawny' },
  categories: {
    ruby: { ruby: 'Ruby', reserva: 'Ruby Reserva', lbv: 'Late Bottled Vintage', vintage: 'Vintage' },
    tawny: { tawny: 'Tawny', reserva: 'Tawny Reserva', aged: 'Tawny âgé', colheita: 'Colheita' },
  },
  columns: {
    buy: 'l’achat d’un domaine',
    purple: 'une vigne violette',
    'green-red': 'une vigne verte ou rouge',
    'white-yellow': 'une vigne blanche ou jaune',
    old: 'une vieille vigne',
    harvest: 'la vendange',
    age: 'le vieillissement',
    card: 'les cartes',
    first: 'le premier joueur',
  },
  cards: {
    buying: 'Domaine + cadeau',
    harvesting: 'Vendange économe',
    planting: 'Trois vignes',
    'two-barrels': 'Deux fûts de plus',
    'free-action': 'Action gratuite',
    enologist: 'Œnologue',
    vintage: 'Fût de Vintage',
    colheita: 'Deux fûts de Colheita',
    boat: 'Bateau rabelo',
    'ageing-barrel': 'Vieillir + fût',
    'ageing-quality': 'Vieillir + qualité',
  },
  deck: 'dessus de pioche',
  estate: estate => `Domaine ${estate}`,
  cellarColumn: (side, column) => `colonne ${column} de ${side}`,
  barrels: count => plural(count, { one: '# fût', other: '# fûts' }),
  lot: (barrels, quality) => `${barrels} de qualité ${quality}`,
  brandy: count => plural(count, { one: '# fût d’eau-de-vie', other: '# fûts d’eau-de-vie' }),
  points: count => plural(count, { one: '# point', other: '# points' }),
  cardsOf: count => plural(count, { one: '# carte', other: '# cartes' }),
  markers: count => plural(count, { one: '# marqueur', other: '# marqueurs' }),
  overseer: count =>
    plural(count, {
      one: 'le régisseur au lieu de # marqueur',
      other: 'le régisseur au lieu de # marqueurs',
    }),
  number,
  none: 'rien',
};
