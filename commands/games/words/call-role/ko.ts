import type { english } from './en.ts';

export const korean: typeof english = {
  role: '새 테이블이 호출할 수 있는 역할',
  none: '테이블이 역할을 호출하지 못하게 합니다',
  off: '역할 없음',
};
