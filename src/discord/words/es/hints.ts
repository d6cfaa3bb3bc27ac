import { grammar } from '../../../stage/grammar.ts';
import type { HintWords } from '../en/hints.ts';

const { plural } = grammar('es-ES');

export const hints: HintWords = {
  ask: 'Pista',
  title: '**Lo que yo miraría**, lo mejor primero, con lo que distingue a cada opción',
  margin: points => `previsto **${points}**`,
  score: points => `puntos previstos: **${points}**`,
  comparedWith: (deed, reasons) => `Comparado con *${deed}*: ${reasons}`,
  rest: points => `todo lo demás: ${points}`,
  even: (deed, ahead) =>
    ahead
      ? `Más o menos igual que *${deed}* al jugar ambas hacia delante.`
      : `A primera vista, más o menos igual que *${deed}*.`,
  noReason: (deed, points) =>
    `Comparado con *${deed}*: ${points} en total; ninguna razón destaca por sí sola.`,
  marginMeans:
    'Previsto: tus puntos al final menos la media de los demás, hasta donde se puede saber por lo que ves.',
  scoreMeans: 'Previsto: tus puntos al final, hasta donde se puede saber por lo que ves.',
  press: 'Al pulsar se ve en el tablero; no se hace nada hasta que lo confirmes.',
  counted: used =>
    plural(used, {
      one: '# pista usada en esta partida hasta ahora.',
      other: '# pistas usadas en esta partida hasta ahora.',
    }),
  only: 'Solo hay una cosa que hacer, así que esto no cuenta como pista:',
  none: 'Aquí no tengo nada que aconsejar, así que esto no cuenta como pista.',
  used: count => plural(count, { one: '# pista usada.', other: '# pistas usadas.' }),
  usedBy: people =>
    `Pistas usadas: ${people.map(({ person, hints: count }) => `${person} ${count}`).join(', ')}.`,
};
