import type { GreenPortWords } from '../en/index.ts';

export const status: GreenPortWords['status'] = {
  title: 'Green Port',
  about: {
    line: 'Revela cartas mientras te atrevas, contrata un color y manda a tu banda a por los mejores golpes del puerto.',
    credits: 'Un juego de Pedro Dias, para la Green Box of Games.',
  },
  variants: {
    standard: 'normal',
    'no-tiles': 'sin fichas',
    'no-powers': 'sin poderes',
    simple: 'sencilla: sin fichas ni poderes',
  },
  awaits: {
    pick: 'elegir el cubo inicial',
    hire: 'revelar o contratar',
    bust: 'girar la ficha o aceptar la redada',
    lose: 'perder la mitad de los cubos',
    bonus: 'elegir un cubo de consuelo',
    refer: 'tomar un color por un cubo, o pasar',
    utilise: 'gastar cubos o terminar el turno',
    over: 'la partida terminó',
  },
  revealOnly: 'revelar una carta',
  stake: {
    unlucky: risk => `La probabilidad de esa redada era del ${risk}.`,
    lastObjective: 'Queda un objetivo: quien lo cumpla trae el final de la partida.',
    lastRound:
      'No quedan objetivos: esta ronda es la última. Al final compra primero quien tenga más cubos de un color.',
  },
  round: number => `ronda ${number}`,
  lastRound: number => `ronda ${number}, la última`,
};

export const board: GreenPortWords['board'] = {
  head: (round, turn) => `Green Port, ${round}; ${turn}.`,
  turn: (name, awaited) => `${name}: ${awaited}`,
  objectives: objectives => `Objetivos: ${objectives}.`,
  taken: name => `de ${name}`,
  piles: piles => `Sedes restantes (precio): ${piles}.`,
  pile: (pile, price) => `${pile} (${price})`,
  soldOut: 'agotada',
  seat: (name, points, cubes) => `${name} ${points}: ${cubes}`,
  pool: cards => `Muelle: ${cards}.`,
  deck: (count, cards) => `Mazo, ${count}: ${cards}.`,
  risk: risk => `Redada con la próxima carta: ${risk}.`,
  discards: cards => `Descarte: ${cards}.`,
  offered: colours => `Cubos iniciales: ${colours}.`,
  winner: name => `Gana ${name}.`,
};

export const terminal: GreenPortWords['terminal'] = {
  objectives: 'Objetivos',
  piles: 'Sedes',
  pool: 'Muelle',
  deck: 'Mazo',
  discards: 'Descarte',
  legend:
    'Objetivos y sedes se dicen por color y valor; entre paréntesis va el precio\nen cubos de ese color.',
};

export const hand: GreenPortWords['hand'] = {
  own: (cubes, count) => `**Tu banda** (${count}): ${cubes}`,
  tile: tile => `**Ficha**: ${tile}`,
  headquarters: list => `**Sedes**: ${list}`,
  reach: '**Al alcance**',
  can: (what, points) => `- ${what} (${points}): **al alcance**.`,
  lacks: (what, points, cubes, count) =>
    `- ${what} (${points}): ${count === 1 ? 'falta' : 'faltan'} ${cubes}.`,
  aim: (what, points) => `${what} (${points})`,
  aimLacks: (aim, cubes, count) => `${aim}: ${count === 1 ? 'falta' : 'faltan'} ${cubes}`,
  within: aims => `Al alcance: **${aims}**.`,
  nearest: aims => `Lo más cercano: ${aims}.`,
  preview: 'Aún sin hacer:',
  boardNow: 'El tablero ahora:',
  withinThen: aims => `Al alcance después: ${aims}.`,
  asked: {
    bust: 'Una carta negra: gira tu ficha y empieza de nuevo, o no contrates a nadie en este turno.',
    lose: (count, all, limit) => `Tienes ${all} cubos, más de ${limit}: se van ${count}.`,
    refer: 'Puedes tomar todas las cartas de un color del muelle por uno de tus cubos.',
  },
  ofOneColour: count => `${count} de un mismo color`,
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  noSeat: 'No tienes asiento aquí: todo es abierto menos el orden del mazo.',
  limit: limit => `Quien tiene más de ${limit} cubos se queda con la mitad cuando sale la X naranja.`,
};
