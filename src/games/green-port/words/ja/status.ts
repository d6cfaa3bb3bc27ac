import type { GreenPortWords } from '../en/index.ts';

export const status: GreenPortWords['status'] = {
  title: 'グリーンポート',
  about: {
    line: '勇気の続くかぎりカードをめくり、1色を雇い、クルーを送り出して港で一番の仕事をさらいます。',
    credits: 'ペドロ・ディアス（Pedro Dias）作、Green Box of Gamesより。',
  },
  variants: {
    standard: '標準',
    'no-tiles': 'タイルなし',
    'no-powers': '能力なし',
    simple: 'シンプル：タイルも能力もなし',
  },
  awaits: {
    pick: '開始キューブを選ぶ',
    hire: 'めくるか雇う',
    bust: 'タイルを裏返すかバースト',
    lose: 'キューブの半分を失う',
    bonus: '救済キューブを選ぶ',
    refer: 'キューブ1個で1色を取るか、パス',
    utilise: 'キューブを使うか、手番を終える',
    over: 'ゲーム終了',
  },
  revealOnly: 'カードをめくる',
  stake: {
    unlucky: risk => `このバーストの確率は${risk}でした。`,
    lastObjective: '目標は残り一つ。達成するとゲームの終わりが近づきます。',
    lastRound:
      '目標はもうありません。このラウンドが最後です。終わりに、ある色のキューブの最も多い人から本部を買います。',
  },
  round: number => `ラウンド${number}`,
  lastRound: number => `ラウンド${number}（最終）`,
};

export const board: GreenPortWords['board'] = {
  head: (round, turn) => `グリーンポート, ${round}; ${turn}。`,
  turn: (name, awaited) => `${name}さん: ${awaited}`,
  objectives: objectives => `目標: ${objectives}。`,
  taken: name => `${name}が達成`,
  piles: piles => `残りの本部 (価格): ${piles}。`,
  pile: (pile, price) => `${pile} (${price})`,
  soldOut: '完売',
  seat: (name, points, cubes) => `${name} ${points}: ${cubes}`,
  pool: cards => `プール: ${cards}。`,
  deck: (count, cards) => `山札 ${count}: ${cards}。`,
  risk: risk => `次をめくるとバースト: ${risk}。`,
  discards: cards => `捨て札: ${cards}。`,
  offered: colours => `開始キューブ: ${colours}。`,
  winner: name => `${name}さんの勝ちです。`,
};

export const terminal: GreenPortWords['terminal'] = {
  objectives: '目標',
  piles: '本部',
  pool: 'プール',
  deck: '山札',
  discards: '捨て札',
  legend: '目標と本部は色と値で表します。括弧の中はその色のキューブでの価格です。',
};

export const hand: GreenPortWords['hand'] = {
  own: (cubes, count) => `**あなたのクルー**（${count}）：${cubes}`,
  tile: tile => `**タイル**：${tile}`,
  headquarters: list => `**本部**：${list}`,
  reach: '**もう少しのもの**',
  can: (what, points) => `- ${what}（${points}）：**今できます**。`,
  lacks: (what, points, cubes) => `- ${what}（${points}）：あと${cubes}。`,
  aim: (what, points) => `${what}（${points}）`,
  aimLacks: (aim, cubes) => `${aim}：あと${cubes}`,
  within: aims => `今できること：**${aims}**。`,
  nearest: aims => `近いもの：${aims}。`,
  preview: 'まだ実行していません：',
  boardNow: '今のボード：',
  withinThen: aims => `その後にできること：${aims}。`,
  asked: {
    bust: '黒いカードです。タイルを裏返してやり直すか、この手番は誰も雇わないか。',
    lose: (count, all, limit) => `キューブが${all}個あり、${limit}個を超えています。${count}個を失います。`,
    refer: 'キューブ1個と引き換えに、プールの1色のカードをすべて取れます。',
  },
  ofOneColour: count => `同じ色${count}`,
  other: (name, points, holds) => `**${name}** ${points}：${holds}`,
  noSeat: 'ここにあなたの席はありません。山札の順番のほかはすべて公開です。',
  limit: limit => `オレンジのXが出ると、${limit}個を超えるキューブは半分になります。`,
};
