import { grammar } from '../../../../stage/grammar.ts';
import type { PictureWords } from './types.ts';

const { plural } = grammar('pt-BR');
const cubes = (count: number): string => plural(count, { one: '# cubo', other: '# cubos' });

export const portuguese: PictureWords = {
  language: 'pt-BR',
  title: 'Green Port',
  round: round => `Rodada ${round}`,
  lastRound: 'Última rodada',
  theEnd: 'Fim de jogo',
  givenUp: 'Fim: desistência',
  calledOff: 'Fim: cancelado',
  gaveUp: 'desistiu',
  won: 'Vitória',
  wins: name => `${name} venceu`,
  leads: name => `${name} lidera`,
  signs: {
    pick: ['Escolher', '1º cubo'],
    reveal: ['1ª carta', 'sem risco'],
    safe: ['Flagrante', 'impossível'],
    empty: ['Não há', 'cartas'],
    bust: ['Virar ou', 'flagrante?'],
    lose: ['Mais de 7:', 'metade sai'],
    bonus: ['Cubo de', 'consolo'],
    refer: ['Indicar', 'ou passar'],
    utilise: ['Gastar', 'cubos'],
  },
  risk: 'risco',
  powers: {
    blue: count => ['Objetivos custam', `${cubes(count)} a menos`],
    green: count => ['Contratar uma cor', `traz ${cubes(count)} a mais`],
    red: count => [`Trocar quaisquer ${count}`, 'cubos por outro'],
    yellow: count => ['Levantar a ficha', `custa ${cubes(count)} a menos`],
  },
  pointsOnly: 'só pontos',
  deck: cards => `No baralho: ${plural(cards, { one: '# carta', other: '# cartas' })}`,
  tile: { up: 'ficha de pé', down: 'ficha virada' },
  tileDoes: {
    up: gain => `Ficha de pé: +${gain} no seu símbolo; salva de um flagrante`,
    down: price => `Ficha virada: levantá-la por ${cubes(price)}`,
  },
  freeSeat: 'lugar livre',
  invited: 'convite feito',
  busted: 'Flagrante',
  inSync: 'Sincronia',
  soldOut: 'vendida',
  anyColour: 'iguais',
  yourCrew: 'Sua turma',
  inReach: 'Ao alcance',
  lacks: count => (count === 1 ? 'falta' : 'faltam'),
  ownsNothing: 'Ainda sem nada',
  parts: { objectives: 'Objetivos', headquarters: 'Sedes', endPurchases: 'Compras finais' },
  total: 'Total',
  cubesLeft: 'Cubos no fim',
  highestCards: 'Cartas mais altas',
  roundByRound: 'Pontos rodada a rodada',
};
