import type { GreenPortWords } from '../en/index.ts';
import { COLOUR } from './terms.ts';

export const orders: GreenPortWords['orders'] = {
  pass: round => `ラウンド${round}の紹介はすべてパス`,
  refer: (colour, pay, atLeast, round) =>
    `ラウンド${round}：${COLOUR[colour]}が${atLeast}枚以上なら取り、${COLOUR[pay]}を払う`,
  bonus: colour => `救済キューブ：${COLOUR[colour]}`,
  bonusOf: list => `救済キューブ（足りないもの）：${list}`,
  lose: list => `先に失う：${list}`,
  kinds: {
    pass: '紹介はすべてパス',
    'refer-blue': '紹介：青を取る…',
    'refer-green': '紹介：緑を取る…',
    'refer-red': '紹介：赤を取る…',
    'refer-yellow': '紹介：黄を取る…',
    bonus: '救済キューブ：1色…',
    'bonus-lacking': '救済キューブ：この順で…',
    lose: 'これを先に失う…',
  },
};
