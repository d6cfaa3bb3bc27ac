import { grammar } from '../../../stage/grammar.ts';
import type { DealWords } from '../en/deals.ts';

const { plural, percent } = grammar('pt-BR');
const points = (count: number): string => plural(count, { one: '# ponto', other: '# pontos' });

export const deals: DealWords = {
  daily: number => `Diário nº ${number}`,
  challenge: code => `Desafio ${code}`,
  dailyRules:
    'Hoje todos neste bot recebem as mesmas cartas. A primeira tentativa vale: sem desfazer, sem dicas. Só você vê; joga-se aqui mesmo, não importa o que mais aconteça neste canal.',
  challengeRules:
    'Quem tem o código recebe as mesmas cartas. A primeira tentativa vale: sem desfazer, sem dicas. Só você vê.',
  pastRules: 'Este dia acabou. Dá para jogá-lo como treino, com desfazer e dicas.',
  spentRules: 'A primeira tentativa já foi. De agora em diante você treina, com desfazer e dicas.',
  ends: (at, relative) =>
    `O dia termina às ${at} (${relative}); o que começou até lá pode ser terminado por mais duas horas.`,
  next: relative => `Próximo diário ${relative}.`,
  streak: (days, longest) =>
    `🔥 ${plural(days, { one: '# dia seguido', other: '# dias seguidos' })}, recorde ${longest}.`,
  freeLeft: 'Um dia perdido neste mês não conta.',
  freeUsed: 'O dia livre deste mês já foi usado.',
  sealed: commitment => `Selado: ${commitment}`,
  sealedNext: commitment => `Amanhã: ${commitment}`,
  openTo: relative => `Semente e sal são revelados ${relative}.`,
  play: 'Jogar',
  goOn: 'Continuar',
  practise: 'Treinar',
  anew: 'Recomeçar',
  show: 'Mostrar aqui',
  text: 'Como texto',
  rounds: 'Rodada a rodada',
  way: 'Melhor caminho',
  parWay: 'Caminho do jogador forte',
  proof: 'Conferir o embaralho',
  archive: 'Arquivo',
  challenges: 'Desafios',
  days: 'Dias',
  back: 'Voltar',
  older: 'Mais antigos',
  newer: 'Mais novos',
  today: 'O de hoje',
  dare: 'Desafiar outros',
  newChallenge: 'Novo desafio',
  result: count => plural(count, { one: '**# ponto**', other: '**# pontos**' }),
  par: (par, ahead) =>
    ahead === 0
      ? `Exatamente o par de ${par}, como joga o jogador forte.`
      : `O par do jogador forte é ${par}: você está **${Math.abs(ahead)}** ${ahead > 0 ? 'acima' : 'abaixo'}.`,
  parUnderWay: 'O jogador forte ainda está jogando: o par aparece daqui a pouco, no próximo toque.',
  late: 'Terminou depois do fechamento do dia, então conta como treino.',
  unfair: 'Nela algo foi desfeito ou uma dica foi usada.',
  field: (players, better) =>
    players < 2
      ? 'Ninguém mais jogou até agora.'
      : better === 0
        ? `Ninguém entre ${players} foi melhor.`
        : `Melhor ou igual a ${percent(Math.round(((players - better) / players) * 100) / 100)} de ${players} jogadores.`,
  here: '**Neste servidor**',
  takenUp: '**Quem jogou**',
  row: (place, name, count) =>
    plural(count, { one: `\`${place}\` ${name}: # ponto`, other: `\`${place}\` ${name}: # pontos` }),
  rowUnfinished: name => `\`–\` ${name}: não terminou`,
  helped: row => `${row} (com desfazer ou dica)`,
  rival: (name, count) => plural(count, { one: `\`–\` ${name}: # ponto`, other: `\`–\` ${name}: # pontos` }),
  ownBest: (count, attempts) =>
    `Seu melhor com treino: ${points(count)}, em ${plural(attempts, { one: '# tentativa', other: '# tentativas' })}.`,
  bestFound: count => `Melhor encontrado até agora: ${points(count)}.`,
  otherDeal: 'É uma nova distribuição: da partida encerrada todos podem ver a semente e as jogadas.',
  giveCode: command => `Quem digita ${command} recebe as mesmas cartas e é comparado com você.`,
  unplayed: 'Você vê como os outros foram depois de jogar.',
  you: 'Você',
  strong: 'O par',
  found: 'Melhor',
  roundsTitle: '**Pontos após cada rodada**',
  wayTitle: count => `**Um caminho para ${points(count)}**`,
  textHint: 'Para copiar e colar em qualquer lugar; não revela nada das cartas:',
  textPar: par => `o par: ${par}`,
  posted: 'Agora está no canal.',
  postedBy: (name, command) => `${name} jogou. Sua vez: ${command}`,
  archiveTitle: game => `**${game}: dias passados**`,
  challengesTitle: game => `**${game}: seus desafios**`,
  noDays: 'Nenhum dia acabou ainda. O primeiro chega aqui amanhã.',
  noChallenges: 'Você ainda não criou nem aceitou nenhum desafio.',
  notPlayed: 'não jogado',
  best: count => `melhor ${count}`,
  choose: 'Qual?',
  proofTold: (seed, salt) => `Semente \`${seed}\`\nSal \`${salt}\``,
  proofHow: 'Qualquer um pode conferir: docs/daily.md explica como.',
};
