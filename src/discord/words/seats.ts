import type { SeatChange } from '../../match/types.ts';
import type { In } from '../../present/languages.ts';

/** What has become of a seat, said in public. */
export type SeatWords = Readonly<
  Record<Exclude<SeatChange, 'away' | 'taken'>, (person: string) => string>
> & {
  /** `until` is a time that Discord shows in the reader's own way. */
  away(person: string, until: string): string;
  taken(person: string, before: string): string;
  readonly take: string;
  readonly took: string;
  readonly comeBack: string;
  readonly youAreBack: string;
};

const en: SeatWords = {
  absent: person => `I play for ${person} from now on, until they are back: any action of theirs does it.`,
  gone: person =>
    `${person} has left the server. I play the seat for now; the others may offer it to somebody else.`,
  back: person => `${person} is back and plays again.`,
  offered: person =>
    `The seat of ${person} is on offer: whoever presses first plays it, points and all. Until then it is still theirs.`,
  'offer-lapsed': person =>
    `Nobody has taken the seat of ${person} within 48 hours: it is not on offer any more.`,
  taken: (person, before) => `${person} plays on in place of ${before}. Welcome!`,
  away: (person, until) => `${person} is away until ${until}. The clock of this game waits.`,
  here: person => `${person} is here again.`,
  take: 'Take the seat',
  took: 'The seat is yours. The board follows.',
  comeBack: 'I am back',
  youAreBack: 'You play your seat yourself again.',
};

const ko: SeatWords = {
  absent: person =>
    `이제부터 봇이 ${person} 님 대신 진행합니다. ${person} 님이 무엇이든 하면 다시 직접 진행하게 됩니다.`,
  gone: person =>
    `${person} 님이 서버를 떠났습니다. 우선 봇이 대신 진행합니다. 다른 분들이 자리를 다른 사람에게 넘길 수 있습니다.`,
  back: person => `${person} 님이 돌아와 다시 직접 진행합니다.`,
  offered: person =>
    `${person} 님의 자리를 맡을 분을 찾습니다. 먼저 누르는 분이 승점까지 이어받습니다. 그때까지는 ${person} 님의 자리입니다.`,
  'offer-lapsed': person => `48시간 동안 ${person} 님의 자리를 맡은 분이 없어 그만 찾습니다.`,
  taken: (person, before) => `${person} 님이 ${before} 님의 자리를 이어받습니다. 환영합니다!`,
  away: (person, until) =>
    `${person} 님이 ${until}까지 자리를 비웁니다. 그동안 이 게임의 시간은 흐르지 않습니다.`,
  here: person => `${person} 님이 돌아왔습니다.`,
  take: '자리 맡기',
  took: '자리를 맡았습니다. 곧 게임보드가 올라옵니다.',
  comeBack: '돌아왔습니다',
  youAreBack: '다시 직접 진행합니다.',
};

const pt: SeatWords = {
  absent: person => `A partir de agora jogo no lugar de ${person}, até que volte: qualquer ação já basta.`,
  gone: person =>
    `${person} saiu do servidor. Por enquanto jogo eu; os outros podem oferecer o lugar a mais alguém.`,
  back: person => `${person} voltou a jogar.`,
  offered: person =>
    `O lugar de ${person} está sendo oferecido: quem apertar primeiro continua com ele, pontos e tudo. Até lá ainda é de ${person}.`,
  'offer-lapsed': person =>
    `Ninguém pegou o lugar de ${person} em 48 horas: ele não está mais sendo oferecido.`,
  taken: (person, before) => `${person} continua no lugar de ${before}. Boas-vindas!`,
  away: (person, until) => `${person} está fora até ${until}. O relógio desta partida espera.`,
  here: person => `${person} está de volta.`,
  take: 'Pegar o lugar',
  took: 'O lugar é seu. O tabuleiro vem a seguir.',
  comeBack: 'Voltei',
  youAreBack: 'Você joga de novo o seu lugar.',
};

export const seats: In<SeatWords> = { en, ko, 'pt-BR': pt };
