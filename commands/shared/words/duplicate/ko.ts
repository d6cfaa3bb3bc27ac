import type { DuplicateCommandWords } from './en.ts';

export const korean: DuplicateCommandWords = {
  tables: '같은 배분으로 두고 끝나면 비교할 테이블 수. 각각 비공개 스레드이며 레이팅에 반영되지 않습니다',
};
