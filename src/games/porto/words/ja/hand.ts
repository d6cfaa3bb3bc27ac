import type { PortoWords } from '../en/index.ts';
import { command } from '../facts.ts';
import { counts } from './cards.ts';

export const hand: PortoWords['hand'] = {
  own: (size, cards) => `**あなたの手札**${size === '' ? '' : `（${size}）`}：${cards}`,
  other: (name, cards) => `**${name}**さんの手札：${cards}`,
  contracts: worth => `**秘密契約**（今のボードで${counts.points(worth)}）`,
  dealt: '**配られた契約** — 3枚残してください：',
  dealtAndSealed: '**配られた契約** — ✓は伏せて決めた3枚です：',
  noContracts: 'ファミリーゲームに秘密契約はありません。',
  contract: (name, meaning) => `- **${name}** — ${meaning}。`,
  contractNow: (name, meaning, now, lacks) =>
    `- **${name}** — ${meaning}。現在**${counts.points(now)}**。${lacks}`,
};

export const alt: PortoWords['alt'] = {
  empty: '空き',
  done: '完成',
  token: n => `トークン ${n}`,
  roof: n => `屋根 ${n}`,
  none: 'なし',
  choosing: '秘密契約を選択中',
  toMove: name => `${name}さんの番`,
  player: (name, points, cards, contracts) => `${name} ${points}点 (カード ${cards}, 契約 ${contracts})`,
  chooser: (name, ready) => `${name} ${ready ? '準備完了' : '選択中'}`,
  total: (name, total, score, bonus) => `${name} ${total}点 = ${score} + ${bonus}`,
  winner: name => `${name}さんの勝ちです。`,
  goal: points => `${points}点で勝ち。`,
  head: (progress, turn, roofs) => `ポルト, ${progress}, ${turn}; ${roofs}。`,
  left: houses => `左の通り: ${houses}。`,
  right: houses => `右の通り: ${houses}。`,
  market: cards => `市場: ${cards}。`,
  contracts: contracts => `公開契約: ${contracts}。`,
  points: players => `得点: ${players}。`,
  supply: tiles => `残りのフロア+1階: ${tiles}。`,
  decks: (cards, contracts) => `山札: カード ${cards}, 公開契約 ${contracts}。`,
  timerRisk: chances => `タイマーが枠1〜5を捨てる確率: 約 ${chances}。`,
  hands: hands => `手札: ${hands}。`,
  claimed: contracts => `達成: ${contracts}。`,
  privates: contracts => `秘密契約: ${contracts}。`,
  discards: cards => `捨て札: ${cards}。`,
  contractDiscards: contracts => `捨てられた公開契約: ${contracts}。`,
  letters: colours => `${colours}。`,
  more: `達成した契約: ${command('board view:text')}。`,
};
