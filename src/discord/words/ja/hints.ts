import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  ask: 'ヒント',
  title: '**考えてみたい手**（おすすめ順、それぞれの違いつき）',
  margin: points => `見込み **${points}**`,
  score: points => `得点の見込み **${points}**`,
  comparedWith: (deed, reasons) => `*${deed}* と比べて：${reasons}`,
  rest: points => `そのほか：${points}`,
  even: (deed, ahead) =>
    ahead ? `先まで試したところ、*${deed}* とほぼ同じです。` : `一見したところ、*${deed}* とほぼ同じです。`,
  noReason: (deed, points) =>
    `*${deed}* と比べて：合わせて${points}。これという理由が一つあるわけではありません。`,
  marginMeans: '見込み：終了時の得点からほかの人の平均を引いたもの。あなたに見える範囲で考えています。',
  scoreMeans: '見込み：終了時の得点。あなたに見える範囲で考えています。',
  press: '押すとボードで見られます。確定するまでは何も起こりません。',
  counted: used => `このゲームで使ったヒント：${used}回。`,
  only: 'できることは一つだけなので、ヒントには数えません：',
  none: '助言できることがないので、ヒントには数えません。',
  used: count => `使ったヒント：${count}回。`,
  usedBy: people =>
    `使ったヒント：${people.map(({ person, hints: count }) => `${person}さん${count}回`).join('、')}。`,
};
