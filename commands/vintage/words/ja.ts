import type { Translated } from '../../../src/stage/languages.ts';
import type { english } from './en.ts';

const pay = 'マーカー（1など）か、監督とマス（overseer-2など）';

export const japanese: Translated<typeof english> = {
  about: 'ヴィンテージ：ドウロ川でブドウを育て、収穫を運び、ポートワインに熟成させます',
  act: 'マーカーのほかの使い道：農園、ブドウ、カード、トークン。またはパス',
  step: '始めたことの続き：収穫、航海、荷揚げ、カード',
  verbs: {
    harvest: { about: '植えた農園をすべて収穫します。その後、農園ごとに聞かれます', options: { pay } },
    sail: {
      about: 'マーカーで船を動かし、途中にあるものを積みます',
      options: { to: '港（ガイアなど）', load: 'ロットを積む自分の農園（1,2など）' },
    },
    age: { about: 'ダイスを振り、セラーを熟成させて売ります', options: { pay } },
    buy: { about: '農園を買います', options: { place: '場所（シマ・コルゴ 2など）', pay } },
    plant: {
      about: '自分の農園にブドウを植えます',
      options: { estate: 'どの農園か（シマ・コルゴ 2など）', vine: 'どのブドウか（赤など）', pay },
    },
    take: {
      about: '公開カードか、山札の一番上を取ります',
      options: { card: 'どのカードか', discard: '2枚持っているとき：捨てるカード', pay },
    },
    play: {
      about: '手札のカードを使います',
      options: {
        card: 'どのカードか',
        place: '特典つき農園、自由アクション：買う場所',
        bonus: '特典つき農園：1点引きか、ブドウか',
        estate: '樽2つ追加、自由アクション：どの農園か',
        vine: '自由アクション：どのブドウか',
        deed: '自由アクション：何をするか',
        round: '醸造家：チップを見るラウンド',
        column: 'ヴィンテージの樽：ルビーのどの列から',
        columns: 'コルヘイタの樽2つ：トウニーのどの列から（1,2など）',
        pay,
      },
    },
    first: { about: '次のラウンドのスタートプレイヤー・トークンを取ります', options: { pay } },
    pass: { about: 'このラウンドはもう休みます', options: {} },
    gather: {
      about: '農園から採るワインの量を決めます。残りはブランデーです',
      options: { wine: 'ワインの樽数（2など）' },
    },
    leave: { about: '樽が待っている農園を収穫しないでおきます', options: {} },
    unload: { about: 'ロットを荷揚げします', options: { to: 'ルビー、トウニー、または船に残す' } },
    add: {
      about: 'カードの樽を倉庫に加えます',
      options: { side: 'ルビーかトウニー', category: '区分（レゼルヴァなど）' },
    },
    stop: { about: '航海、または植えるのをやめます', options: {} },
  },
};
