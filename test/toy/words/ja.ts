import { grammar } from '../../../src/stage/grammar.ts';
import type { ToyWords } from './en.ts';

const { listed } = grammar('ja');
const points = (count: number): string => `${count}点`;
const cards = (count: number): string => `カード${count}枚`;
const letters = (count: number): string => `手紙${count}通`;

export const japanese: ToyWords = {
  points,
  listed,
  storm: '嵐',
  unknown: '不明',
  nothing: 'なし',
  types: {
    bid: '入札する',
    take: '取る',
    roll: 'ダイスを振る',
    reveal: 'カードをめくる',
    load: 'カードをしまう',
    play: '手紙を使う',
    pass: 'パス',
  },
  fields: { type: 'アクション', amount: 'タイル', card: 'カード', letter: '手紙' },
  questions: {
    type: '何をしますか？',
    amount: 'どのタイルで入札しますか？',
    card: 'どのカードをしまいますか？',
    letter: 'どの手紙を使いますか？',
  },
  tilesOfEach: count => `各値のタイル${count}枚`,
  tile: (amount, left) => `${amount}（残り${left}）`,
  letter: letter => `手紙${letter}`,
  order: (amount, round) => `ラウンド${round}まで${amount}で入札`,
  deeds: {
    bid: amount => `${amount}で入札`,
    takeOpen: (count, sum) => `${cards(count)}を取る：${points(sum)}`,
    takeUnseen: '山札の一番上を見ずに取る',
    load: card => `カード${card}をしまう：${points(card)}`,
    play: (letter, sum) => `手紙${letter}を使う：${points(sum)}`,
  },
  reasons: {
    points: points => `すぐに入る得点：${points}`,
    quay: cards => `その後に公開されているもの：${cards}`,
  },
  story: {
    bid: (who, amount) => `${who}さんが${amount}で入札しました。`,
    scored: (who, sum, part) =>
      `${who}さんが${{ cargo: '積み荷', die: 'ダイス', letters: '手紙' }[part]}で${points(sum)}を得ました。`,
    revealed: (who, card) => `${who}さんがめくりました：${card}。`,
    lost: (who, lost) => `嵐が${who}さんの${lost}を奪いました。`,
    rose: (tide, highest) => `潮が満ちました：${tide}/${highest}。`,
    played: (who, letter) => `${who}さんが手紙${letter}を使いました。`,
    drew: (who, letter) =>
      letter === undefined ? `${who}さんが手紙を引きました。` : `${who}さんが手紙${letter}を引きました。`,
    peeked: (who, card) =>
      card === undefined
        ? `${who}さんが山札の一番上を見ました。`
        : `${who}さんが山札の一番上を見ました：${card}。`,
    passed: who => `${who}さんがパスし、ラウンドが終わりました。`,
  },
  awaits: {
    bid: 'タイルで入札する',
    pick: 'めくる、取る、または振る',
    rest: 'パス',
    over: 'ゲーム終了',
  },
  board: {
    round: (round, last) => `ラウンド${round}（最大${last}）`,
    tide: (tide, highest) => `潮${tide}/${highest}`,
    tiles: left => `残りのタイル：${left}`,
    bids: bids => `このラウンドの入札：${bids}`,
    quay: open => `波止場：${open}`,
    deck: (deck, out) => `山札：${cards(deck)}、使用済み：${cards(out)}`,
    seat: (who, sum, held) => `${who}：${points(sum)}、手元に${letters(held)}`,
    turn: who => `${who}さんの手番`,
  },
  hand: {
    letters: held => `あなたの手紙：${held}。`,
    top: card => `山札の一番上：${card}。`,
    sealed: deed => `伏せて決めました：${deed}。`,
    none: 'ここにあなたの席はありません。',
  },
  finale: {
    place: (place, who, sum) => `${place}. ${who}：${points(sum)}`,
    tie: (winner, other) => `${winner}さんと${other}さんは同点。残りの手紙は${winner}さんのほうが多いです。`,
    parts: (cargo, die, played) => `積み荷${cargo}、ダイス${die}、手紙${played}`,
    stopped: who => `ゲームは途中で終わりました。勝者：${who}。`,
    nobody: 'ゲームは中止されました。',
  },
  refusals: {
    'not-your-turn': () => 'あなたの手番ではありません。',
    'toy-same-bid': amount =>
      `続けて同じ入札はできません。前のラウンドは${amount}でした。別のタイルを選んでください。`,
    'toy-no-tile': amount =>
      `${amount}のタイルはもう残っていません。先の席の人が最後の1枚を取りました。別のものを選んでください。`,
    'toy-no-kind': (possible, typed) =>
      `「${typed}」で始まるアクションはありません。できること：${possible}。`,
    'toy-no-number': (_, typed) =>
      typed ? `「${typed}」は1から12までの数ではありません。` : '1から12までの数がありません。',
    'toy-too-much': (_, typed) => `「${typed}」は余分です。アクションはその前で完成しています。`,
    'toy-not-now': possible => `今はできません。できること：${possible}。`,
  },
  strange: 'このゲームではできません。',
  rules: {
    title: '波止場の一夜',
    text: '毎ラウンド、全員が1、2、3のタイルを伏せて入札します。各値の枚数には限りがあります。最も高い人のうち先の席の人が波止場を使います。手番には、カードを**めくり**、2枚を**しまい**、手元の手紙を**使い**（公開カードごとに得点）、公開されているものをすべて**取れます**。嵐は波止場をさらい、手番を終わらせます。または**ダイスを振ります**。4以上なら手紙が1通、1なら潮が満ちます。潮が三度満ちたら、そのラウンドが最後です。',
  },
};
