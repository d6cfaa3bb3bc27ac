import type { PortoWords } from '../en/index.ts';
import type { Order } from '../facts.ts';
import { floors } from './colours.ts';

const order = (planned: Order): string =>
  [
    `${floors(planned.floors, planned.colour)} en ${planned.house}${planned.points === undefined ? '' : ` (${planned.points} pts.)`}`,
    ...(planned.token === undefined ? [] : [`ficha a ${planned.token}`]),
  ].join(', ');

export const choices: PortoWords['choices'] = {
  questions: {
    type: '¿Qué vas a hacer?',
    contracts: '¿Con qué tres contratos privados te quedas?',
    cards: '¿Qué cartas tomas del mercado?',
    number: '¿Qué carta da el número de pisos?',
    colour: '¿Qué carta da su color?',
    house: '¿En qué casa?',
    roof: '¿A qué tejado libre va la ficha de la planta baja?',
    claim: '¿Qué contratos públicos cumples?',
  },
  otherQuestion: field => `¿Qué ${field}?`,
  fields: {
    type: 'Acción',
    contracts: 'Contratos privados',
    cards: 'Cartas',
    number: 'Carta del número',
    colour: 'Carta del color',
    house: 'Casa',
    roof: 'Tejado',
    claim: 'Contratos',
  },
  types: {
    keep: 'Quedarse con tres contratos privados',
    draw: 'Robar cartas',
    build: 'Construir pisos',
    timer: 'Construir con las cartas del Cronómetro',
    pass: 'Pasar',
  },
  token: points => `ficha ${points}`,
  roofToken: points => `ficha en el tejado ${points}`,
  emptyHouse: 'vacía',
  noClaim: 'Ningún contrato',
  tokenTo: roof => `ficha a ${roof}`,
  work: (count, colour) => floors(count, colour),
  leadsTo: (cards, points) => `${cards} · luego ${points}`,
  another: { build: 'Otra construcción', draw: 'Otras cartas' },
  noToken: 'Ninguna ficha que mover',
  emptySlot: 'un espacio vacío',
  contractSlot: slot => `contrato ${slot}`,
  keep: contracts => `Quedarse con ${contracts}`,
  draw: (cards, count, slots) => `Robar ${cards} (${count === 1 ? 'espacio' : 'espacios'} ${slots})`,
  build: planned => `Construir ${order(planned)}`,
  claiming: (deed, contracts) => `${deed}, cumplir ${contracts}`,
  claimingSlots: (deed, slots) => `${deed}, contratos ${slots}`,
  timer: planned => `Cronómetro: ${order(planned)}`,
  timerIdle: 'Descartar las dos cartas del Cronómetro',
  pass: 'Pasar',
};
