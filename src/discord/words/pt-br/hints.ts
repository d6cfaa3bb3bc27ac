import { grammar } from '../../../stage/grammar.ts';
import type { HintWords } from '../en/hints.ts';

const { plural } = grammar('pt-BR');

export const hints: HintWords = {
  ask: 'Dica',
  title: '**O que eu olharia**, o melhor primeiro, com o que distingue cada um',
  margin: points => `esperado **${points}**`,
  score: points => `pontos esperados: **${points}**`,
  comparedWith: (deed, reasons) => `Em comparação com *${deed}*: ${reasons}`,
  rest: points => `todo o resto: ${points}`,
  even: (deed, ahead) =>
    ahead
      ? `Mais ou menos igual a *${deed}* quando joguei as duas adiante.`
      : `À primeira vista, mais ou menos igual a *${deed}*.`,
  noReason: (deed, points) =>
    `Em comparação com *${deed}*: ${points} no total; nenhuma razão se destaca sozinha.`,
  marginMeans:
    'Esperado: seus pontos no fim menos a média dos outros, até onde dá para saber pelo que você vê.',
  scoreMeans: 'Esperado: seus pontos no fim, até onde dá para saber pelo que você vê.',
  press: 'Um toque mostra no tabuleiro; nada é feito antes de você confirmar.',
  counted: used =>
    plural(used, {
      one: '# dica usada nesta partida até agora.',
      other: '# dicas usadas nesta partida até agora.',
    }),
  only: 'Só há uma coisa a fazer, então isto não conta como dica:',
  none: 'Não tenho nada a aconselhar aqui, então isto não conta como dica.',
  used: count => plural(count, { one: '# dica usada.', other: '# dicas usadas.' }),
  usedBy: people =>
    `Dicas usadas: ${people.map(({ person, hints: count }) => `${person} ${count}`).join(', ')}.`,
};
