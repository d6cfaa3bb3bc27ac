import { grammar } from '../../../../stage/grammar.ts';
import type { GreenPortWords } from '../en/index.ts';
import { COLOUR, terms } from './terms.ts';

const { listed } = grammar('ja');

export const story: GreenPortWords['story'] = {
  picked: (name, colour) => `**${name}**さんが${COLOUR[colour]}キューブを選びました。`,
  reshuffled: cards => `山札が空になり、捨て札${cards}枚が新しい山札になりました。`,
  reshuffledAll: cards => `緑のXの後、${cards}枚すべてを切り混ぜて新しい山札にしました。`,
  revealed: (name, card) => `**${name}**さんがめくりました：${card}。`,
  revealing: {
    cards: (name, cards) => `**${name}**さんがカードを${cards}枚めくりました。`,
    hire: (name, cards, cubes, parts) =>
      `**${name}**さんがカードを${cards}枚めくり、**${cubes}**を雇いました（${parts}）。`,
    nobody: (name, cards) => `**${name}**さんはカードを${cards}枚めくり、誰も雇いませんでした。`,
    bust: (name, cards) => `**${name}**さんがカードを${cards}枚めくり、バースト。この手番は雇えません。`,
    flip: (name, cards, gone) =>
      `**${name}**さんがカードを${cards}枚めくり、タイルを裏返しました。プール（${gone}）を捨て、雇用をやり直します。`,
  },
  threatened: name => `**${name}**さんがタイルを裏返さなければバーストです。`,
  busted: name => `**${name}**さんはバースト。この手番は雇えません。`,
  flippedAgainstBust: (name, gone) =>
    `**${name}**さんがタイルを裏返しました。プール（${gone}）を捨て、雇用をやり直します。`,
  flippedAgainstLoss: name => `**${name}**さんがタイルを裏返し、何も失いません。`,
  overLimit: losses => `キューブが多すぎます：${listed(losses)}。`,
  loses: (name, count) => `**${name}**さんが${count}個を失う`,
  lost: (name, cubes) => `**${name}**さんが${cubes}を失いました。`,
  underdogs: (names, by) =>
    `救済キューブ：${listed(names.map(name => `${name}さん`))}（${{ points: '得点', cubes: 'キューブ' }[by]}が最少）。`,
  helped: (name, colour) => `**${name}**さんが${COLOUR[colour]}キューブを取りました。`,
  hired: (name, cubes, parts) => `**${name}**さんが**${cubes}**を雇いました（${parts}）。`,
  inSync: 'シンクロ：ほかの色も1個ずつ。',
  hiredNobody: name => `**${name}**さんは誰も雇いませんでした。`,
  gain: {
    cards: count => `カード${count}`,
    tile: count => `タイル${count}`,
    boosts: count => `強化${count}`,
  },
  referred: (name, gained, paid, to) =>
    `**${name}**さんが${gained}を取り、**${to}**さんに${paid}を渡しました。`,
  passed: name => `**${name}**さんはパス。`,
  pass: names => `${names.map(name => `${name}さん`).join('、')}はパス。`,
  completed: (name, number, paid, points) =>
    `**${name}**さんが${paid}で${terms.objective(number)}を達成：**${points}**。`,
  lastRound: 'これが最後の目標でした。ラウンドを最後まで行います。',
  bought: (name, headquarters, price) => `**${name}**さんが${headquarters}を${price}で買いました。`,
  unflipped: (name, paid) => `**${name}**さんが${paid}でタイルを表に戻しました。`,
  specialised: (name, paid, colour) => `**${name}**さんが${paid}を${COLOUR[colour]}1と交換しました。`,
  turnEnded: name => `**${name}**さんが手番を終えました。`,
  purchased: (name, headquarters) => `終わりに**${name}**さんが${headquarters}を買いました。`,
  ended: 'ゲームは終わりました。',
};

export const finale: GreenPortWords['finale'] = {
  wins: (name, points) => `**${name}**さんが${points}で勝ちました。`,
  winsBy: {
    cubes: (name, points) =>
      `**${name}**さんが${points}で勝ちました。同点でしたが、残りキューブの数で上回りました。`,
    cards: (name, points) =>
      `**${name}**さんが${points}で勝ちました。同点でしたが、目標カードの値で上回りました。`,
  },
  shared: (names, points) => `${listed(names.map(name => `${name}さん`))}が${points}で勝利を分け合いました。`,
  left: cubes => `残り：${cubes}`,
  parts: {
    objectives: points => `目標 ${points}`,
    headquarters: points => `本部 ${points}`,
    endPurchases: points => `終了時の購入 ${points}`,
  },
  tie: {
    cubes: (first, second) => `${first}さんは残りキューブの数で${second}さんを上回ります。`,
    cards: (first, second) => `${first}さんは目標カードの値で${second}さんを上回ります。`,
  },
};
