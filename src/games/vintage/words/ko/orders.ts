import type { Phrases } from '../en/index.ts';

export const orders: Phrases['orders'] = {
  pass: round => `${round}라운드가 끝날 때까지 쉬기`,
  first: round => `선 토큰이 남아 있으면 가져오기, ${round}라운드까지`,
  unload: side => `${side} 저장고에 먼저 내리기`,
  kinds: { pass: '이번 라운드 쉬기', first: '선 토큰 가져오기…', unload: '먼저 내릴 저장고…' },
};
