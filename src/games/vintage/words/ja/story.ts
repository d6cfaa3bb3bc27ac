import { grammar } from '../../../../stage/grammar.ts';
import type { Phrases } from '../en/index.ts';

const { ordinal } = grammar('ja');

const year = (bonus: number): string => (bonus > 0 ? `よい年：品質+${bonus}` : '例年なみの年');

export const story: Phrases['story'] = {
  passed: name => `**${name}**さんは次の収穫まで休みます。`,
  placed: (name, pieces, column) => `**${name}**さんが${pieces}を使いました：${column}。`,
  bought: (name, place, price) => `**${name}**さんが${place}の農園を${price}で買いました。`,
  boughtWithVine: (name, place, price, vine) =>
    `**${name}**さんが${place}の農園を${price}で買いました。最初の${vine}つきです。`,
  planted: (name, vine, place) => `**${name}**さんが${place}に植えました：${vine}。`,
  harvesting: (name, bonus) => `**${name}**さんが収穫します。${year(bonus)}。`,
  harvestingByCard: (name, bonus) =>
    `**${name}**さんが収穫します。ワイン全部にブランデー1樽で足ります。${year(bonus)}。`,
  gathered: (place, crop) => `${place}の収穫：${crop}。`,
  gatheredAfter: (place, crop, loaded) => `${place}の収穫：${crop}。その前に${loaded}を積みました。`,
  crop: (wine, brandy) => `${wine}と${brandy}`,
  left: place => `${place}は収穫しません。樽がまだ待っています。`,
  stored: (name, brandy) => `**${name}**さんの蔵：${brandy}。`,
  storedLess: (name, brandy, lost) => `**${name}**さんの蔵：${brandy}。${lost}は入りませんでした。`,
  sailed: (name, from, to) => `**${name}**さんが${from}から${to}へ航海しました。`,
  sailedWith: (name, from, to, cargo) => `**${name}**さんが${from}から${to}へ航海し、${cargo}を積みました。`,
  stopped: name => `**${name}**さんはここでやめました。`,
  unloaded: (name, lot, side) => `**${name}**さんが${lot}を${side}のセラーに入れました。`,
  staysAboard: (name, lot) => `**${name}**さんが${lot}を船に残しました。`,
  rolled: (name, die) => `**${name}**さんがセラーを熟成させ、ダイスは${die}。`,
  rolledWith: (name, die, more) =>
    `**${name}**さんがセラーを熟成させ、ダイスは${die}、カードで${die + more}。`,
  aged: lots => `結果：${lots}。`,
  agedLot: (lot, laid) => `${lot} → ${laid}`,
  laid: (barrels, category) => `${category}${barrels}`,
  raised: barrels => `醸造家が引き上げました：${barrels}。`,
  raisedTo: (barrels, category) => `${barrels}を${category}へ`,
  added: (name, category) => `**${name}**さんが${category}の樽を加えました。`,
  sold: (name, sales, points) => `**${name}**さんが${sales}を売りました：${points}。`,
  soldVintage: (name, points) => `**${name}**さんがヴィンテージ1樽をすぐに売りました：${points}。`,
  soldColheita: (name, points) => `**${name}**さんがコルヘイタ2樽をすぐに売りました：${points}。`,
  tookFirst: (name, from) => `**${name}**さんが**${from}**さんからスタートプレイヤー・トークンを取りました。`,
  keptFirst: name => `**${name}**さんが次のラウンドも先手を確保しました。`,
  discarded: (name, card) => `**${name}**さんが捨てました：${card}。`,
  took: (name, card) => `**${name}**さんが公開カードから取りました：${card}。`,
  drew: (name, card) => `**${name}**さんが引きました：${card}。`,
  drewHidden: name => `**${name}**さんがカードを引きました。`,
  played: (name, card) => `**${name}**さんが使いました：${card}。`,
  grew: (place, lot) => `${place}の樽が増え、${lot}になりました。`,
  looked: (name, round, bonus) => `**${name}**さんがラウンド${round}のチップを見ました：${bonus}。`,
  lookedHidden: (name, round) => `**${name}**さんがラウンド${round}のチップを見ました。`,
  reshuffled: cards => `${cards}を切り混ぜて新しい山札にしました。`,
  roundEnded: round => `${ordinal(round)}の収穫が終わりました。`,
  roundBegan: (round, bonus, name, cards) =>
    `${ordinal(round)}の収穫が始まります。${year(bonus)}。先手は**${name}**さん。公開カード：${cards}。`,
  ended: '七つの収穫が終わりました。',
};
