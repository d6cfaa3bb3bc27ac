import type { Phrases } from '../en/index.ts';

export const orders: Phrases['orders'] = {
  pass: round => `ラウンド${round}の終わりまで休む`,
  first: round => `空いていればトークンを取る（ラウンド${round}まで）`,
  unload: side => `先に${side}へ荷揚げする`,
  kinds: {
    pass: 'このラウンドは休む',
    first: 'スタートプレイヤー・トークンを取る…',
    unload: '先に一方へ荷揚げする…',
  },
};
