import type { MotionKind } from '../../match/types.ts';
import { grammar } from '../../present/grammar.ts';
import type { In } from '../../present/languages.ts';

/** What is put to the vote. */
export interface VoteWords {
  /** On a button that asks for it. */
  readonly propose: Readonly<Record<MotionKind, string>>;
  /** What somebody asks for; `target` is whose seat it is about, empty for a pause. */
  readonly asks: Readonly<Record<MotionKind, (person: string, target: string) => string>>;
  /** Those whose vote is missing, how many must agree, and until when. */
  question(people: readonly string[], needed: number, until: string): string;
  soFar(agreed: number, needed: number, refused: number): string;
  readonly agreed: string;
  readonly refused: string;
  readonly withdrawn: string;
  withdrewBy(person: string): string;
  readonly lapsed: string;
  readonly youAsked: string;
  readonly youAgreed: string;
  readonly youRefused: string;
  readonly youWithdrew: string;
  readonly carried: string;
}

const en: VoteWords = {
  propose: {
    'play-once': 'Play this turn for them',
    'play-until-back': 'Play until they are back',
    offer: 'Offer the seat',
    pause: 'Pause',
    unpause: 'Go on',
  },
  asks: {
    'play-once': (person, target) => `${person} asks that I play this turn for ${target}.`,
    'play-until-back': (person, target) => `${person} asks that I play for ${target} until they are back.`,
    offer: (person, target) => `${person} asks to offer the seat of ${target} to somebody else.`,
    pause: person => `${person} asks to pause the game.`,
    unpause: person => `${person} asks to go on with the game.`,
  },
  question: (people, needed, until) =>
    people.length === 0
      ? `${needed} must agree. It lapses ${until}.`
      : `${grammar('en').listed(people)}: do you agree? ${needed} must. It lapses ${until}.`,
  soFar: (agreed, needed, refused) =>
    refused === 0 ? `${agreed} of ${needed} so far.` : `${agreed} of ${needed} so far, ${refused} against.`,
  agreed: '**Agreed.**',
  refused: '**Refused**: the game goes on as it was.',
  withdrawn: 'Not needed any more.',
  withdrewBy: person => `${person} withdrew it.`,
  lapsed: 'Not decided within 48 hours: the game goes on as it was.',
  youAsked: 'The others are asked.',
  youAgreed: 'You agree.',
  youRefused: 'You refused.',
  youWithdrew: 'You withdrew it.',
  carried: 'Agreed: it is done.',
};

const ko: VoteWords = {
  propose: {
    'play-once': '이번 차례만 봇이 진행하기',
    'play-until-back': '돌아올 때까지 봇이 진행하기',
    offer: '자리 넘기기',
    pause: '잠시 멈추기',
    unpause: '다시 하기',
  },
  asks: {
    'play-once': (person, target) => `${person} 님이 이번 차례를 봇이 ${target} 님 대신 진행하자고 합니다.`,
    'play-until-back': (person, target) =>
      `${person} 님이 ${target} 님이 돌아올 때까지 봇이 대신 진행하자고 합니다.`,
    offer: (person, target) => `${person} 님이 ${target} 님의 자리를 다른 사람에게 넘기자고 합니다.`,
    pause: person => `${person} 님이 게임을 잠시 멈추자고 합니다.`,
    unpause: person => `${person} 님이 게임을 다시 하자고 합니다.`,
  },
  question: (people, needed, until) =>
    people.length === 0
      ? `${needed}명이 동의해야 합니다. ${until}까지 정해지지 않으면 없던 일이 됩니다.`
      : `${grammar('ko').listed(people)} 님, 동의하십니까? ${needed}명이 동의해야 합니다. ${until}까지 정해지지 않으면 없던 일이 됩니다.`,
  soFar: (agreed, needed, refused) =>
    refused === 0
      ? `지금까지 ${needed}명 중 ${agreed}명이 동의했습니다.`
      : `지금까지 ${needed}명 중 ${agreed}명이 동의했고 ${refused}명이 반대했습니다.`,
  agreed: '**동의로 정해졌습니다.**',
  refused: '**거절되었습니다.** 그대로 진행합니다.',
  withdrawn: '이제 필요하지 않게 되었습니다.',
  withdrewBy: person => `${person} 님이 요청을 거두었습니다.`,
  lapsed: '48시간 안에 정해지지 않아 그대로 진행합니다.',
  youAsked: '다른 분들에게 물어보았습니다.',
  youAgreed: '동의했습니다.',
  youRefused: '거절했습니다.',
  youWithdrew: '요청을 거두었습니다.',
  carried: '동의로 정해져 그대로 했습니다.',
};

const pt: VoteWords = {
  propose: {
    'play-once': 'Jogar esta vez por essa pessoa',
    'play-until-back': 'Jogar até que volte',
    offer: 'Oferecer o lugar',
    pause: 'Pausar',
    unpause: 'Continuar',
  },
  asks: {
    'play-once': (person, target) => `${person} pede que eu jogue esta vez por ${target}.`,
    'play-until-back': (person, target) => `${person} pede que eu jogue por ${target} até que volte.`,
    offer: (person, target) => `${person} pede para oferecer o lugar de ${target} a mais alguém.`,
    pause: person => `${person} pede para pausar a partida.`,
    unpause: person => `${person} pede para continuar a partida.`,
  },
  question: (people, needed, until) =>
    people.length === 0
      ? `${needed} precisam concordar. Caduca ${until}.`
      : `${grammar('pt-BR').listed(people)}: concorda? Precisa de ${needed}. Caduca ${until}.`,
  soFar: (agreed, needed, refused) =>
    refused === 0
      ? `${agreed} de ${needed} até agora.`
      : `${agreed} de ${needed} até agora, ${refused} contra.`,
  agreed: '**Aprovado.**',
  refused: '**Recusado**: a partida segue como estava.',
  withdrawn: 'Não é mais necessário.',
  withdrewBy: person => `${person} retirou o pedido.`,
  lapsed: 'Não foi decidido em 48 horas: a partida segue como estava.',
  youAsked: 'Os outros foram consultados.',
  youAgreed: 'Você concorda.',
  youRefused: 'Você recusou.',
  youWithdrew: 'Você retirou o pedido.',
  carried: 'Aprovado: está feito.',
};

export const votes: In<VoteWords> = { en, ko, 'pt-BR': pt };
