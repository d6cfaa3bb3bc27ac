import type { GreenPortWords } from '../en/index.ts';

export const parts: GreenPortWords['parts'] = {
  pages: [],
  parts: {
    round: { name: 'Ronda', told: 'Un turno para cada uno. En rojo: la última ronda.' },
    progress: {
      name: 'Objetivos cumplidos',
      told: 'Cuando todos están marcados, se acaba la ronda y con ella la partida.',
    },
    deck: {
      name: 'Mazo',
      told: 'Cartas boca abajo. Flechas redondas: todas se barajan cuando acabe este turno.',
    },
    sign: {
      name: 'Cartel de la grúa',
      told: 'Lo que toca ahora. Antes de revelar: la probabilidad de que la próxima carta sea una redada.',
    },
    pool: {
      name: 'Muelle',
      told: 'Cartas reveladas en este turno, una pila por color. Se contrata un color; la placa dice lo que trae.',
    },
    sync: {
      name: 'Sincronía',
      told: 'Están los cuatro colores: contratar trae además un cubo de cada otro color.',
    },
    tape: {
      name: 'Redada',
      told: 'Salió una carta negra: no se contrata en este turno, salvo que se gire una ficha.',
    },
    offered: {
      name: 'Cubos iniciales',
      told: 'Antes del primer turno cada uno elige uno; empieza el último en el orden.',
    },
    unseen: {
      name: 'Cartas ocultas',
      told: 'Cartas de cada color que aún contiene el mazo. Un cuadro es una carta.',
    },
    others: { name: 'Negras y X', told: 'Cartas negras, X verde y X naranja que aún contiene el mazo.' },
    objective: {
      name: 'Objetivo',
      told: 'Paga estos cubos en tu turno para cumplirlo. La moneda es lo que da.',
    },
    done: { name: 'Cumplido', told: 'Por quien figura aquí: nadie más puede.' },
    headquarters: {
      name: 'Sede',
      told: 'La de arriba de un color. Moneda: puntos. Figura: su precio ahora. Bajo el signo: su poder, que dura.',
    },
    seat: { name: 'Jugador', told: 'Nombre y puntos. La flecha muestra de quién es el turno.' },
    crew: {
      name: 'Banda',
      told: 'Cubos de cada color. Lo pagan todo, y los que guardas siguen ahí en tu próximo turno.',
    },
    tile: {
      name: 'Ficha',
      told: 'Activa: su símbolo trae un cubo más, y girarla salva de una redada. Gris: está girada.',
    },
    houses: { name: 'Casas', told: 'Sedes propias y cuántas son. +B: una verde que refuerza el azul.' },
    crowd: { name: 'Todos los cubos', told: 'Su suma. En rojo: tantos que una X naranja se lleva la mitad.' },
    ended: { name: 'Final', told: 'Quién abandonó y quién ganó.' },
  },
};
