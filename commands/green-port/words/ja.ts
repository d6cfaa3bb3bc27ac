import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

export const japanese: Translated<typeof english> = {
  about: 'グリーンポート：勇気の続くかぎりカードをめくり、クルーを雇います',
  answer: '聞かれていることへの返事：開始時、カードの効果、ほかの人の手番での紹介',
  spend: 'キューブの使い道：目標、本部、タイル、交換',
  verbs: {
    reveal: { about: '次のカードをめくります', options: {} },
    hire: {
      about: 'めくるのをやめ、プールの1色を雇います',
      options: { colour: 'プールにある色（赤など）' },
    },
    end: { about: '手番を終えます', options: {} },
    pick: { about: '開始キューブを選びます', options: { colour: '残っている色（赤など）' } },
    flip: { about: 'タイルを裏返します：バーストを防ぐか、キューブを失わないために', options: {} },
    bust: { about: 'バーストを受け入れ、タイルは表のままにします', options: {} },
    lose: {
      about: 'オレンジXの後にキューブの半分を失います。書かない分は聞かれます',
      options: {
        blue: '失う青キューブの数',
        green: '失う緑キューブの数',
        red: '失う赤キューブの数',
        yellow: '失う黄キューブの数',
      },
    },
    bonus: { about: '救済キューブを取ります', options: { colour: '色（赤など）' } },
    refer: {
      about: '手番の人にキューブを1個払い、プールに残った1色を取ります',
      options: { colour: '取る色（赤など）', pay: '払うキューブの色' },
    },
    pass: { about: '紹介を聞かれたときにパスします', options: {} },
    complete: {
      about: '目標を達成します',
      options: {
        objective: '番号（3など）',
        pay: '払うキューブ（2 red, 1 blueなど）。選べるときだけ必要',
      },
    },
    buy: {
      about: 'ある色の一番上の本部を買います',
      options: { colour: '色（赤など）', boost: '緑の本部：強化する色' },
    },
    unflip: { about: 'タイルを表に戻します', options: { pay: '払うキューブ（2 redなど）' } },
    specialise: {
      about: 'キューブを別の色1個と交換します',
      options: { colour: 'もらう色（赤など）', pay: '払うキューブ（3 blueなど）' },
    },
  },
  variant: '標準（初期値）か、ルールを減らしたもの',
};
