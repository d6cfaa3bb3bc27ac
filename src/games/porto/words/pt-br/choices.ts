import type { PortoWords } from '../en/index.ts';
import type { Order } from '../facts.ts';
import { floors } from './colours.ts';

const order = (planned: Order): string =>
  [
    `${floors(planned.floors, planned.colour)} em ${planned.house}${planned.points === undefined ? '' : ` (${planned.points} pts)`}`,
    ...(planned.token === undefined ? [] : [`ficha para ${planned.token}`]),
  ].join(', ');

export const choices: PortoWords['choices'] = {
  questions: {
    type: 'O que você vai fazer?',
    contracts: 'Com quais três contratos privados você fica?',
    cards: 'Quais cartas você compra do mercado?',
    number: 'Qual carta dá o número de andares?',
    colour: 'Qual carta dá a cor?',
    house: 'Em qual casa?',
    roof: 'Para qual telhado livre vai a ficha do térreo?',
    claim: 'Quais contratos públicos você cumpre?',
  },
  otherQuestion: field => `Qual ${field}?`,
  fields: {
    type: 'Ação',
    contracts: 'Contratos privados',
    cards: 'Cartas',
    number: 'Carta do número',
    colour: 'Carta da cor',
    house: 'Casa',
    roof: 'Telhado',
    claim: 'Contratos',
  },
  types: {
    keep: 'Ficar com três contratos privados',
    draw: 'Comprar cartas',
    build: 'Construir andares',
    timer: 'Construir com as cartas do Cronômetro',
    pass: 'Passar',
  },
  token: points => `ficha ${points}`,
  roofToken: points => `ficha no telhado ${points}`,
  emptyHouse: 'vazia',
  noClaim: 'Nenhum contrato',
  tokenTo: roof => `ficha para ${roof}`,
  work: (count, colour) => floors(count, colour),
  leadsTo: (cards, points) => `${cards} · depois ${points}`,
  another: { build: 'Outra construção', draw: 'Outra compra' },
  noToken: 'Nenhuma ficha a mover',
  emptySlot: 'um espaço vazio',
  contractSlot: slot => `contrato ${slot}`,
  keep: contracts => `Ficar com ${contracts}`,
  draw: (cards, count, slots) => `Comprar ${cards} (${count === 1 ? 'espaço' : 'espaços'} ${slots})`,
  build: planned => `Construir ${order(planned)}`,
  claiming: (deed, contracts) => `${deed}, cumprir ${contracts}`,
  claimingSlots: (deed, slots) => `${deed}, contratos ${slots}`,
  timer: planned => `Cronômetro: ${order(planned)}`,
  timerIdle: 'Descartar as duas cartas do Cronômetro',
  pass: 'Passar',
};
