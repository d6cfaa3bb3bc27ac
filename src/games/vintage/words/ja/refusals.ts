import type { Phrases } from '../en/index.ts';

const quoted = (typed: string): string => (typed ? `「${typed}」` : 'それ');

export const refusals: Phrases['refusals'] = {
  possible: list => `できること：${list}。`,
  codes: {
    'game-over': () => 'ゲームは終わりました。',
    'not-your-turn': ({ name }) =>
      `あなたの手番ではありません${name ? `。今は${name}さんです` : ''}。時計回りに、1手番に1アクションです。`,
    'wrong-phase': ({ awaited }) => `この段階ではできません。今すること：${awaited}。`,
    malformed: ({ awaited }) => `アクションが完全ではありません。今すること：${awaited}。`,
    'no-such-circle': ({ column, circle }) =>
      `「${column || 'このアクション'}」に${circle ? `マス${circle}` : 'その番号のマス'}はありません。`,
    'circle-taken': ({ column, circle }) =>
      `「${column || 'このアクション'}」の${circle ? `マス${circle}` : 'そのマス'}は、このラウンドはもう埋まっています。`,
    'column-full': ({ column }) =>
      `「${column || 'このアクション'}」のマスは、このラウンドはすべて埋まっています。`,
    'not-cheapest': ({ cheapest }) =>
      `マーカーは一番安い空きマス（${cheapest || '最初のマス'}）に置きます。高いマスに置けるのは監督だけです。`,
    'not-enough-markers': ({ circle, has }) =>
      `そのマスにはマーカーが${circle || 'もっと'}必要ですが、残りは${has || 'それより少ない数'}です。`,
    'overseer-used': () => '監督はこのラウンドもう置かれています。',
    'bought-already': () => '農園を買えるのは、カードも含めて1ラウンドに一度です。',
    'no-tile-left': ({ most }) => `農園タイルがもうありません。1席で最大${most || '3'}つです。`,
    'no-such-place': ({ typed }) => `${quoted(typed)}は農園の場所ではありません。`,
    'place-taken': ({ place }) => `${place || 'その場所'}にはもう農園があります。`,
    'place-like': ({ place }) =>
      `${place || 'その場所'}には同じ条件の空きがあります。一番小さい番号で書いてください。`,
    'too-dear': ({ place, price, has }) =>
      `${place || 'その農園'}は${price || 'もっと'}点かかりますが、あるのは${has || 'それより少ない'}点です。得点は0より下がりません。`,
    'no-such-bonus': ({ typed }) => `${quoted(typed)}はこのカードの特典ではありません。`,
    'no-such-estate': ({ estate, has }) =>
      `${estate ? `農園${estate}` : 'その番号の農園'}はありません。持っているのは${has || 'それより少ない数'}です。`,
    'no-such-vine': ({ typed }) => `${quoted(typed)}はブドウではありません。`,
    'vine-there': ({ place, vine }) =>
      `${place || 'その農園'}にはもう${vine || 'そのブドウ'}があります。一つの農園のブドウはすべて違う色です。`,
    'estate-full': ({ place }) => `${place || 'その農園'}は満杯です。ブドウは5本までです。`,
    'old-elsewhere': ({ place }) =>
      `古木の畑があるのはシマ・コルゴだけで、${place || 'その農園'}には植えられません。`,
    'old-gone': () => 'ゲームの古木の畑はすべて植えられました。',
    'old-not-so': () => '古木の畑はカードでは植えられません。専用のマスがあります。',
    'vine-order': ({ vine }) =>
      `このカードでは、緑、紫、赤、白、黄の順に植えます。${vine || 'このブドウ'}は順番に合いません。`,
    'nothing-to-plant': () => 'このカードで植えられる農園がありません。',
    'harvested-already': () => '収穫できるのは、カードも含めて1ラウンドに一度です。',
    'nothing-to-harvest': () =>
      '収穫できる農園がありません。ブドウが3本必要で、船のいない所に樽が待っていてはいけません。',
    'other-estate': ({ estate }) =>
      `農園は順番に聞かれます。今は${estate ? `農園${estate}` : 'その農園'}の番ではありません。`,
    'wine-range': ({ most }) => `その農園のワインは0〜${most || '収穫量'}樽です。`,
    'no-brandy': () => 'ワインには収穫前からあるブランデーが1樽必要ですが、もうありません。',
    'leave-free': () => 'その農園に待っている樽はないので、収穫します。',
    'leave-last': () => '少なくとも一つの農園は収穫します。これが最後の候補です。',
    'no-such-harbour': ({ typed }) => `${quoted(typed)}は港ではありません。`,
    'same-harbour': ({ to }) => `船はもう${to || 'その港'}にいます。`,
    'too-far-up': ({ to }) => `上流へは1移動で隣の港までです。${to || 'その港'}はもっと遠くです。`,
    'no-marker-to-sail': () =>
      '船の移動にはそのつどマーカーが必要で（監督は使えません）、もう残っていません。',
    'load-order': () => '農園は一度ずつ、小さい番号から書いてください。',
    'nothing-to-load': ({ place }) => `${place || 'その農園'}に積む樽はありません。`,
    'load-out-of-way': ({ place }) => `この移動で船は${place || 'その農園'}を通りません。`,
    'holds-full': ({ free }) =>
      `船倉の空きは${free ? `${free}つです` : '足りません'}。ロット一つにつき一つ使います。`,
    'must-begin': () => 'やめられるのは、何かをした後だけです。',
    'no-such-side': ({ typed }) => `${quoted(typed)}はルビーでもトウニーでもありません。`,
    'side-full': ({ side }) => `${side || 'その側'}のセラーに空いた列はありません。`,
    'must-land': () => 'セラーの列が空いているかぎり荷揚げします。今は空いています。',
    'cellar-empty': () => 'セラーは空です。熟成できるのはそこにあるものだけです。',
    'no-such-category': ({ typed, side }) => `${quoted(typed)}は${side || 'その側'}の区分ではありません。`,
    'side-without-barrels': ({ side }) => `樽のある側に加えます。${side || 'その側'}には樽がありません。`,
    'category-above': ({ highest }) =>
      `今ある樽より上の区分には置けません。${highest || '一番高い区分'}までです。`,
    'category-full': ({ category }) => `${category || 'その区分'}に空きはありません。`,
    'no-such-card': ({ typed }) => `${quoted(typed)}はカードではありません。`,
    'not-open': ({ card }) => `${card || 'そのカード'}は公開されていません。`,
    'no-card-left': () => '山札も使用済みの山も空で、引けません。',
    'discard-needed': () => '手札がいっぱいです。先に捨てるカードを選んでください。',
    'discard-needless': () => '手札に空きがあるので、何も捨てません。',
    'not-in-hand': ({ card }) => `${card || 'そのカード'}は手札にありません。`,
    'no-such-deed': ({ typed }) => `${quoted(typed)}はこのカードではできません。`,
    'no-lot-there': ({ place }) => `${place || 'その農園'}には、樽を2つ加えられるロットがありません。`,
    'no-such-round': ({ round }) =>
      `見られるのはこの先のラウンドのチップです。${round ? `「${round}」` : 'そのラウンド'}は見られません。`,
    'round-needless': () => 'この先のラウンドがなく、見るチップもありません。ラウンドは書かないでください。',
    'no-such-column': ({ column, has }) =>
      `セラーの${column ? `列${column}` : 'その番号の列'}にロットはありません。使っているのは${has || 'それより少ない数'}列です。`,
    'too-few-barrels': () => 'その列には1樽しかありません。2樽は二つの列か、もっと多い列から出します。',
    'read-action': ({ typed, awaited }) =>
      `${quoted(typed)}で始まるアクションはありません。今すること：${awaited}。`,
    'read-word': ({ typed, field }) =>
      `${quoted(typed)}は${field ? `「${field}」として` : ''}読み取れませんでした。`,
    'read-number': ({ typed, field }) =>
      `${quoted(typed)}は${field ? `「${field}」の` : ''}数ではありません。`,
    'read-numbers': ({ typed, as }) => `${quoted(typed)}は数の並びではありません。${as ? `例：${as}。` : ''}`,
    'read-missing': ({ field, as }) =>
      `途中で終わっています${field ? `。「${field}」がありません` : ''}。${as ? `完全な例：${as}。` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${quoted(typed)}の部分は余分なので読み取れません。${as ? `完全な例：${as}。` : ''}`,
    'read-spelling': ({ as }) =>
      as ? `このとおりに書いてください：${as}。` : '書き方は一通りで、語の間は空白一つです。',
  },
};
