import type { In } from '../stage/languages.ts';

interface FirstScreenWords {
  readonly name: string;
  readonly heading: string;
  readonly note: string;
  readonly players: (least: number, most: number) => string;
  readonly minutes: (count: number) => string;
  readonly alone: string;
  readonly bot: string;
  readonly two: string;
  readonly open: string;
  readonly learn: string;
  readonly rules: string;
  /** @param game its title */
  readonly picture: (game: string) => string;
}

/** What the first screen says besides the games' own words. */
export const WORDS: In<FirstScreenWords> = {
  en: {
    name: 'Games',
    heading: 'Which game?',
    note: 'Four people share this playground: press a name above to be that person, or open a tab for each. This is an independent project, neither made nor endorsed by the authors and publishers of the games. If you like playing them here, buy the printed ones.',
    players: (least, most) => `${least}–${most} players`,
    minutes: count => `about ${count} minutes`,
    alone: 'Play alone',
    bot: 'Play the bot',
    two: 'Play both seats',
    open: 'Open a table',
    learn: 'Learn',
    rules: 'Rules',
    picture: game => `The board of ${game} in the middle of a game`,
  },
  ko: {
    name: '게임',
    heading: '어떤 게임을 할까요?',
    note: '이 놀이터에는 네 사람이 있습니다. 위의 이름을 누르면 그 사람이 되고, 사람마다 탭을 따로 열 수도 있습니다. 이것은 독립된 프로젝트로, 게임의 작가나 출판사가 만들거나 보증하지 않습니다. 여기서 즐거웠다면 인쇄된 게임을 사 주세요.',
    players: (least, most) => `${least}–${most}명`,
    minutes: count => `약 ${count}분`,
    alone: '혼자 하기',
    bot: '봇과 겨루기',
    two: '두 자리 모두 하기',
    open: '테이블 열기',
    learn: '배우기',
    rules: '규칙',
    picture: game => `진행 중인 ${game}의 게임판`,
  },
  'pt-BR': {
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
  },
};
