import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

const the = (house: string): string => house || 'その家';
const quoted = (typed: string): string => (typed ? `「${typed}」` : 'それ');

export const refusals: PortoWords['refusals'] = {
  over: 'ゲームは終わりました。',
  alreadyKept: '秘密契約はもう選びました。ほかの人がまだ選んでいます。',
  notYourTurn: 'あなたの手番ではありません。席順に、取るか建てるかをします。',
  keepFirst: '最初に全員が秘密契約5枚から3枚を残します。取る・建てるはその後です。',
  notThisStep: 'この段階ではできません。',
  timerFirst: awaited => `先にタイマーが建てます：${awaited}。`,
  keepThree: '5枚の秘密契約から、別々の3枚をちょうど残します。',
  notDealt: contract =>
    `${contract ? `契約「${contract}」` : 'その契約'}は配られていません。自分の5枚から3枚を残してください。`,
  yourFive: contracts => `あなたの5枚：${contracts}。`,
  drawNothing: 'カードは少なくとも1枚取ります。',
  drawTooMany: '取れるのは1〜3枚、それぞれ一度だけ、合計3以下です。',
  drawOverThree: sum =>
    `${sum ? `そのカードの合計は${sum}です` : 'そのカードの合計は大きすぎます'}。取れるのは合計3までです。`,
  drawUnknown: typed =>
    `${quoted(typed)}は\`cards\`として読めません。市場の枠（\`1,3\`など）かカード（\`青 2\`など）を書いてください。`,
  drawMixed:
    '市場の枠かカードのどちらか一方で書いてください。カードの後の数字は、同じ色の別のカードとも読めてしまいます。',
  notInMarket: (card, held) =>
    held === 0
      ? `市場に${card || 'そのカード'}はありません。`
      : `市場に${card || 'そのカード'}は${held}枚しかありません。`,
  market: held => `市場にあるもの：${held}。`,
  marketEmpty: '市場は空です。',
  open: contracts => `公開中：${contracts}。`,
  noneOpen: '公開中の契約はありません。',
  noMarketSlot: (slot, last) => `枠${slot || 'その番号'}はありません。市場の枠は1〜${last}です。`,
  noContractSlot: (slot, last) => `枠${slot || 'その番号'}はありません。契約の枠は1〜${last}です。`,
  slotEmpty: slot => `${slot ? `枠${slot}` : 'その枠'}は空です。`,
  notInHand: card =>
    `${card ? `「${card}」` : 'そのカード'}は手札にありません。建てるには手札から2枚使います。`,
  hand: held => `手札：${held}。`,
  notInTimer: 'タイマーで建てるときは、めくられた2枚を使います。一方が数、もう一方が色です。',
  timerCards: turned => `めくられたカード：${turned}。`,
  notInPlay: house => `${the(house)}はこのゲームで使いません。`,
  inPlay: houses => `使う家：${houses}。`,
  noRoom: house => `${the(house)}にはそれだけのフロアが入りません。`,
  complete: house => `${the(house)}は完成していて、もうフロアを置けません。`,
  roomFor: (house, height, level, room) =>
    `${the(house)}は${counts.floors(height)}までで、今は${level}です。あと${room}まで置けます。`,
  otherColour: (house, has, wanted) =>
    `${the(house)}は${has || '別の色'}です。家は一色で、${wanted || 'このカード'}は合いません。`,
  neighbourColour: (house, colour, neighbour) =>
    `${the(house)}を${colour || 'その色'}で始めることはできません。隣の${neighbour || '家'}が同じ色で、隣どうしは違う色でなければなりません。`,
  noGroundFloors: colour =>
    `${colour || 'その色'}の1階タイルがもうないので、新しい家を始められません。建てかけの家には続けて置けます。`,
  noFloors: (colour, left) =>
    `${colour || 'その色'}のフロアが足りません${left ? `（残り${left}）` : ''}。数を減らすか、別の色ならできるかもしれません。`,
  tokenMissing: house => `${the(house)}の1階トークンは空いた屋根に移します。屋根を指定してください。`,
  tokenNeedless: 'ここで屋根は指定しません。トークンが移るのは、1階を置き、空いた屋根があるときだけです。',
  roofTaken: house =>
    `${the(house)}の屋根にはもうトークンか屋根タイルがあります。1階のトークンには空いた屋根が必要です。`,
  emptyRoofs: roofs => `空いた屋根：${roofs}。`,
  noEmptyRoof: '空いた屋根はありません。',
  claimEmpty: slot => `${slot ? `契約の枠${slot}` : 'その契約の枠'}は空です。`,
  claimNotMet: 'この建て方では、その契約をちょうど満たしません。',
  claimUnmet: (contract, toDo) => `この建て方では「${contract}」を満たしません。必要なこと：${toDo}。`,
  claimTwice: '一つの契約は一度しか達成できません。枠はそれぞれ一度だけ書いてください。',
  mustDraw: 'パスできるのは、市場が空で、建てることもできないときだけです。1枚は取ってください。',
  mustBuild: 'それができるのは建てられないときだけです。今は建てられます。',
  malformed: awaited => `アクションが完全ではありません。今すること：${awaited}。`,
  readAction: (typed, awaited) => `${quoted(typed)}で始まるアクションはありません。今すること：${awaited}。`,
  readCard: typed => `${quoted(typed)}はカードではありません。\`red-3\`のように色と数で書きます。`,
  readSlot: typed => `${quoted(typed)}は枠ではありません。\`1,3\`のようにコンマで区切った番号で書きます。`,
  readMissing: (field, as) =>
    `途中で終わっています${field ? `。「${field}」がありません` : ''}。${as ? `完全な例：${as}。` : ''}`,
  readRest: (typed, as) =>
    `${typed ? `「${typed}」` : '最後の部分'}は余分です。${as ? `完全な例：${as}。` : ''}`,
  readSpelling: as =>
    as ? `このとおりに書いてください：${as}。` : '書き方は一通りで、語の間は空白一つです。',
  notAllowed: awaited => `今はルール上できません。今すること：${awaited}。`,
};
