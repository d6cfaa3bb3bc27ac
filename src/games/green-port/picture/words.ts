import { grammar } from '../../../stage/grammar.ts';
import type { In, Language } from '../../../stage/languages.ts';
import type { Colour } from '../rules/types.ts';

/** What the sign on the crane says, in a line or two. */
export type Sign = readonly [first: string, second?: string];

/** Every word that is drawn on a picture of Green Port. Colours stay B G R Y everywhere: they are the notation. */
export interface PictureWords {
  /** For people's names, and seats without one. */
  readonly language: Language;
  readonly title: string;
  readonly round: (round: number) => string;
  readonly lastRound: string;
  readonly theEnd: string;
  /** In place of the round, where people ended the game: all but one gave up; it was called off. */
  readonly givenUp: string;
  readonly calledOff: string;
  readonly gaveUp: string;
  readonly won: string;
  readonly wins: (name: string) => string;
  /** Of a game that runs: who alone has most points. */
  readonly leads: (name: string) => string;
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
  /** What a Headquarters of a colour does, with the number that the printed copy tells of it. */
  readonly powers: Readonly<Record<Colour, (count: number) => Sign>>;
  /** In a variant without powers. */
  readonly pointsOnly: string;
  /** Above all cards that are face down. */
  readonly deck: (cards: number) => string;
  readonly tile: { readonly up: string; readonly down: string };
  readonly freeSeat: string;
  /** Somebody who has not said yes. */
  readonly invited: string;
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

const CUBES = {
  en: { one: '# cube', other: '# cubes' },
  'pt-BR': { one: '# cubo', other: '# cubos' },
} as const;
const cubesIn = (language: keyof typeof CUBES, count: number): string =>
  grammar(language).plural(count, CUBES[language]);

export const PICTURE_WORDS: In<PictureWords> = {
  en: {
    language: 'en',
    title: 'Green Port',
    round: round => `Round ${round}`,
    lastRound: 'Last round',
    theEnd: 'The end',
    givenUp: 'Over: given up',
    calledOff: 'Over: called off',
    gaveUp: 'gave up',
    won: 'Won',
    wins: name => `${name} wins`,
    leads: name => `${name} leads`,
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
    powers: {
      blue: count => ['Objectives cost', `${cubesIn('en', count)} less`],
      green: count => ['Hiring one colour', `brings ${cubesIn('en', count)} more`],
      red: count => [`Trade any ${count} cubes`, 'for another'],
      yellow: count => ['Turning the tile up', `costs ${cubesIn('en', count)} less`],
    },
    pointsOnly: 'points only',
    deck: cards => `In the deck: ${grammar('en').plural(cards, { one: '# card', other: '# cards' })}`,
    tile: { up: 'tile up', down: 'tile down' },
    freeSeat: 'free seat',
    invited: 'invited',
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
    title: '그린 포트',
    round: round => `${round}라운드`,
    lastRound: '마지막 라운드',
    theEnd: '게임 종료',
    givenUp: '종료: 기권',
    calledOff: '종료: 중단됨',
    gaveUp: '기권',
    won: '승리',
    wins: name => `${name} 승리`,
    leads: name => `${name} 선두`,
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
    powers: {
      blue: count => ['목표 완수에', `큐브 ${count}개 할인`],
      green: count => ['고른 색을 고용하면', `큐브 ${count}개 더`],
      red: count => [`아무 큐브 ${count}개를`, '하나로 교환'],
      yellow: count => ['타일 되돌리기에', `큐브 ${count}개 할인`],
    },
    pointsOnly: '점수만',
    deck: cards => `덱에 남은 카드: ${cards}장`,
    tile: { up: '타일 앞면', down: '타일 뒷면' },
    freeSeat: '빈자리',
    invited: '초대함',
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
    title: 'Green Port',
    round: round => `Rodada ${round}`,
    lastRound: 'Última rodada',
    theEnd: 'Fim de jogo',
    givenUp: 'Fim: desistência',
    calledOff: 'Fim: cancelado',
    gaveUp: 'desistiu',
    won: 'Vitória',
    wins: name => `${name} venceu`,
    leads: name => `${name} lidera`,
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
    powers: {
      blue: count => ['Objetivos custam', `${cubesIn('pt-BR', count)} a menos`],
      green: count => ['Contratar uma cor', `traz ${cubesIn('pt-BR', count)} a mais`],
      red: count => [`Trocar quaisquer ${count}`, 'cubos por outro'],
      yellow: count => ['Levantar a ficha', `custa ${cubesIn('pt-BR', count)} a menos`],
    },
    pointsOnly: 'só pontos',
    deck: cards => `No baralho: ${grammar('pt-BR').plural(cards, { one: '# carta', other: '# cartas' })}`,
    tile: { up: 'ficha de pé', down: 'ficha virada' },
    freeSeat: 'lugar livre',
    invited: 'convite feito',
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
