import { grammar } from '../../../stage/grammar.ts';
import type { PlayersWords } from '../en/players.ts';

const { listed } = grammar('es-ES');

export const players: PlayersWords = {
  does: {
    easy: name =>
      `${name} juega como quien empieza y va de buenas: ve la próxima jugada, y se le puede ganar.`,
    medium: name => `${name} sopesa lo que cada jugada aporta ahora y más adelante.`,
    hard: name => `${name} prueba muchas veces las mejores jugadas antes de decidir; tarda unos segundos.`,
  },
  add: 'Añadir un jugador del bot',
  manage: 'Jugadores del bot',
  ask: '**¿Quién se une a la mesa?**',
  full: 'Todos los asientos están ocupados.',
  added: (name, taken, wanted) => `${name} está en la mesa: ${taken} de ${wanted}.`,
  for: person => `el jugador del bot en lugar de ${person}`,
  thinking: names =>
    names.length === 1 ? `${listed(names)} está pensando.` : `${listed(names)} están pensando.`,
  unknown: (typed, possible) =>
    `No conozco al jugador “${typed}”. Hay ${listed(possible)}; varios se escriben así: “2 ${possible.at(-1)}” o “${possible.slice(0, 2).join(', ')}”.`,
};
