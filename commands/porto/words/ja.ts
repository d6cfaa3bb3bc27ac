import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const japanese: Translated<typeof english> = {
  about: 'ポルト：川べりに色とりどりの家を建てます',
  build: {
    about: '手札2枚でフロアを建てます',
    number: 'フロアの数を決めるカード（red-3など）',
    colour: '色を決めるカード（blue-1など）',
    house: '家（L4など）',
    roof: '1階のトークンを移す空いた屋根',
    claim: '公開契約：満たすものすべて（初期値）、なし、または枠（1,3など）',
    now: '結果を先に見ないで、すぐに建てる',
    claimAll: '満たすものすべて',
  },
  draw: {
    about: '市場から合計3以下のカードを1〜3枚取ります',
    cards: '市場の枠（1,3など）かカード（青 2など）',
    now: '結果を先に見ないで、すぐに取る',
  },
  keep: {
    about: '5枚の秘密契約から3枚を残します。ほかの人には見えません',
    contracts: '一覧にある名前を三つ、コンマで区切って',
  },
  timer: {
    about: 'ソロ：タイマーの2枚で建てます',
    number: 'フロアの数を決めるカード。もう1枚が色を決めます',
  },
  challenge: 'ポルトで挑戦する',
  variant: {
    about: '標準（初期値）か、秘密契約のないファミリー',
  },
  solo: {
    about: '一人でタイマーと対戦します。ここでも、ボットとのダイレクトメッセージでも',
    timer: 'タイマーの枚数：少ないほど難しい（初期値：28）',
    timers: { 28: '28枚', 26: '26枚、難しい', 24: '24枚、最も難しい' },
  },
};
