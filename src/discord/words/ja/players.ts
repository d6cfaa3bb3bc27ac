import { grammar } from '../../../stage/grammar.ts';
import type { PlayersWords } from '../en/players.ts';

const { listed } = grammar('ja');

export const players: PlayersWords = {
  does: {
    easy: name => `${name}：気さくな初心者のように、次の一手だけを見ます。勝てる相手です。`,
    medium: name => `${name}：どの手についても、今と先の得を量ります。`,
    hard: name => `${name}：よい手を何度も試してから決めます。数秒かかります。`,
  },
  add: 'ボットのプレイヤーを加える',
  manage: 'ボットのプレイヤー',
  ask: '**誰を卓に加えますか？**',
  full: '満席です。',
  added: (name, taken, wanted) => `${name}が席につきました（${taken}/${wanted}人）。`,
  for: person => `${person}さんの代わりのボット`,
  thinking: names => `${listed(names)}が考えています。`,
  unknown: (typed, possible) =>
    `「${typed}」というプレイヤーはいません。選べるのは${listed(possible)}です。何人かは「2 ${possible.at(-1)}」や「${possible.slice(0, 2).join(', ')}」のように書きます。`,
};
