import { type Forms, grammar } from '../../../stage/grammar.ts';
import type { In, Language } from '../../../stage/languages.ts';
import type { Level } from '../rules/types.ts';

/** Every word that is drawn on a picture of Porto. Colours stay B G P R Y everywhere: they are the notation. */
export interface PictureWords {
  /** For people's names, and seats without one. */
  readonly language: Language;
  /** Short: it shares its line with the roofs and the decks. */
  readonly round: (round: number, last: number | null) => string;
  readonly lastRound: string;
  readonly theEnd: string;
  /** In place of the round, where people ended the game: all but one gave up; it was called off. */
  readonly givenUp: string;
  readonly calledOff: string;
  /** Below the name of who gave up. */
  readonly gaveUp: string;
  /** Private contracts are chosen, or not yet. */
  readonly ready: string;
  readonly choosing: string;
  readonly goal: (points: number) => string;
  /** Beside the glass of sand: what its filling means. */
  readonly sand: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly won: string;
  readonly lost: (goal: number) => string;
  /** A solo game missed its goal by so many points; what it scored of them. */
  readonly nextTime: (points: number) => string;
  readonly ofGoal: (points: number, goal: number) => string;
  readonly points: (count: number) => string;
  /** Who resigned, each name already cut to its room. */
  readonly resigned: (names: readonly string[]) => string;
  /** Headings of the wide view. */
  readonly market: string;
  readonly contracts: string;
  readonly tiles: string;
  readonly cards: (count: number) => string;
  readonly claimed: (count: number) => string;
  readonly yourHand: string;
  readonly noCards: string;
  readonly keepThree: string;
  /** Points as the board stands. */
  readonly now: string;
  /** Ahead of what a private contract lacks for so many points. */
  readonly forPoints: (points: number) => string;
  /** A private contract that brings all it can; one that can bring no more here. */
  readonly full: string;
  readonly stuck: string;
  /** Parts of a total, by the names that the game gives them. */
  readonly parts: Readonly<Record<PartOfTotal, string>>;
  readonly total: string;
  readonly wins: (name: string) => string;
  readonly roundByRound: string;
  readonly freeSeat: string;
  /** Somebody who has not said yes. */
  readonly invited: string;
}

export const PARTS_OF_TOTAL = [
  'floors',
  'neighbours',
  'tokens',
  'publicContracts',
  'privateContracts',
] as const;
export type PartOfTotal = (typeof PARTS_OF_TOTAL)[number];

/** A count with its noun, in the form that the language asks for. */
const counted = (language: Language) => {
  const rules = new Intl.PluralRules(language);
  return (forms: Forms) => (count: number) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', String(count));
};

const [english, korean, portuguese] = [counted('en'), counted('ko'), counted('pt-BR')];

