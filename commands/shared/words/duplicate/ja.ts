import type { DuplicateCommandWords } from './en.ts';

export const japanese: DuplicateCommandWords = {
  tables: '同じ配りで遊び、最後に比べる卓の数。それぞれ非公開スレッドで、レーティング戦ではありません',
};
