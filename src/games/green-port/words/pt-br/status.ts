import type { GreenPortWords } from '../en/index.ts';

export const status: GreenPortWords['status'] = {
  title: 'Green Port',
  about: {
    line: 'Vire cartas até onde tiver coragem, contrate uma cor e mande sua equipe atrás dos melhores serviços do porto.',
    credits: 'Um jogo de Pedro Dias, para a Green Box of Games.',
  },
  variants: {
    standard: 'padrão',
    'no-tiles': 'sem fichas',
    'no-powers': 'sem poderes',
    simple: 'simples: sem fichas nem poderes',
  },
  awaits: {
    pick: 'escolher o cubo inicial',
    hire: 'revelar ou contratar',
    bust: 'virar a ficha ou aceitar o flagrante',
    lose: 'perder metade dos cubos',
    bonus: 'escolher um cubo de consolo',
    refer: 'pegar uma cor por um cubo ou passar',
    utilise: 'gastar cubos ou encerrar a vez',
    over: 'fim de jogo',
  },
  revealOnly: 'revelar uma carta',
  stake: {
    unlucky: risk => `A chance desse flagrante era de ${risk}.`,
    lastObjective: 'Resta um objetivo: quem o cumprir traz o fim da partida.',
    lastRound:
      'Não restam objetivos: esta rodada é a última. No fim, quem tem mais cubos de uma cor compra primeiro.',
  },
  round: number => `rodada ${number}`,
  lastRound: number => `rodada ${number}, a última`,
};

export const board: GreenPortWords['board'] = {
  head: (round, turn) => `Green Port, ${round}; ${turn}.`,
  turn: (name, awaited) => `${name}: ${awaited}`,
  objectives: objectives => `Objetivos: ${objectives}.`,
  taken: name => `de ${name}`,
  piles: piles => `Sedes restantes (preço): ${piles}.`,
  pile: (pile, price) => `${pile} (${price})`,
  soldOut: 'esgotada',
  seat: (name, points, cubes) => `${name} ${points}: ${cubes}`,
  pool: cards => `Cartas abertas: ${cards}.`,
  deck: (count, cards) => `Baralho, ${count}: ${cards}.`,
  risk: risk => `Flagrante na próxima carta: ${risk}.`,
  discards: cards => `Descarte: ${cards}.`,
  offered: colours => `Cubos iniciais: ${colours}.`,
  winner: name => `${name} vence.`,
};

export const terminal: GreenPortWords['terminal'] = {
  objectives: 'Objetivos',
  piles: 'Sedes',
  pool: 'Abertas',
  deck: 'Baralho',
  discards: 'Descarte',
  legend: 'Objetivos e sedes aparecem por cor e valor; entre parênteses está o preço\nem cubos dessa cor.',
};

export const hand: GreenPortWords['hand'] = {
  own: (cubes, count) => `**Sua turma** (${count}): ${cubes}`,
  tile: tile => `**Ficha**: ${tile}`,
  headquarters: list => `**Sedes**: ${list}`,
  reach: '**Ao alcance**',
  can: (what, points) => `- ${what} (${points}): **ao alcance**.`,
  lacks: (what, points, cubes, count) =>
    `- ${what} (${points}): ${count === 1 ? 'falta' : 'faltam'} ${cubes}.`,
  aim: (what, points) => `${what} (${points})`,
  aimLacks: (aim, cubes, count) => `${aim}: ${count === 1 ? 'falta' : 'faltam'} ${cubes}`,
  within: aims => `Ao alcance: **${aims}**.`,
  nearest: aims => `Mais perto: ${aims}.`,
  preview: 'Ainda não feito:',
  boardNow: 'O tabuleiro agora:',
  withinThen: aims => `Ao alcance depois disso: ${aims}.`,
  asked: {
    bust: 'Uma carta preta: vire a ficha e recomece, ou não contrate ninguém nesta vez.',
    lose: (count, all, limit) => `Você tem ${all} cubos, mais de ${limit}: ${count} deles se vão.`,
    refer: 'Você pode pegar todas as cartas abertas de uma cor por um dos seus cubos.',
  },
  ofOneColour: count => `${count} de uma só cor`,
  other: (name, points, holds) => `**${name}** ${points}: ${holds}`,
  noSeat: 'Você não tem lugar aqui: tudo é aberto, menos a ordem do baralho.',
  limit: limit => `Quem tem mais de ${limit} cubos fica com a metade quando sai o X laranja.`,
};
