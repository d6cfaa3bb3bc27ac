import type { PortoWords } from '../en/index.ts';
import type { Order } from '../facts.ts';
import { COLOUR, counts } from './cards.ts';

const order = ({ floors, colour, house, points, token }: Order): string =>
  [
    `${house}に${COLOUR[colour]}${floors}${points === undefined ? '' : `で${counts.points(points)}`}`,
    ...(token === undefined ? [] : [`トークンは${token}へ`]),
  ].join('、');

export const choices: PortoWords['choices'] = {
  questions: {
    type: '何をしますか？',
    contracts: 'どの秘密契約を3枚残しますか？',
    cards: '市場からどのカードを取りますか？',
    number: 'フロアの数はどのカードで決めますか？',
    colour: '色はどのカードで決めますか？',
    house: 'どの家に建てますか？',
    roof: '1階のトークンをどの空いた屋根に移しますか？',
    claim: 'どの公開契約を達成しますか？',
  },
  otherQuestion: field => `どれにしますか：${field}`,
  fields: {
    type: 'アクション',
    contracts: '秘密契約',
    cards: 'カード',
    number: '数のカード',
    colour: '色のカード',
    house: '家',
    roof: '屋根',
    claim: '契約',
  },
  types: {
    keep: '秘密契約を3枚残す',
    draw: 'カードを取る',
    build: '建てる',
    timer: 'タイマーのカードで建てる',
    pass: 'パス',
  },
  token: points => `トークン ${points}`,
  roofToken: points => `屋根のトークン ${points}`,
  emptyHouse: '空き',
  noClaim: '契約なし',
  tokenTo: roof => `トークンは${roof}へ`,
  work: (floors, colour) => `${COLOUR[colour]}${floors}フロア`,
  leadsTo: (cards, points) => `${cards} · 次に${points}点`,
  another: { build: 'ほかの建て方', draw: 'ほかの取り方' },
  noToken: '移すトークンなし',
  emptySlot: '空き枠',
  contractSlot: slot => `契約${slot}`,
  keep: contracts => `残す：${contracts}`,
  draw: (cards, _count, slots) => `${cards} を取る（枠${slots}）`,
  build: deed => `建てる：${order(deed)}`,
  claiming: (deed, contracts) => `${deed}、達成：${contracts}`,
  claimingSlots: (deed, slots) => `${deed}、契約${slots}を達成`,
  timer: deed => `タイマー：${order(deed)}`,
  timerIdle: 'タイマーのカード2枚を捨てる',
  pass: 'パス',
};
