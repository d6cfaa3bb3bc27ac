import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import type { Work } from '../facts.ts';
import { COLOUR, counts } from './cards.ts';

const { ordinal } = grammar('ja');

const placed = ({ floors, colour, house }: Work): string =>
  `${house}に${COLOUR[colour]}のフロアを${floors}枚`;
const done = (work: Work): string => `${placed(work)}置き${work.completed ? '、家を完成させ' : ''}ました`;
const built = (work: Work): string => `${done(work)}（${work.cards}）`;
const planned = (work: Work): string => `${placed(work)}${work.completed ? '、完成' : ''}（${work.cards}）`;

export const story: PortoWords['story'] = {
  shares: {
    house: '家',
    neighbours: '隣',
    ground: '1階トークン',
    roof: '屋根トークン',
    contracts: '契約',
  },
  built: (name, work, points, shares) => `**${name}**さんが${built(work)}：**${points}** — ${shares}。`,
  timerBuilt: work => `タイマーが${built(work)}。得点はありません。`,
  builtBriefly: (name, work, points) => `**${name}**さんが${done(work)}：**${points}**。`,
  timerBuiltBriefly: work => `タイマーが${done(work)}。`,
  claimedBriefly: contracts => `達成：${contracts}。`,
  tokenTo: (points, roof) => `1階のトークン（${points}）は${roof}の屋根へ移ります。`,
  tokenLeaves: points => `空いた屋根がないので、1階のトークン（${points}）はゲームから除かれます。`,
  roofTokenLost: points => `その屋根のトークン（${points}）は失われます。`,
  dealt: (name, contracts) => `**${name}**さんに配られた契約：${contracts}。`,
  kept: (name, contracts) => `**${name}**さんが残した契約：${contracts}。`,
  keptUnseen: name => `**${name}**さんが秘密契約を3枚選びました。`,
  drew: (name, cards) => `**${name}**さんが取ったカード：${cards}。`,
  passed: name => `**${name}**さんはパス。市場にカードがなく、建てることもできません。`,
  timerDiscarded: (cards, gone) => `タイマーがめくったカード：${cards}。捨てたもの：${gone}。`,
  timerDiscardedNothing: cards => `タイマーがめくったカード：${cards}。捨てるものはありませんでした。`,
  timerIdle: cards => `タイマーの${cards}はどの家にも置けず、捨てられます。`,
  reshuffledCards: n => `捨て札${n}枚が新しい山札になりました。`,
  reshuffledContracts: n => `タイマーが捨てた契約${n}枚が新しい契約の山札になりました。`,
  refilled: cards => `補充：${cards}。`,
  inMarket: slots => `市場 ${slots}`,
  inContracts: (_n, slots) => `契約 ${slots}`,
  endTriggered: (roofs, lastRound) =>
    `${ordinal(roofs)}の屋根が載りました。このラウンドを最後まで行い、ラウンド${lastRound}が最終です。`,
  ended: 'ゲームは終わりました。',
};

export const foreseen: PortoWords['foreseen'] = {
  work: work => `${planned(work)}。`,
  timerWork: work => `${planned(work)}、得点なし。`,
  points: (points, shares) => `**${points}**：${shares}。`,
  drew: cards => `手札に入るカード：${cards}。`,
  preview: 'プレビュー（まだ実行していません）：',
  boardNow: '今のボード：',
  noProspects: 'その手札ではまだ何も建てられません。',
  prospects: 'その手札なら、今のボードでできること：',
};

export const finale: PortoWords['finale'] = {
  levels: { apprentice: '見習い', builder: '大工', 'master-builder': '棟梁' },
  soloLost: (name, score, goal) =>
    `**${name}**さんの負けです。秘密契約の前で${counts.points(score)}、必要なのは${goal}点でした。`,
  soloWon: (name, total, level) =>
    `**${name}**さんが${counts.points(total)}で勝ちました。称号は**${level}**です。`,
  wins: (name, total) => `**${name}**さんが${counts.points(total)}で勝ちました。`,
  winsByContracts: (name, total) =>
    `**${name}**さんが${counts.points(total)}で勝ちました。同点でしたが、公開契約の数で上回りました。`,
  winsByTurn: (name, total) =>
    `**${name}**さんが${counts.points(total)}で勝ちました。同点でしたが、席順が後でした。`,
  claimed: contracts => `達成：${contracts}`,
  counted: (score, bonus, contracts) => `${score} + 秘密契約 ${bonus}：${contracts}`,
  uncounted: (bonus, contracts) => `秘密契約は${bonus}点になるはずでした：${contracts}`,
};
