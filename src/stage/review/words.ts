import { grammar } from '../grammar.ts';
import type { In, Language } from '../languages.ts';

/** What stands on the pictures of a review: short, since a line has room for some 30 letters. */
export interface ReviewPictureWords {
  readonly language: Language;
  /** Whose review it is. */
  title(name: string): string;
  /** Out of 100. */
  accuracy(points: number): string;
  /** Above the zero line, and below it. */
  readonly ahead: string;
  readonly behind: string;
  /** The curve of a seat alone. */
  readonly score: string;
  readonly start: string;
  readonly deal: string;
  readonly luck: string;
  readonly others: string;
  readonly own: string;
  readonly end: string;
  /** Of a game that the rules did not end. */
  readonly stopped: string;
  turn(number: number): string;
  /** Of winning: with the best play, and as it was played. */
  chances(best: string, played: string): string;
  /** The whole curve in words: how the margin went, a turn and its points each. */
  course(points: readonly string[]): string;
  readonly played: string;
  readonly better: string;
}

const WORDS: In<Omit<ReviewPictureWords, 'language'>> = {
  en: {
    title: name => `How it went for ${name}`,
    accuracy: points => `accuracy ${points}`,
    ahead: 'ahead',
    behind: 'behind',
    score: 'expected at the end',
    start: 'At the deal',
    deal: 'Own cards',
    luck: 'Luck',
    others: "Others' slips",
    own: 'Own slips',
    end: 'At the end',
    stopped: 'When it stopped',
    turn: number => `turn ${number}`,
    chances: (best, played) => `to win: ${best} → ${played}`,
    course: points => `Expected final margin before each turn: ${points.join(', ')}`,
    played: 'Played',
    better: 'Better',
  },
  ko: {
    title: name => `${name} 님의 흐름`,
    accuracy: points => `정확도 ${points}`,
    ahead: '앞섬',
    behind: '뒤짐',
    score: '예상 최종 점수',
    start: '처음',
    deal: '받은 패',
    luck: '운',
    others: '상대의 실수',
    own: '내 실수',
    end: '최종',
    stopped: '중단 시점',
    turn: number => `${number}번 차례`,
    chances: (best, played) => `승률 ${best} → ${played}`,
    course: points => `차례마다 예상한 최종 점수 차: ${points.join(', ')}`,
    played: '둔 수',
    better: '더 나은 수',
  },
  'pt-BR': {
    title: name => `Como foi para ${name}`,
    accuracy: points => `precisão ${points}`,
    ahead: 'na frente',
    behind: 'atrás',
    score: 'previsto para o fim',
    start: 'No começo',
    deal: 'Cartas próprias',
    luck: 'Sorte',
    others: 'Deslizes alheios',
    own: 'Deslizes próprios',
    end: 'No fim',
    stopped: 'Ao parar',
    turn: number => `turno ${number}`,
    chances: (best, played) => `vitória: ${best} → ${played}`,
    course: points => `Margem final prevista antes de cada turno: ${points.join(', ')}`,
    played: 'Jogado',
    better: 'Melhor',
  },
};

export const reviewPictureWords = (language: Language): ReviewPictureWords => ({
  ...WORDS[language],
  language,
});

/** "+3.5", "−2", "0": with a sign, to a tenth. */
export const signed = (points: number, language: Language): string => {
  const tenths = Math.round(Math.abs(points) * 10) / 10;
  const sign = tenths === 0 ? '' : points < 0 ? '−' : '+';
  return `${sign}${grammar(language).number(tenths)}`;
};

/** To a tenth. */
export const tenth = (points: number, language: Language): string =>
  grammar(language).number(Math.round(points * 10) / 10);
