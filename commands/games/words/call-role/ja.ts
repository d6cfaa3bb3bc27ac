import type { english } from './en.ts';

export const japanese: typeof english = {
  role: '新しい卓が呼べるロール',
  none: '卓からロールを呼べないようにします',
  off: 'ロールなし',
};
