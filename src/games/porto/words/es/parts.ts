import type { PortoWords } from '../en/index.ts';

export const parts: PortoWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Ronda', told: 'Un turno para cada uno. En rojo: el final ha empezado.' },
    roofs: {
      name: 'Tejados',
      told: 'Casas completas. Entre varios, el número tras la barra anuncia el final: se juega una ronda más.',
    },
    decks: {
      name: 'Mazos',
      told: 'Cartas boca abajo: las de construcción y, con sello, los contratos públicos.',
    },
    floors: {
      name: 'Pisos',
      told: 'Una construcción puntúa todos los pisos de la casa, y 1 por cada vecina con un piso junto a uno nuevo.',
    },
    room: {
      name: 'Sitio para construir',
      told: 'Cada planta abierta admite un piso. Una construcción necesita sitio para todos los suyos.',
    },
    ground: {
      name: 'Ficha de planta baja',
      told: 'Paga a quien coloca la planta baja y luego va a un tejado libre.',
    },
    roof: { name: 'Tejado', told: 'Llega con el último piso. Una ficha allí paga a quien completa la casa.' },
    plate: {
      name: 'Casa',
      told: 'El nombre para elegirla o escribirla. Sus vecinas son las de al lado en la misma calle.',
    },
    closed: {
      name: 'Casa fuera del juego',
      told: 'Con pocos jugadores sobran casas: nadie las construye y no son vecinas.',
    },
    market: { name: 'Mercado', told: 'Aquí robas de una a tres cartas que sumen 3 o menos.' },
    contracts: {
      name: 'Contratos públicos',
      told: 'Cumple cada uno que tu construcción satisfaga exactamente. La moneda es lo que paga.',
    },
    supply: { name: 'Piezas', told: 'Pisos y plantas bajas (la puerta) que quedan de cada color.' },
    seat: { name: 'Jugador', told: 'Nombre y puntos. La flecha muestra de quién es el turno.' },
    hand: {
      name: 'Mano',
      told: 'A la vista de todos. Una construcción juega dos cartas: una da el número de pisos, la otra el color.',
    },
    claimed: {
      name: 'Contratos cumplidos',
      told: 'Cuántos contratos públicos se han cumplido. Desempatan al final.',
    },
    sum: { name: 'Suma final', told: 'Puntos del tablero + contratos privados.' },
    ended: { name: 'Final', told: 'Quién abandonó y quién ganó.' },
    timer: {
      name: 'Cronómetro',
      told: 'Sus cartas restantes. Tras tu turno vacía espacios y construye con dos cartas. Sin cartas, acaba la partida.',
    },
    sand: {
      name: 'Arena',
      told: 'Cuanta más arena junto a un espacio, más probable es que el Cronómetro lo vacíe tras tu turno.',
    },
  },
};
