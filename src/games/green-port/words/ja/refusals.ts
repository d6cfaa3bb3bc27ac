import type { GreenPortWords } from '../en/index.ts';
import { box } from '../facts.ts';

const { prices } = box;
const quoted = (typed: string): string => (typed ? `「${typed}」` : 'それ');

export const refusals: GreenPortWords['refusals'] = {
  possible: list => `できること：${list}。`,
  codes: {
    'game-over': () => 'ゲームは終わりました。',
    'not-your-turn': ({ name }) =>
      `あなたの番ではありません${name ? `。今は${name}さんに聞いています` : ''}。席ごとに順に決めます。`,
    'wrong-phase': ({ awaited }) => `この段階ではできません。今すること：${awaited}。`,
    malformed: ({ awaited }) => `アクションが完全ではありません。今すること：${awaited}。`,
    'no-such-colour': ({ typed }) => `${quoted(typed)}はここで選べる色ではありません。`,
    'pick-taken': ({ colour }) =>
      `${colour || '開始'}キューブはもうありません。各色1個ずつで、最後の席から選びます。`,
    'must-reveal': () => 'プールが空です。まずカードをめくり、出たものを雇います。',
    'nothing-to-reveal': () => '山札も捨て札も空で、めくれません。雇ってください。',
    'hire-a-colour': () => 'プールにユニットカードがあります。雇う色を選んでください。',
    'not-in-pool': ({ colour }) =>
      `プールに${colour || 'その色'}のカードはありません。取れるのはそこにある色だけです。`,
    'no-tile': () => 'このゲームではタイルを使いません。',
    'tile-down': () => 'タイルはもう裏です。裏返せるのは表のタイルだけです。',
    'tile-up': () => 'タイルはもう表です。表に戻せるのは裏のタイルだけです。',
    'bad-cubes': ({ typed }) =>
      `${quoted(typed)}はキューブの数ではありません。書いた色はそれぞれ1個以上です。`,
    'not-enough-cubes': ({ colour, count, given }) =>
      `${colour}キューブが足りません。必要なのは${count || 'もっと'}、あるのは${given || 'それより少ない数'}です。`,
    'lose-exactly': ({ count, given }) =>
      `上限を超えると半分（端数切り捨て）を失います。ちょうど${count || 'その数'}です${given ? `（${given}ではなく）` : ''}。`,
    'pay-exactly': ({ count, given }) =>
      `ちょうど払います：${count || 'その数'}${given ? `（${given}ではなく）` : ''}。`,
    'pay-not-asked': ({ colour, count, given }) =>
      `この目標に払える${colour || 'その色'}は最大${count || 'それより少ない数'}です${given ? `（${given}ではなく）` : ''}。`,
    'pay-one-colour': () => 'ワイルドの目標は1色のキューブで払います。',
    'no-such-objective': ({ objective }) =>
      `${objective ? `目標${objective}` : 'その番号の目標'}はありません。`,
    'objective-taken': ({ objective, name }) =>
      `${objective ? `目標${objective}` : 'その目標'}は${name ? `${name}さんが` : ''}もう達成しています。`,
    'pile-empty': ({ colour }) => `${colour ? `${colour}の` : ''}本部はもう残っていません。`,
    'too-dear': ({ colour, count, given }) =>
      `${colour}キューブが${count || 'もっと'}必要ですが、あるのは${given || 'それより少ない数'}です。価格は${prices.headquarters}に、残っている目標のその色のカード1枚につき1を加えたものです。`,
    'boost-missing': () => '緑の本部は1色を強化します。その色を選んでください。',
    'boost-needless': () => 'ここでは色を選びません。強化するのは能力のある緑の本部だけです。',
    'specialise-mixture': () =>
      `交換には同じ色${prices.specialise}個か、別々の色${prices.specialise}個を払います。赤の本部があればどれでも${prices.specialiseWithRed}個です。`,
    'specialise-same': ({ colour }) => `払う色とは別の色と交換します。${colour || 'その色'}は払う色です。`,
    'read-action': ({ typed, awaited }) =>
      `${quoted(typed)}で始まるアクションはありません。今すること：${awaited}。`,
    'read-colour': ({ typed }) => `${quoted(typed)}は色ではありません。`,
    'read-cubes': ({ typed, as }) =>
      `${quoted(typed)}はキューブとして読めません。${as ? `${as}のように` : ''}色と数を書いてください。`,
    'read-objective': ({ typed }) =>
      `${quoted(typed)}は目標ではありません。\`3\`のように番号を書いてください。`,
    'read-missing': ({ field, as }) =>
      `途中で終わっています${field ? `。「${field}」がありません` : ''}。${as ? `完全な例：${as}。` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${typed ? `「${typed}」` : '最後の部分'}は余分です。${as ? `完全な例：${as}。` : ''}`,
    'read-spelling': ({ as }) =>
      as ? `このとおりに書いてください：${as}。` : '書き方は一通りで、語の間は空白一つです。',
  },
  notAllowed: awaited => `今はルール上できません。今すること：${awaited}。`,
};
