import { grammar } from '../../../stage/grammar.ts';
import type { DealWords } from '../en/deals.ts';

const { number, percent } = grammar('ja');
const points = (count: number): string => `${number(count)}点`;

export const deals: DealWords = {
  daily: number => `デイリー第${number}回`,
  challenge: code => `チャレンジ ${code}`,
  dailyRules:
    '今日はこのボットの全員に同じカードが配られます。記録になるのは最初の挑戦で、取り消しもヒントも使えません。あなただけに見え、このチャンネルで何が起きていてもここで遊べます。',
  challengeRules:
    'コードを持つ人全員に同じカードが配られます。記録になるのは最初の挑戦で、取り消しもヒントも使えません。あなただけに見えます。',
  pastRules: 'この日は終わりました。練習として遊べます。取り消しとヒントも使えます。',
  spentRules: '最初の挑戦は終わりました。ここからは練習です。取り消しとヒントも使えます。',
  ends: (at, relative) =>
    `この日は${at}に終わります（${relative}）。それまでに始めた挑戦は、さらに2時間以内なら最後まで遊べます。`,
  next: relative => `次の回は${relative}です。`,
  streak: (days, longest) => `🔥 ${number(days)}日連続、最長${number(longest)}日。`,
  freeLeft: '今月はあと1日休んでも途切れません。',
  freeUsed: '今月の休みは使いました。',
  sealed: commitment => `封印：${commitment}`,
  sealedNext: commitment => `明日の封印：${commitment}`,
  openTo: relative => `シードとソルトの公開は${relative}です。`,
  play: '遊ぶ',
  goOn: '続きから',
  practise: '練習する',
  anew: '最初から',
  show: 'ここに出す',
  text: 'テキストで',
  rounds: 'ラウンドごと',
  way: '見つかった最善手順',
  parWay: '強いプレイヤーの手順',
  proof: 'シャッフルを検証',
  archive: 'アーカイブ',
  challenges: 'チャレンジ',
  days: '日ごと',
  back: '戻る',
  older: '古い方へ',
  newer: '新しい方へ',
  today: '今日の回',
  dare: 'ほかの人に挑戦状',
  newChallenge: '新しいチャレンジ',
  result: count => `**${number(count)}点**`,
  par: (par, ahead) =>
    ahead === 0
      ? `強いプレイヤーの基準${points(par)}とちょうど同じです。`
      : `強いプレイヤーの基準は${points(par)}。それより**${points(Math.abs(ahead))}**${ahead > 0 ? '上' : '下'}です。`,
  parUnderWay: '強いプレイヤーがまだ遊んでいます。基準は少し後にもう一度押すと出ます。',
  late: 'その日が閉じた後に終わったので、練習として扱われます。',
  unfair: '途中で取り消しかヒントを使いました。',
  field: (players, better) =>
    players < 2
      ? 'ほかにはまだ誰も遊んでいません。'
      : better === 0
        ? `${number(players)}人の中で、これを上回った人はいません。`
        : `${number(players)}人のうち${percent(Math.round(((players - better) / players) * 100) / 100)}と同じか、それ以上です。`,
  here: '**このサーバー**',
  takenUp: '**遊んだ人**',
  row: (place, name, count) => `\`${place}\` ${name}：${points(count)}`,
  rowUnfinished: name => `\`–\` ${name}：未完了`,
  helped: row => `${row}（取り消しかヒントあり）`,
  rival: (name, count) => `\`–\` ${name}：${points(count)}`,
  ownBest: (count, attempts) => `練習も含めた自己最高：${points(count)}（${number(attempts)}回挑戦）。`,
  bestFound: count => `これまでに見つかった最高：${points(count)}。`,
  otherDeal: 'これは新しい配りです。終わったゲームのシードと手は誰でも見られるためです。',
  giveCode: command => `${command}と入力した人は同じカードで遊び、あなたと比べられます。`,
  unplayed: 'ほかの人の結果は、自分で遊んだ後に見られます。',
  you: 'あなた',
  strong: '基準',
  found: '最高',
  roundsTitle: '**各ラウンド後の得点**',
  wayTitle: count => `**${points(count)}までの手順**`,
  textHint: 'どこにでもコピーして貼れます。カードの内容はわかりません：',
  textPar: par => `基準${par}`,
  posted: 'チャンネルに出しました。',
  postedBy: (name, command) => `${name}さんが遊びました。次はあなたの番です：${command}`,
  archiveTitle: game => `**${game}：これまでの回**`,
  challengesTitle: game => `**${game}：あなたのチャレンジ**`,
  noDays: '終わった日はまだありません。最初の回は明日ここに並びます。',
  noChallenges: 'まだチャレンジを作ったり受けたりしていません。',
  notPlayed: '未挑戦',
  best: count => `最高${count}`,
  choose: 'どれにしますか？',
  proofTold: (seed, salt) => `シード \`${seed}\`\nソルト \`${salt}\``,
  proofHow: '誰でも検証できます。方法は docs/daily.md にあります。',
};
