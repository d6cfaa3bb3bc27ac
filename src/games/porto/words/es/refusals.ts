import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

const { plural } = grammar('es-ES');

const the = (house: string): string => (house ? `La casa ${house}` : 'Esa casa');
const ofHouse = (house: string): string => (house ? `de ${house}` : 'de esa casa');

export const refusals: PortoWords['refusals'] = {
  over: 'La partida terminó.',
  alreadyKept: 'Ya elegiste tus contratos privados; los demás aún eligen los suyos.',
  notYourTurn: 'No es tu turno: cada asiento roba o construye cuando le toca.',
  keepFirst:
    'Primero todos se quedan con tres de los cinco contratos privados; solo después se roba y se construye.',
  notThisStep: 'Eso no va en este paso.',
  timerFirst: awaited => `Primero construye el Cronómetro: ${awaited}.`,
  keepThree: 'Quédate exactamente con tres contratos privados distintos de los cinco.',
  notDealt: contract =>
    `${contract ? `El contrato “${contract}”` : 'Ese contrato'} no te tocó: quédate con tres de tus cinco.`,
  yourFive: contracts => `Tus cinco son ${contracts}.`,
  drawNothing: 'Quien roba toma al menos una carta.',
  drawTooMany: 'Robas de una a tres cartas, cada una una sola vez, que sumen 3 o menos.',
  drawOverThree: sum =>
    `${sum ? `Esas cartas suman ${sum}` : 'Esas cartas suman demasiado'}: al robar se suma 3 como mucho.`,
  drawUnknown: typed =>
    `No conozco ${typed ? `“${typed}”` : 'eso'} como \`cards\`: escribe espacios del mercado, como \`1,3\`, o cartas, como \`azul 2\`.`,
  drawMixed:
    'Indica o espacios del mercado o cartas, no las dos cosas: tras una carta, un número podría ser otra de su color.',
  notInMarket: (card, held) =>
    held === 0
      ? `${card ? `La carta ${card}` : 'Esa carta'} no está en el mercado.`
      : `El mercado solo tiene ${card || 'esa carta'} ${plural(held, { one: '# vez', other: '# veces' })}.`,
  market: cards => `En el mercado: ${cards}.`,
  marketEmpty: 'El mercado está vacío.',
  open: contracts => `Contratos a la vista: ${contracts}.`,
  noneOpen: 'No hay ningún contrato a la vista.',
  noMarketSlot: (slot, last) =>
    `No existe el espacio ${slot || 'con ese número'}: el mercado tiene los espacios 1 a ${last}.`,
  noContractSlot: (slot, last) =>
    `No existe el espacio ${slot || 'con ese número'}: los contratos tienen los espacios 1 a ${last}.`,
  slotEmpty: slot => `${slot ? `El espacio ${slot}` : 'Ese espacio'} está vacío.`,
  notInHand: card =>
    `${card ? `La carta “${card}”` : 'Esa carta'} no está en la mano: para construir se juegan dos cartas de ella.`,
  hand: cards => `En la mano: ${cards}.`,
  notInTimer: 'El Cronómetro construye con las dos cartas que reveló: una da el número y la otra el color.',
  timerCards: cards => `Son ${cards}.`,
  notInPlay: house => `${the(house)} no está en esta partida.`,
  inPlay: houses => `Están en juego ${houses}.`,
  noRoom: house => `${the(house)} no tiene sitio para tantos pisos.`,
  complete: house => `${the(house)} está completa: no cabe ningún piso más.`,
  roomFor: (house, height, level, room) =>
    `${the(house)} tiene sitio para ${counts.floors(height)} y ya tiene ${level}: caben como mucho ${room} más.`,
  otherColour: (house, has, wanted) =>
    `${the(house)} es de otro color${has ? ` (${has})` : ''}: una casa tiene un solo color, y ${wanted || 'esta carta'} no le va.`,
  neighbourColour: (house, colour, neighbour) =>
    `${the(house)} no puede empezar ${colour ? `en ${colour}` : 'con ese color'}: su vecina ${neighbour || 'de la calle'} ya tiene ese color, y las vecinas deben ser distintas.`,
  noGroundFloors: colour =>
    `No queda ninguna planta baja ${colour ? `en ${colour}` : 'de ese color'}, así que ninguna casa nueva puede empezar con él; las empezadas aún pueden crecer.`,
  noFloors: (colour, left) =>
    `No quedan bastantes pisos ${colour ? `en ${colour}` : 'de ese color'}${left ? ` (hay ${left})` : ''} para esa construcción; prueba con menos pisos o con otro color.`,
  tokenMissing: house =>
    `La ficha de la planta baja ${ofHouse(house)} tiene que ir a un tejado libre: elige uno.`,
  tokenNeedless:
    'Aquí no se elige tejado: una ficha solo se mueve al colocar una planta baja y si hay un tejado libre.',
  roofTaken: house =>
    `El tejado ${ofHouse(house)} ya tiene una ficha o una pieza de tejado: la ficha de la planta baja necesita uno libre.`,
  emptyRoofs: roofs => `Tejados libres: ${roofs}.`,
  noEmptyRoof: 'No hay ningún tejado libre.',
  claimEmpty: slot => `${slot ? `El espacio de contrato ${slot}` : 'Ese espacio de contrato'} está vacío.`,
  claimNotMet: 'Esta construcción no cumple exactamente ese contrato.',
  claimUnmet: (contract, toDo) => `Esta construcción no cumple “${contract}”: hay que ${toDo}, exactamente.`,
  claimTwice: 'Un contrato solo se cumple una vez: indica cada espacio una sola vez.',
  mustDraw: 'Solo se pasa con el mercado vacío y sin construcción posible: roba al menos una carta.',
  mustBuild: 'Eso solo se permite cuando no se puede construir nada, y algo se puede: construye.',
  malformed: awaited => `Esa acción está incompleta. Lo que toca ahora: ${awaited}.`,
  readAction: (typed, awaited) =>
    `Ninguna acción empieza con ${typed ? `“${typed}”` : 'eso'}. Lo que toca ahora: ${awaited}.`,
  readCard: typed =>
    `${typed ? `“${typed}”` : 'Eso'} no es una carta: como texto, una carta es su color en inglés y su número, como \`red-3\`.`,
  readSlot: typed =>
    `${typed ? `“${typed}”` : 'Eso'} no indica espacios: escribe sus números separados por comas, como \`1,3\`.`,
  readMissing: (field, as) =>
    `El texto acaba demasiado pronto${field ? `: falta lo que va en “${field}”` : ''}.${as ? ` Un texto completo: ${as}.` : ''}`,
  readRest: (typed, as) =>
    `${typed ? `“${typed}”` : 'El final'} no va ahí.${as ? ` Un texto completo: ${as}.` : ''}`,
  readSpelling: as =>
    as
      ? `Escríbelo exactamente así: ${as}.`
      : 'Una acción se escribe de una sola manera, con un espacio entre las palabras.',
  notAllowed: awaited => `Las reglas no permiten eso ahora. Lo que toca ahora: ${awaited}.`,
};
