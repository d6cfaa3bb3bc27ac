import { grammar } from '../../grammar.ts';
import type { PlayerWords } from './en.ts';

const { listed } = grammar('ko');

export const korean: PlayerWords = {
  strengths: { easy: '쉬움', medium: '보통', hard: '어려움' },
  people: {
    easy: ['이네스', '토메', '리타'],
    medium: ['두아르트', '리디아', '바스쿠'],
    hard: ['아멜리아', '발타자르', '레오노르'],
  },
  nameless: '이름 없는 사람',
  seat: number => `${number}번 자리`,
  resigned: names => `${listed(names)} 님은 기권하여 마지막 순위입니다.`,
};
