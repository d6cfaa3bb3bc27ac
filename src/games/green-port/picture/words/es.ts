import { grammar } from '../../../../stage/grammar.ts';
import type { PictureWords } from './types.ts';

const { plural } = grammar('es-ES');
const cubes = (count: number): string => plural(count, { one: '# cubo', other: '# cubos' });

export const spanish: PictureWords = {
  language: 'es-ES',
  title: 'Green Port',
  round: round => `Ronda ${round}`,
  lastRound: 'Última ronda',
  theEnd: 'Fin',
  givenUp: 'Fin: abandono',
  calledOff: 'Fin: cancelada',
  gaveUp: 'abandonó',
  won: 'Victoria',
  wins: name => `Gana ${name}`,
  leads: name => `${name} lidera`,
  signs: {
    pick: ['Elegir', '1.er cubo'],
    reveal: ['1.ª carta', 'sin riesgo'],
    safe: ['Redada', 'imposible'],
    empty: ['No quedan', 'cartas'],
    bust: ['¿Girar o', 'redada?'],
    lose: ['Más de 7:', 'se va ½'],
    bonus: ['Cubo de', 'consuelo'],
    refer: ['Repescar', 'o pasar'],
    utilise: ['Gastar', 'cubos'],
  },
  risk: 'redada',
  powers: {
    blue: count => ['Los objetivos', `cuestan ${cubes(count)} menos`],
    green: count => ['Contratar un color', `da ${cubes(count)} más`],
    red: count => [`Cambia ${count} cubos`, 'cualesquiera por otro'],
    yellow: count => ['Recuperar la ficha', `cuesta ${cubes(count)} menos`],
  },
  pointsOnly: 'solo puntos',
  deck: cards => `En el mazo: ${plural(cards, { one: '# carta', other: '# cartas' })}`,
  tile: { up: 'ficha activa', down: 'ficha girada' },
  tileDoes: {
    up: gain => `Ficha activa: +${gain} con su símbolo; salva de una redada`,
    down: price => `Ficha girada: recuperarla por ${cubes(price)}`,
  },
  freeSeat: 'asiento libre',
  invited: 'invitación',
  busted: 'Redada al',
  inSync: 'Sincronía',
  soldOut: 'vendida',
  anyColour: 'iguales',
  yourCrew: 'Tu banda',
  inReach: 'Al alcance',
  lacks: count => (count === 1 ? 'falta' : 'faltan'),
  ownsNothing: 'Aún sin nada',
  parts: { objectives: 'Objetivos', headquarters: 'Sedes', endPurchases: 'Compra final' },
  total: 'Total',
  cubesLeft: 'Cubos al final',
  highestCards: 'Cartas más altas',
  roundByRound: 'Puntos ronda a ronda',
};
