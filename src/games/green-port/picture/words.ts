import type { In, Language } from '../../../stage/languages.ts';

/** What the sign on the crane says, in a line or two. */
export type Sign = readonly [first: string, second?: string];

/** Every word that is drawn on a picture of Green Port. Colours stay B G R Y everywhere: they are the notation. */
export interface PictureWords {
  /** For people's names, and seats without one. */
  readonly language: Language;
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly theEnd: string;
  /** In place of the round, where people ended the game: all but one gave up; it was called off. */
  readonly givenUp: string;
  readonly calledOff: string;
  readonly gaveUp: string;
  readonly won: string;
  readonly wins: (name: string) => string;
  readonly signs: {
    readonly pick: Sign;
    readonly reveal: Sign;
    readonly safe: Sign;
    readonly empty: Sign;
    readonly bust: Sign;
    readonly lose: Sign;
    readonly bonus: Sign;
    readonly refer: Sign;
    readonly utilise: Sign;
  };
  /** Below the chance of a bust. */
  readonly risk: string;
  /** Above the chance that a bust had. */
  readonly busted: string;
  readonly inSync: string;
  /** On a Headquarters that nobody can buy any more. */
  readonly soldOut: string;
  /** A price in cubes of one colour, whichever. */
  readonly anyColour: string;
  /** The title of a seat's own page. */
  readonly yourCrew: string;
  /** Of what can be paid now; before what is missing. */
  readonly inReach: string;
  /** @param count how many cubes are missing */
  readonly lacks: (count: number) => string;
  /** Where a seat owns no Headquarters and no Objective yet. */
  readonly ownsNothing: string;
  readonly parts: Readonly<Record<PartOfPoints, string>>;
  readonly total: string;
  readonly cubesLeft: string;
  readonly roundByRound: string;
}

export const PARTS_OF_POINTS = ['objectives', 'headquarters', 'endPurchases'] as const;
export type PartOfPoints = (typeof PARTS_OF_POINTS)[number];

export const PICTURE_WORDS: In<PictureWords> = {
  en: {
    language: 'en',
    round: round => `Round ${round}`,
    lastRound: 'Last round',
    theEnd: 'The end',
    givenUp: 'Over: given up',
    calledOff: 'Over: called off',
    gaveUp: 'gave up',
    won: 'Won',
    wins: name => `${name} wins`,
    signs: {
      pick: ['Pick a', 'start cube'],
      reveal: ['First card', 'no risk'],
      safe: ['No bust', 'possible'],
      empty: ['No card', 'is left'],
      bust: ['Flip, or', 'bust?'],
      lose: ['Over 7:', 'lose half'],
      bonus: ['Underdog', 'cube'],
      refer: ['Refer', 'or pass'],
      utilise: ['Spend', 'cubes'],
    },
    risk: 'bust',
    busted: 'Bust at',
    inSync: 'In Sync',
    soldOut: 'sold',
    anyColour: 'alike',
    yourCrew: 'Your crew',
    inReach: 'In reach',
    lacks: () => 'lacks',
    ownsNothing: 'Nothing owned yet',
    parts: { objectives: 'Objectives', headquarters: 'Headquarters', endPurchases: 'Bought last' },
    total: 'Total',
    cubesLeft: 'Cubes left',
    roundByRound: 'Points round by round',
  },
  ko: {
    language: 'ko',
    round: round => `${round}라운드`,
    lastRound: '마지막 라운드',
    theEnd: '게임 종료',
    givenUp: '종료: 기권',
    calledOff: '종료: 중단됨',
    gaveUp: '기권',
    won: '승리',
    wins: name => `${name} 승리`,
    signs: {
      pick: ['시작 큐브', '고르기'],
      reveal: ['첫 카드', '안전함'],
      safe: ['적발', '없음'],
      empty: ['남은 카드', '없음'],
      bust: ['타일 뒤집기?', '아니면 적발?'],
      lose: ['7개 초과:', '절반 잃음'],
      bonus: ['약자 큐브', '받기'],
      refer: ['소개', '또는 패스'],
      utilise: ['큐브 쓰기'],
    },
    risk: '적발',
    busted: '적발 확률',
    inSync: '팀워크',
    soldOut: '매진',
    anyColour: '같은 색',
    yourCrew: '내 크루',
    inReach: '지금 가능',
    lacks: () => '부족',
    ownsNothing: '아직 가진 것 없음',
    parts: { objectives: '목표', headquarters: '본부', endPurchases: '마지막 구입' },
    total: '합계',
    cubesLeft: '남은 큐브',
    roundByRound: '라운드별 점수',
  },
  'pt-BR': {
    language: 'pt-BR',
    round: round => `Rodada ${round}`,
    lastRound: 'Última rodada',
    theEnd: 'Fim de jogo',
    givenUp: 'Fim: desistência',
    calledOff: 'Fim: cancelado',
    gaveUp: 'desistiu',
    won: 'Vitória',
    wins: name => `${name} venceu`,
    signs: {
      pick: ['Escolher', '1º cubo'],
      reveal: ['1ª carta', 'sem risco'],
      safe: ['Flagrante', 'impossível'],
      empty: ['Não há', 'cartas'],
      bust: ['Virar ou', 'flagrante?'],
      lose: ['Mais de 7:', 'metade sai'],
      bonus: ['Cubo de', 'consolo'],
      refer: ['Indicar', 'ou passar'],
      utilise: ['Gastar', 'cubos'],
    },
    risk: 'risco',
    busted: 'Flagrante',
    inSync: 'Sincronia',
    soldOut: 'vendida',
    anyColour: 'iguais',
    yourCrew: 'Sua turma',
    inReach: 'Ao alcance',
    lacks: count => (count === 1 ? 'falta' : 'faltam'),
    ownsNothing: 'Ainda sem nada',
    parts: { objectives: 'Objetivos', headquarters: 'Sedes', endPurchases: 'Compras finais' },
    total: 'Total',
    cubesLeft: 'Cubos no fim',
    roundByRound: 'Pontos rodada a rodada',
  },
};
