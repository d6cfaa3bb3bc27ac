import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const korean: Translated<typeof english> = {
  about: '그린 포트: 용기가 닿는 데까지 카드를 공개하고 크루 고용하기',
  reveal: '다음 카드 공개하기',
  hire: { about: '공개된 색 하나를 고용하기', colour: '공개된 색, 예: red 또는 빨간색' },
  pass: '소개를 물을 때 패스하기',
  end: '내 차례 끝내기',
  variant: '기본(기본값) 또는 규칙을 줄인 게임',
};
