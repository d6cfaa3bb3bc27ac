import { grammar } from '../../../stage/grammar.ts';
import type { ReviewWords } from '../en/review.ts';

const { number, percent } = grammar('ja');

export const review: ReviewWords = {
  review: {
    button: '感想戦',
    progress: share => `このゲームを一手ずつ見直しています：${percent(share)}。`,
    title: person => `**感想戦：${person}さん**`,
    accuracy: (right, decisions) =>
      `正確さ：100点満点で**${number(right)}**（判断${number(decisions)}回）。100は毎回見つかった最善の手順、0はくじ引きと同じです。`,
    start: (points, spread) =>
      `開始時：終了時の見込みは**${points}**${spread === undefined ? '' : `（±${spread}）`}。ボードと手番順によるものです。`,
    deal: (points, spread) =>
      `自分だけのカード：**${points}**（±${spread}）。配られたかもしれないほかのカードと比べています。`,
    own: points =>
      `自分の選択：**${points}**。その席からそのとき見えたことで判断し、見つかった最善と比べています。`,
    others: points => `ほかの人の選択：**${points}**。その人たちに見えたことで判断しています。`,
    luck: points => `運：**${points}**。配った後の偶然と、こちらの見立て違いです。`,
    final: points => `終了時：**${points}**。`,
    stopped: points => `打ち切り時：見込み**${points}**。ルール上の終わりではありません。`,
    margin: '-# 点は、ほかの人の平均との差です。運とほかの人の選択には、今だからわかることを使っています。',
    alone: '-# 点は最終得点のものです。運には、今だからわかることを使っています。',
    noMistakes: 'ほかの手のほうがはっきりよかった手番は見つかりませんでした。',
    overview: '全体',
    turnButton: (turn, loss) => `手番${number(turn)}：${loss}`,
    share: '共有',
    shared: '共有しました。ここの人は誰でもこの感想戦を見られます。',
    sharedBy: (person, right) =>
      right === null
        ? `${person}さんがゲームの流れを共有しました：`
        : `${person}さんがゲームの流れを共有しました。正確さは100点満点で**${number(right)}**：`,
    turn: (turn, loss) => `**手番${number(turn)}：最終得点差 ${loss}**`,
    played: deed => `選んだ手：${deed}`,
    better: deed => `よりよい手：**${deed}**`,
    because: '理由：',
    noReason: points => `その後の見込みがこれだけ増えます：**${points}**。`,
    chances: (best, played) =>
      `同じようなゲームでの勝率：よりよい手で${percent(best)}、実際の手で${percent(played)}。`,
    seen: '-# そのとき見えたことだけで判断しています。後に起きたことは含みません。',
  },
};
