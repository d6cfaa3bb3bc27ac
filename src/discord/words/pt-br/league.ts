import { grammar } from '../../../stage/grammar.ts';
import type { LeagueWords } from '../leagues.ts';

const { plural, listed } = grammar('pt-BR');
const people = (count: number): string => plural(count, { one: '# pessoa', other: '# pessoas' });
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });
const PACES = {
  none: 'sem ritmo',
  day: 'um dia por turno',
  'three-days': 'três dias por turno',
  'two-weeks': '14 dias por turno',
} as const;

const cupRound = (players: number): string =>
  players <= 2 ? 'final' : players <= 4 ? 'semifinais' : 'quartas de final';

/** Temporadas das pessoas de um servidor. */
export const leagues: LeagueWords = {
  head: (name, game) => `**${name}** · liga de ${game}`,
  how: (seats, pace, rounds, cup) =>
    [
      seats === 2 ? 'duelos' : `mesas de até ${seats}`,
      PACES[pace],
      rounds === null
        ? 'rodadas conforme o número de pessoas'
        : plural(rounds, { one: '# rodada', other: '# rodadas' }),
      ...(cup > 0 ? [`depois um mata-mata dos ${cup} melhores`] : []),
    ].join(' · '),
  scale: scales => `Pontos por lugar: ${listed(scales, 'or')}; lugares iguais os dividem.`,
  ties: 'Em caso de empate: os confrontos, a média dos adversários, a parte dos pontos nas partidas, o sorteio.',
  absent: (bye, missed) =>
    `Por quem estoura o ritmo joga o substituto, até a volta. Uma partida deixada a ele não vale pontos; depois da segunda, quem espera fica com o lugar (${points(missed)} por rodada perdida). Uma folga vale ${bye}.`,
  filled: player =>
    `O lugar que ficar livre numa mesa é de ${player}: sem pontos, e os lugares dos outros contam como se ninguém estivesse ali.`,
  drawn: seed => `O sorteio vem da semente \`${seed}\`.`,
  gathering: (opener, count, fewest, most) =>
    `Aberta por ${opener}. ${people(count)} até agora; podem jogar de ${fewest} a ${most}. As partidas começam sozinhas, em tópicos deste canal, e valem para o rating.`,
  round: (round, rounds) => `Rodada ${round} de ${rounds}`,
  cup: cupRound,
  tablesLeft: (open, all) =>
    open === 0
      ? 'Todas as mesas terminaram.'
      : `${open} de ${all} ${all === 1 ? 'mesa' : 'mesas'} ainda ${open === 1 ? 'joga' : 'jogam'}.`,
  waiting: names => `À espera de um lugar: ${names.join(', ')}`,
  over: (winner, total) => `🏆 ${winner} venceu, com ${points(total)} nas rodadas.`,
  closed: 'Esta liga foi encerrada antes do fim. As partidas em andamento continuam.',
  noThreads:
    '⚠️ Não posso abrir tópicos aqui: preciso de **Criar tópicos públicos** e **Enviar mensagens em tópicos**. Tento de novo sozinho; nada se perde.',
  shut: '⚠️ Não posso mais escrever no canal dela: a liga espera, e tento de novo sozinho.',
  table: number => `Mesa ${number}`,
  byes: (names, bye) => `Sem mesa desta vez, ${points(bye)}: ${names.join(', ')}`,
  called: '-# Esta mensagem não chama ninguém: cada um é chamado no tópico, quando for a sua vez.',
  join: 'Participar',
  leave: 'Sair',
  start: 'Começar',
  standing: 'Classificação',
  close: 'Encerrar',
  opened: name => `**${name}** está aberta: a mensagem dela está neste canal.`,
  joined: name => `Você está em **${name}**.`,
  nowWaiting: name =>
    `**${name}** já começou: você está na lista de espera e fica com o lugar de quem sair primeiro.`,
  left: name => `Você saiu de **${name}**. Uma partida sua em andamento continua até o fim.`,
  started: name => `**${name}** começa: as mesas abrem em tópicos do canal.`,
  closeAsk: name =>
    `Encerrar **${name}**? Não há mais rodadas, e ninguém vence. As partidas em andamento continuam.`,
  closedNow: name => `**${name}** está encerrada.`,
  row: (place, name, total, games) =>
    `\`${place}\` ${name}: ${points(total)}, ${plural(games, { one: '# partida', other: '# partidas' })}`,
  gone: 'saiu',
  ownGame: thread => `A sua partida desta rodada: ${thread}`,
  ownBye: 'Você não tem mesa nesta rodada.',
  ownOver: 'A sua partida desta rodada terminou.',
  ownComing: 'A sua mesa desta rodada abre em instantes.',
  notIn: 'Você não está nesta liga.',
  noVariant: known =>
    known.length === 0
      ? 'Este jogo não tem variantes.'
      : `Essa variante não existe. Há: ${known.join(', ')}.`,
  onlyHere: 'Ligas são para servidores: abra uma num canal em que eu possa abrir tópicos.',
};
