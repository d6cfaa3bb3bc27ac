import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

const { plural } = grammar('pt-BR');

const the = (house: string): string => (house ? `A casa ${house}` : 'Essa casa');
const ofHouse = (house: string): string => (house ? `de ${house}` : 'dessa casa');

export const refusals: PortoWords['refusals'] = {
  over: 'A partida terminou.',
  alreadyKept: 'Você já escolheu seus contratos privados; os outros ainda estão escolhendo.',
  notYourTurn: 'Não é a sua vez: cada lugar compra ou constrói por sua vez.',
  keepFirst: 'Primeiro todos ficam com três dos cinco contratos privados; só depois se compra e se constrói.',
  notThisStep: 'Isso não cabe nesta etapa.',
  timerFirst: awaited => `Primeiro o Cronômetro constrói: ${awaited}.`,
  keepThree: 'Fique com exatamente três contratos privados diferentes dos cinco.',
  notDealt: contract =>
    `${contract ? `O contrato “${contract}”` : 'Esse contrato'} não foi dado a você: fique com três dos seus cinco.`,
  yourFive: contracts => `Os seus cinco são ${contracts}.`,
  drawNothing: 'Quem compra leva pelo menos uma carta.',
  drawTooMany: 'Você compra de uma a três cartas, cada uma só uma vez, que somem no máximo 3.',
  drawOverThree: sum =>
    `${sum ? `Essas cartas somam ${sum}` : 'Essas cartas somam demais'}: uma compra soma no máximo 3.`,
  drawUnknown: typed =>
    `Não conheço ${typed ? `“${typed}”` : 'isso'} como \`cards\`: escreva espaços do mercado, como \`1,3\`, ou cartas, como \`azul 2\`.`,
  drawMixed:
    'Indique ou espaços do mercado ou cartas, não os dois: depois de uma carta, um número poderia ser outra da mesma cor.',
  notInMarket: (card, held) =>
    held === 0
      ? `${card ? `A carta ${card}` : 'Essa carta'} não está no mercado.`
      : `O mercado tem ${card || 'essa carta'} só ${plural(held, { one: '# vez', other: '# vezes' })}.`,
  market: cards => `No mercado: ${cards}.`,
  marketEmpty: 'O mercado está vazio.',
  open: contracts => `Contratos abertos: ${contracts}.`,
  noneOpen: 'Nenhum contrato está aberto.',
  noMarketSlot: (slot, last) =>
    `Não existe o espaço ${slot || 'com esse número'}: o mercado tem os espaços 1 a ${last}.`,
  noContractSlot: (slot, last) =>
    `Não existe o espaço ${slot || 'com esse número'}: os contratos têm os espaços 1 a ${last}.`,
  slotEmpty: slot => `${slot ? `O espaço ${slot}` : 'Esse espaço'} está vazio.`,
  notInHand: card =>
    `${card ? `A carta “${card}”` : 'Essa carta'} não está na mão: para construir se jogam duas cartas dela.`,
  hand: cards => `Na mão: ${cards}.`,
  notInTimer: 'O Cronômetro constrói com as duas cartas que revelou: uma dá o número, a outra a cor.',
  timerCards: cards => `São elas ${cards}.`,
  notInPlay: house => `${the(house)} não está neste jogo.`,
  inPlay: houses => `Estão em jogo ${houses}.`,
  noRoom: house => `${the(house)} não tem lugar para tantos andares.`,
  complete: house => `${the(house)} está completa: não cabe mais nenhum andar.`,
  roomFor: (house, height, level, room) =>
    `${the(house)} tem lugar para ${counts.floors(height)} e já tem ${level}: cabem no máximo mais ${room}.`,
  otherColour: (house, has, wanted) =>
    `${the(house)} é de outra cor${has ? ` (${has})` : ''}: cada casa tem uma só cor, e ${wanted || 'essa carta'} não combina com ela.`,
  neighbourColour: (house, colour, neighbour) =>
    `${the(house)} não pode começar ${colour ? `em ${colour}` : 'nessa cor'}: a vizinha ${neighbour || 'na rua'} já tem essa cor, e vizinhas têm cores diferentes.`,
  noGroundFloors: colour =>
    `Não há mais térreo ${colour || 'dessa cor'}, e nenhuma casa nova pode começar nessa cor; as começadas ainda podem crescer.`,
  noFloors: (colour, left) =>
    `Não há andares suficientes ${colour ? `em ${colour}` : 'dessa cor'}${left ? ` (restam ${left})` : ''} para essa construção; tente menos andares ou outra cor.`,
  tokenMissing: house => `A ficha do térreo ${ofHouse(house)} precisa ir para um telhado livre: escolha um.`,
  tokenNeedless:
    'Aqui não se escolhe telhado: a ficha só se move quando um térreo é colocado e há um telhado livre.',
  roofTaken: house =>
    `O telhado ${ofHouse(house)} já tem uma ficha ou uma peça de telhado: a ficha do térreo precisa de um livre.`,
  emptyRoofs: roofs => `Telhados livres: ${roofs}.`,
  noEmptyRoof: 'Nenhum telhado está livre.',
  claimEmpty: slot => `${slot ? `O espaço de contrato ${slot}` : 'Esse espaço de contrato'} está vazio.`,
  claimNotMet: 'Esta construção não cumpre exatamente esse contrato.',
  claimUnmet: (contract, toDo) => `Esta construção não cumpre “${contract}”: é preciso ${toDo}, exatamente.`,
  claimTwice: 'Cada contrato só pode ser cumprido uma vez: indique cada espaço uma só vez.',
  mustDraw: 'Só se passa com o mercado vazio e sem nenhuma construção possível: compre pelo menos uma carta.',
  mustBuild: 'Isso só é permitido quando nada pode ser construído, e algo pode: construa.',
  malformed: awaited => `Essa ação está incompleta. O que fazer agora: ${awaited}.`,
  readAction: (typed, awaited) =>
    `Nenhuma ação começa com ${typed ? `“${typed}”` : 'isso'}. O que fazer agora: ${awaited}.`,
  readCard: typed =>
    `${typed ? `“${typed}”` : 'Isso'} não é uma carta: como texto, a carta é a cor em inglês e o número, como \`red-3\`.`,
  readSlot: typed =>
    `${typed ? `“${typed}”` : 'Isso'} não indica espaços: escreva os números separados por vírgulas, como \`1,3\`.`,
  readMissing: (field, as) =>
    `O texto acaba cedo demais${field ? `: falta o que cabe em “${field}”` : ''}.${as ? ` Um texto completo: ${as}.` : ''}`,
  readRest: (typed, as) =>
    `${typed ? `“${typed}”` : 'O final'} não cabe nesse lugar.${as ? ` Um texto completo: ${as}.` : ''}`,
  readSpelling: as =>
    as
      ? `Escreva exatamente assim: ${as}.`
      : 'Cada ação se escreve de um só jeito, com um espaço entre as palavras.',
  notAllowed: awaited => `As regras não permitem isso agora. O que fazer agora: ${awaited}.`,
};