export const PICTURE_WORDS: In<PictureWords> = {
  en: {
    language: 'en',
    round: (round, last) => (last === null ? `Round ${round}` : `Round ${round} of ${last}`),
    lastRound: 'Last round',
    theEnd: 'The end',
    givenUp: 'Over: given up',
    calledOff: 'Over: called off',
    gaveUp: 'gave up',
    ready: 'ready',
    choosing: 'choosing',
    goal: points => `goal ${points}`,
    sand: 'risk of discard',
    levels: { apprentice: 'Apprentice', builder: 'Builder', 'master-builder': 'Master Builder' },
    won: 'Won',
    lost: goal => `${goal} not reached`,
    nextTime: points => `${points} more next time`,
    ofGoal: (points, goal) => `${points} of ${goal} points`,
    points: english({ one: '# point', other: '# points' }),
    resigned: names => `${grammar('en').listed(names)} resigned`,
    market: 'Market',
    contracts: 'Contracts',
    tiles: 'Tiles left',
    cards: english({ one: '# card', other: '# cards' }),
    claimed: english({ one: '# contract', other: '# contracts' }),
    yourHand: 'Your hand',
    noCards: 'no cards',
    keepThree: 'Keep three of five',
    now: 'now',
    forPoints: english({ one: '# point:', other: '# points:' }),
    full: 'met in full',
    stuck: 'no more to come',
    parts: {
      floors: 'Floors',
      neighbours: 'Neighbours',
      tokens: 'Tokens',
      publicContracts: 'Public',
      privateContracts: 'Private',
    },
    total: 'Total',
    wins: name => `${name} wins`,
    roundByRound: 'Points round by round',
    freeSeat: 'free seat',
    invited: 'invited',
  },
  ko: {
    language: 'ko',
    round: (round, last) => (last === null ? `${round}라운드` : `${round}/${last}라운드`),
    lastRound: '마지막 라운드',
    theEnd: '게임 종료',
    givenUp: '종료: 기권',
    calledOff: '종료: 중단됨',
    gaveUp: '기권',
    ready: '준비 완료',
    choosing: '고르는 중',
    goal: points => `목표 ${points}점`,
    sand: '버려질 가능성',
    levels: { apprentice: '도제', builder: '건축가', 'master-builder': '뛰어난 건축가' },
    won: '승리',
    lost: goal => `${goal}점에 못 미침`,
    nextTime: points => `다음에는 ${points}점 더`,
    ofGoal: (points, goal) => `${goal}점 중 ${points}점`,
    points: korean({ other: '#점' }),
    resigned: names => `${grammar('ko').listed(names)} 기권`,
    market: '건설카드',
    contracts: '공용계약',
    tiles: '남은 타일',
    cards: korean({ other: '카드 #장' }),
    claimed: korean({ other: '계약 #개' }),
    yourHand: '내 손패',
    noCards: '카드 없음',
    keepThree: '다섯 장 중 세 장 선택',
    now: '현재',
    forPoints: points => `${points}점까지:`,
    full: '모두 달성',
    stuck: '더 얻을 수 없음',
    parts: {
      floors: '층',
      neighbours: '이웃',
      tokens: '토큰',
      publicContracts: '공용계약',
      privateContracts: '비밀계약',
    },
    total: '합계',
    wins: name => `${name} 승리`,
    roundByRound: '라운드별 점수',
    freeSeat: '빈자리',
    invited: '초대함',
  },
  'pt-BR': {
    language: 'pt-BR',
    round: (round, last) => (last === null ? `Rodada ${round}` : `Rodada ${round} de ${last}`),
    lastRound: 'Última rodada',
    theEnd: 'Fim de jogo',
    givenUp: 'Fim: desistência',
    calledOff: 'Fim: cancelado',
    gaveUp: 'desistiu',
    ready: 'escolheu',
    choosing: 'escolhendo',
    goal: points => `meta ${points}`,
    sand: 'risco de descarte',
    levels: { apprentice: 'Aprendiz', builder: 'Construtor', 'master-builder': 'Mestre Construtor' },
    won: 'Vitória',
    lost: goal => `Faltou para ${goal}`,
    nextTime: points => `Na próxima, mais ${points}`,
    ofGoal: (points, goal) => `${points} de ${goal} pontos`,
    points: portuguese({ one: '# ponto', other: '# pontos' }),
    resigned: names => `${grammar('pt-BR').listed(names)} ${names.length === 1 ? 'desistiu' : 'desistiram'}`,
    market: 'Mercado',
    contracts: 'Contratos',
    tiles: 'Peças restantes',
    cards: portuguese({ one: '# carta', other: '# cartas' }),
    claimed: portuguese({ one: '# contrato', other: '# contratos' }),
    yourHand: 'Sua mão',
    noCards: 'sem cartas',
    keepThree: 'Fique com três de cinco',
    now: 'agora',
    forPoints: portuguese({ one: '# ponto:', other: '# pontos:' }),
    full: 'cumprido por inteiro',
    stuck: 'nada mais a ganhar',
    parts: {
      floors: 'Andares',
      neighbours: 'Vizinhas',
      tokens: 'Fichas',
      publicContracts: 'Públicos',
      privateContracts: 'Privados',
    },
    total: 'Total',
    wins: name => `${name} venceu`,
    roundByRound: 'Pontos rodada a rodada',
    freeSeat: 'lugar livre',
    invited: 'convite feito',
  },
};
