import type { Colour } from '../../src/games/porto/rules/types.ts';
import type { Language } from '../../src/stage/languages.ts';

/** How one language says it, learned from the texts and not from the catalogs. */
export interface Tongue {
  /** How each colour's name begins, whatever its form. */
  readonly colours: Readonly<Record<Colour, RegExp>>;
  readonly lines: Readonly<Record<LineName, string>>;
  readonly round: RegExp;
  readonly roundOf: RegExp;
  readonly last: RegExp;
  readonly timer: RegExp;
  readonly timerAsks: RegExp;
  readonly roofs: RegExp;
  readonly mover: RegExp;
  readonly choosing: string;
  readonly over: string;
  readonly none: string;
  readonly empty: string;
  readonly done: string;
  readonly token: string;
  readonly roof: string;
  readonly player: RegExp;
  readonly ready: string;
  readonly notReady: string;
  readonly total: RegExp;
  readonly goal: RegExp;
  readonly floors: RegExp;
  readonly house: RegExp;
  readonly twoCards: RegExp;
  readonly mixedCards: RegExp;
}

export type LineName =
  | 'left'
  | 'right'
  | 'market'
  | 'contracts'
  | 'points'
  | 'supply'
  | 'decks'
  | 'risk'
  | 'hands'
  | 'claimed'
  | 'privates'
  | 'discards'
  | 'contractDiscards';

export const TONGUES: Readonly<Record<Language, Tongue>> = {
  en: {
    colours: { blue: /^blue/, green: /^green/, purple: /^purple/, red: /^red/, yellow: /^yellow/ },
    lines: {
      left: 'Left street: ',
      right: 'Right: ',
      market: 'Market: ',
      contracts: 'Contracts: ',
      points: 'Points: ',
      supply: 'Floors + ground floors left: ',
      decks: 'Decks: ',
      risk: 'The Timer discards slots 1 to 5 with a chance of about ',
      hands: 'Hands: ',
      claimed: 'Claimed: ',
      privates: 'Private contracts: ',
      discards: 'Discarded: ',
      contractDiscards: 'Discarded contracts: ',
    },
    round: /round (\d+)/,
    roundOf: /round \d+ of (\d+)/,
    last: /round \d+, the last/,
    timer: /Timer (\d+) of (\d+)/,
    timerAsks: /place (.+) from the Timer/,
    roofs: /roofs (\d+)(?: of (\d+))?/,
    mover: /, ([^,]+) to move;/,
    choosing: 'choosing private contracts',
    over: 'the game is over',
    none: 'none',
    empty: 'empty',
    done: 'done',
    token: 'token',
    roof: 'roof',
    player: /^(.+) (\d+) \(cards (\d+), contracts (\d+)\)$/,
    ready: 'ready',
    notReady: 'choosing',
    total: /^(.+) (\d+) = (\d+) \+ (\d+)$/,
    goal: /(\d+) wins\.$/,
    floors: /^(\d) (\p{L}+) floors?$/u,
    house: /^(\p{L}+) house$/u,
    twoCards: /^two (\p{L}+) cards$/u,
    mixedCards: /^(\p{L}+) \+ (\p{L}+) cards$/u,
  },
  ko: {
    colours: { blue: /^파란색/, green: /^초록색/, purple: /^보라색/, red: /^빨간색/, yellow: /^노란색/ },
    lines: {
      left: '왼쪽 지구: ',
      right: '오른쪽 지구: ',
      market: '공개 카드: ',
      contracts: '공용계약: ',
      points: '승점: ',
      supply: '남은 건물타일 + 1층타일: ',
      decks: '더미: ',
      risk: '타이머가 1~5번 칸을 버릴 확률은 약 ',
      hands: '손패: ',
      claimed: '달성: ',
      privates: '비밀계약: ',
      discards: '버린 카드: ',
      contractDiscards: '버린 공용계약: ',
    },
    round: /(\d+)라운드/,
    roundOf: /\((\d+)라운드까지\)/,
    last: /\d+라운드, 마지막/,
    timer: /타이머 (\d+)\/(\d+)장/,
    timerAsks: /타이머의 (.+) 건설하기/,
    roofs: /지붕 (\d+)(?:\/(\d+))?/,
    mover: /, ([^,]+) 님 차례;/,
    choosing: '비밀계약 고르는 중',
    over: '게임 종료',
    none: '없음',
    empty: '빈 건물',
    done: '완공',
    token: '토큰',
    roof: '지붕',
    player: /^(.+) (\d+)점 \(카드 (\d+), 계약 (\d+)\)$/,
    ready: '완료',
    notReady: '고르는 중',
    total: /^(.+) (\d+)점 = (\d+) \+ (\d+)$/,
    goal: /(\d+)점이면 승리\.$/,
    floors: /^(?<colour>\p{L}+) 타일 (?<n>\d)개$/u,
    house: /^(\p{L}+) 건물$/u,
    twoCards: /^(\p{L}+) 카드 2장$/u,
    mixedCards: /^(\p{L}+) \+ (\p{L}+) 카드$/u,
  },
  'pt-BR': {
    colours: { blue: /^azu/, green: /^verd/, purple: /^rox/, red: /^vermelh/, yellow: /^amarel/ },
    lines: {
      left: 'Rua esquerda: ',
      right: 'Direita: ',
      market: 'Mercado: ',
      contracts: 'Contratos: ',
      points: 'Pontos: ',
      supply: 'Andares + térreos: ',
      decks: 'Baralhos: ',
      risk: 'Chance aproximada de o Cronômetro descartar os espaços 1 a 5: ',
      hands: 'Mãos: ',
      claimed: 'Cumpridos: ',
      privates: 'Contratos privados: ',
      discards: 'Descartes: ',
      contractDiscards: 'Contratos descartados: ',
    },
    round: /rodada (\d+)/,
    roundOf: /rodada \d+ de (\d+)/,
    last: /rodada \d+, a última/,
    timer: /Cronômetro (\d+) de (\d+)/,
    timerAsks: /construir com (.+) do Cronômetro/,
    roofs: /telhados (\d+)(?: de (\d+))?/,
    mover: /, vez de ([^,]+);/,
    choosing: 'escolha de contratos privados',
    over: 'fim de jogo',
    none: 'vazio',
    empty: 'vazia',
    done: 'pronta',
    token: 'ficha',
    roof: 'telh.',
    player: /^(.+) (\d+) \(cartas (\d+), contratos (\d+)\)$/,
    ready: 'já escolheu',
    notReady: 'escolhendo',
    total: /^(.+) (\d+) = (\d+) \+ (\d+)$/,
    goal: /(\d+) vence\.$/,
    floors: /^(\d) andar(?:es)? (\p{L}+)$/u,
    house: /^casa (\p{L}+)$/u,
    twoCards: /^duas cartas (\p{L}+)$/u,
    mixedCards: /^cartas (\p{L}+) \+ (\p{L}+)$/u,
  },
};
