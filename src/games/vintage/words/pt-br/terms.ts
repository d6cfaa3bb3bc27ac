import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { plural, number } = grammar('pt-BR');

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
    green: 'videira verde',
    purple: 'videira roxa',
    red: 'videira vermelha',
    white: 'videira branca',
    yellow: 'videira amarela',
    old: 'vinha velha',
  },
  colours: {
    green: 'verde',
    purple: 'roxo',
    red: 'vermelho',
    white: 'branco',
    yellow: 'amarelo',
  },
  sides: { ruby: 'Ruby', tawny: 'Tawny' },
  categories: {
    ruby: { ruby: 'Ruby', reserva: 'Ruby Reserva', lbv: 'Late Bottled Vintage', vintage: 'Vintage' },
    tawny: { tawny: 'Tawny', reserva: 'Tawny Reserva', aged: 'Tawny com idade', colheita: 'Colheita' },
  },
  columns: {
    buy: 'compra de quinta',
    purple: 'plantio de roxa',
    'green-red': 'plantio de verde ou vermelha',
    'white-yellow': 'plantio de branca ou amarela',
    old: 'vinha velha',
    harvest: 'vindima',
    age: 'envelhecimento e venda',
    card: 'cartas',
    first: 'primeiro jogador',
  },
  cards: {
    buying: 'Quinta com brinde',
    harvesting: 'Vindima econômica',
    planting: 'Três videiras',
    'two-barrels': 'Mais dois barris',
    'free-action': 'Ação livre',
    enologist: 'Enólogo',
    vintage: 'Barril de Vintage',
    colheita: 'Dois barris de Colheita',
    boat: 'Barco rabelo',
    'ageing-barrel': 'Envelhecimento com mais um barril',
    'ageing-quality': 'Envelhecimento com mais qualidade',
  },
  deck: 'topo do baralho',
  estate: estate => `Quinta ${estate}`,
  cellarColumn: (side, column) => `coluna ${column} de ${side}`,
  barrels: count => plural(count, { one: '# barril', other: '# barris' }),
  lot: (barrels, quality) => `${barrels} de qualidade ${quality}`,
  brandy: count => plural(count, { one: '# barril de aguardente', other: '# barris de aguardente' }),
  points: count => plural(count, { one: '# ponto', other: '# pontos' }),
  cardsOf: count => plural(count, { one: '# carta', other: '# cartas' }),
  markers: count => plural(count, { one: '# marcador', other: '# marcadores' }),
  overseer: count =>
    plural(count, { one: 'o capataz no lugar de # marcador', other: 'o capataz no lugar de # marcadores' }),
  number,
  none: 'nada',
};
