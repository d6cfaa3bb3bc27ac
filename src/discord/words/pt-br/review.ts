import { grammar } from '../../../stage/grammar.ts';
import type { ReviewWords } from '../en/review.ts';

const { number, percent, plural } = grammar('pt-BR');

const decisionsOf = (count: number): string => plural(count, { one: '# decisão', other: '# decisões' });

export const review: ReviewWords = {
  review: {
    button: 'Análise',
    progress: share => `Estou olhando esta partida de novo, decisão por decisão: ${percent(share)} prontos.`,
    title: person => `**Análise: ${person}**`,
    accuracy: (right, decisions) =>
      `Precisão: **${number(right)}** de 100, em ${decisionsOf(decisions)}. 100 é sempre a melhor linha que encontrei; 0 não é melhor do que um sorteio.`,
    start: (points, spread) =>
      `No começo: **${points}**${spread === undefined ? '' : ` (±${spread})`} eram de se esperar no fim, pelo tabuleiro e pela posição na ordem.`,
    deal: (points, spread) =>
      `Cartas próprias escondidas: **${points}** (±${spread}), em relação a outras que poderiam ter vindo.`,
    own: points =>
      `Escolhas próprias: **${points}**, em relação à melhor que encontrei, pelo que este lugar podia ver então.`,
    others: points => `Escolhas dos outros: **${points}**, pelo que eles podiam ver.`,
    luck: points => `Sorte: **${points}**: o que veio por acaso depois, e o que eu avalio mal.`,
    final: points => `No fim: **${points}**.`,
    stopped: points =>
      `Quando a partida parou: **${points}** eram de se esperar. Não foram as regras que a encerraram.`,
    margin:
      '-# Os pontos são em relação à média dos outros. A sorte e as escolhas dos outros usam o que só agora se sabe.',
    alone: '-# Os pontos são os do resultado final. A sorte usa o que só agora se sabe.',
    noMistakes: 'Não encontrei nenhum turno em que outra escolha seria claramente melhor.',
    overview: 'Resumo',
    turnButton: (turn, loss) => `Turno ${number(turn)}: ${loss}`,
    share: 'Compartilhar',
    shared: 'Compartilhada: agora todos aqui podem ver esta análise.',
    sharedBy: (person, right) =>
      right === null
        ? `${person} compartilha como foi esta partida:`
        : `${person} compartilha como foi esta partida, com precisão de **${number(right)}** de 100:`,
    turn: (turn, loss) => `**Turno ${number(turn)}: margem final ${loss}**`,
    played: deed => `Jogado: ${deed}`,
    better: deed => `Melhor: **${deed}**`,
    because: 'Porque:',
    noReason: points => `Pontos a mais que espero no fim depois dela: **${points}**.`,
    chances: (best, played) =>
      `Chance de vencer, em partidas como esta: ${percent(best)} com a escolha melhor, ${percent(played)} como foi jogado.`,
    seen: '-# Avaliado pelo que se podia ver então; nada do que veio depois conta.',
  },
};
