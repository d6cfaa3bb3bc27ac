import { grammar } from '../../../stage/grammar.ts';
import type { ReviewWords } from '../en/review.ts';

const { number, percent, plural } = grammar('es-ES');

const decisionsOf = (count: number): string => plural(count, { one: '# decisión', other: '# decisiones' });

export const review: ReviewWords = {
  review: {
    button: 'Análisis',
    progress: share => `Estoy repasando esta partida decisión por decisión: ${percent(share)} listo.`,
    title: person => `**Análisis: ${person}**`,
    accuracy: (right, decisions) =>
      `Precisión: **${number(right)}** de 100, en ${decisionsOf(decisions)}. 100 es siempre la mejor línea que encontré; 0 no es mejor que echarlo a suertes.`,
    start: (points, spread) =>
      `Al empezar: cabía esperar **${points}**${spread === undefined ? '' : ` (±${spread})`} al final, por el tablero y el puesto en el orden.`,
    deal: (points, spread) =>
      `Cartas ocultas propias: **${points}** (±${spread}), frente a otras que podrían haber tocado.`,
    own: points =>
      `Decisiones propias: **${points}**, frente a la mejor que encontré, según lo que este asiento podía ver entonces.`,
    others: points => `Decisiones de los demás: **${points}**, según lo que podían ver.`,
    luck: points => `Suerte: **${points}**: lo que trajo el azar después del reparto, y lo que yo juzgo mal.`,
    final: points => `Al final: **${points}**.`,
    stopped: points => `Cuando se detuvo la partida: cabía esperar **${points}**. No terminó por las reglas.`,
    margin:
      '-# Los puntos son sobre la media de los demás. La suerte y las decisiones ajenas usan lo que solo ahora se sabe.',
    alone: '-# Los puntos son los del resultado final. La suerte usa lo que solo ahora se sabe.',
    noMistakes: 'No encontré ningún turno en el que otra decisión fuera claramente mejor.',
    overview: 'Resumen',
    turnButton: (turn, loss) => `Turno ${number(turn)}: ${loss}`,
    share: 'Compartir',
    shared: 'Compartido: ahora todos los de aquí pueden ver este análisis.',
    sharedBy: (person, right) =>
      right === null
        ? `${person} comparte cómo le fue en esta partida:`
        : `${person} comparte cómo le fue en esta partida, con una precisión de **${number(right)}** de 100:`,
    turn: (turn, loss) => `**Turno ${number(turn)}: margen final ${loss}**`,
    played: deed => `Jugado: ${deed}`,
    better: deed => `Mejor: **${deed}**`,
    because: 'Porque:',
    noReason: points => `Puntos de más que espero al final tras ello: **${points}**.`,
    chances: (best, played) =>
      `Para ganar, en partidas como esta: ${percent(best)} con la mejor opción, ${percent(played)} tal como se jugó.`,
    seen: '-# Juzgado por lo que se podía ver entonces; nada de lo que vino después influye.',
  },
};
