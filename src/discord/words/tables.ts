import type { Pace, Seating } from '../../match/types.ts';
import { grammar } from '../../present/grammar.ts';
import { withParticle } from '../../present/korean.ts';
import type { In } from '../../present/languages.ts';

type Several = readonly string[];

/** Opening tables, and who comes to them. */
export interface TableWords {
  readonly paces: Readonly<Record<Pace, string>>;
  readonly seatings: Readonly<Record<Seating, string>>;
  invited(people: Several): string;
  /** Behind a name: a rematch that they have not said yes to. */
  readonly asked: string;
  readonly rematch: string;
  /** Of a lobby that lapsed. */
  readonly lapsed: string;
  /** A thread's title. */
  title(game: string, people: Several): string;
  readonly inThread: string;
  openedThere(thread: string): string;
  dealtThere(thread: string): string;
  readonly alreadyInThread: string;
  readonly noThread: string;
  bots(people: Several): string;
  readonly yourself: string;
  remove(person: string): string;
  removed(person: string): string;
  readonly again: string;
  readonly againSolo: string;
}

const en: TableWords = {
  paces: {
    none: 'no time limit',
    day: 'a day for each turn',
    'three-days': 'three days for each turn',
  },
  seatings: { random: 'seats are drawn', joined: 'seats in the order of joining' },
  invited: people => `Invited: ${grammar('en').listed(people)}`,
  asked: 'asked',
  rematch: 'Another game of the same people: the others press Join.',
  lapsed:
    'Nobody came by for a day, so this table was cleared. `/porto new` opens another whenever you like.',
  title: (game, people) => `${game}: ${people.join(', ')}`,
  inThread: 'In a thread',
  openedThere: thread => `The table is open in ${thread}, and you sit at it.`,
  dealtThere: thread => `Dealt: the board is in ${thread}.`,
  alreadyInThread: 'This is a thread already: `/porto new` without `thread` plays here.',
  noThread: 'I could not open a thread here. `/porto new` without `thread` plays in this channel.',
  bots: people => `${grammar('en').listed(people)} can't play: only people can.`,
  yourself: 'To play against nobody but the Timer, type `/porto solo`.',
  remove: person => `Remove ${person}`,
  removed: person => `${person} is off the table; the seat is free again.`,
  again: 'The table is open again: the others press Join.',
  againSolo: 'Dealt again: the board follows.',
};

const ko: TableWords = {
  paces: { none: '시간 제한 없음', day: '한 차례에 하루', 'three-days': '한 차례에 사흘' },
  seatings: { random: '자리는 무작위', joined: '자리는 참가한 순서대로' },
  invited: people => `초대: ${grammar('ko').listed(people)}`,
  asked: '대답을 기다림',
  rematch: '같은 사람들과 한 판 더: 다른 분들은 참가를 눌러 주세요.',
  lapsed: '하루 동안 아무 일이 없어 이 게임을 접었습니다. 언제든 `/porto new`로 다시 열 수 있습니다.',
  title: (game, people) => `${game} – ${people.join(', ')} 님의 게임`,
  inThread: '스레드에서 하기',
  openedThere: thread => `${thread}에 게임을 열고 참가했습니다.`,
  dealtThere: thread => `시작했습니다. 게임보드는 ${thread}에 있습니다.`,
  alreadyInThread: '여기는 이미 스레드입니다. `thread` 없이 `/porto new`를 쓰면 여기서 할 수 있습니다.',
  noThread:
    '여기에 스레드를 만들 수 없었습니다. `thread` 없이 `/porto new`를 쓰면 이 채널에서 할 수 있습니다.',
  bots: people => `사람만 게임을 할 수 있습니다: ${grammar('ko').listed(people)}`,
  yourself: '타이머를 상대로 혼자 하려면 `/porto solo`를 쓰세요.',
  remove: person => `${person} 내보내기`,
  removed: person => `${withParticle(`${person} 님`, '을/를')} 내보냈습니다. 자리가 다시 비었습니다.`,
  again: '게임을 다시 열었습니다. 다른 분들이 참가를 누르면 됩니다.',
  againSolo: '다시 시작했습니다. 곧 게임보드가 올라옵니다.',
};

const pt: TableWords = {
  paces: { none: 'sem limite de tempo', day: 'um dia por vez', 'three-days': 'três dias por vez' },
  seatings: { random: 'lugares sorteados', joined: 'lugares na ordem de entrada' },
  invited: people => `Convites: ${grammar('pt-BR').listed(people)}`,
  asked: 'esperando resposta',
  rematch: 'Mais uma partida com as mesmas pessoas: os outros apertam Entrar.',
  lapsed:
    'Ninguém passou por aqui em um dia, então a mesa foi desfeita. `/porto new` abre outra quando quiser.',
  title: (game, people) => `${game} com ${people.join(', ')}`,
  inThread: 'Em um tópico',
  openedThere: thread => `A mesa está aberta em ${thread}, e você está nela.`,
  dealtThere: thread => `Começou: o tabuleiro está em ${thread}.`,
  alreadyInThread: 'Já estamos em um tópico: `/porto new` sem `thread` joga aqui.',
  noThread: 'Não consegui abrir um tópico aqui. `/porto new` sem `thread` joga neste canal.',
  bots: people => `${grammar('pt-BR').listed(people)} não pode jogar: só pessoas jogam.`,
  yourself: 'Para jogar só contra o Cronômetro, digite `/porto solo`.',
  remove: person => `Retirar ${person}`,
  removed: person => `${person} saiu da mesa; o lugar está livre de novo.`,
  again: 'A mesa está aberta de novo: os outros apertam Entrar.',
  againSolo: 'Tudo de novo: o tabuleiro vem a seguir.',
};

export const tables: In<TableWords> = { en, ko, 'pt-BR': pt };
