import type { FirstScreenWords } from './types.ts';

export const portuguese: FirstScreenWords = {
  name: 'Jogos',
  heading: 'Qual jogo?',
  note: 'Quatro pessoas dividem este parquinho: toque num nome acima para ser essa pessoa, ou abra uma aba para cada uma. Este é um projeto independente, que não é feito nem endossado pelos autores e editoras dos jogos. Se gostar de jogar aqui, compre os jogos impressos.',
  players: (least, most) => `${least} a ${most} pessoas`,
  minutes: count => `cerca de ${count} minutos`,
  alone: 'Jogar só',
  bot: 'Jogar contra o bot',
  two: 'Jogar dos dois lados',
  open: 'Abrir uma mesa',
  learn: 'Aprender',
  rules: 'Regras',
  picture: game => `O tabuleiro de ${game} no meio de uma partida`,
};
