import { withParticle } from '../../../../stage/korean.ts';
import type { Phrases } from '../en/index.ts';

const object = (name: string): string => withParticle(name, '을/를');

const year = (bonus: number): string => (bonus > 0 ? `좋은 해: 품질 +${bonus}` : '평범한 해');

export const story: Phrases['story'] = {
  passed: name => `**${name}** 님이 다음 수확까지 쉽니다.`,
  placed: (name, pieces, column) => `**${name}** 님이 ${column} 칸에 ${object(pieces)} 놓습니다.`,
  bought: (name, place, price) => `**${name}** 님이 ${place}의 농장을 ${price}에 삽니다.`,
  boughtWithVine: (name, place, price, vine) =>
    `**${name}** 님이 ${place}의 농장을 ${price}에 사고 ${object(vine)} 처음으로 심습니다.`,
  planted: (name, vine, place) => `**${name}** 님이 ${place}에 ${object(vine)} 심습니다.`,
  harvesting: (name, bonus) => `**${name}** 님이 수확합니다. ${year(bonus)}.`,
  harvestingByCard: (name, bonus) =>
    `**${name}** 님이 수확하고, 모든 와인에 브랜디 한 통이면 됩니다. ${year(bonus)}.`,
  gathered: (place, crop) => `${place}에서 ${object(crop)} 얻습니다.`,
  gatheredAfter: (place, crop, loaded) =>
    `${place}에서 ${object(crop)} 얻습니다. 먼저 ${object(loaded)} 배에 실었습니다.`,
  crop: (wine, brandy) => `${withParticle(wine, '과/와')} ${brandy}`,
  left: place => `${withParticle(place, '은/는')} 수확하지 않습니다. 통이 아직 기다립니다.`,
  stored: (name, brandy) => `**${name}** 님의 창고: ${brandy}.`,
  storedLess: (name, brandy, lost) =>
    `**${name}** 님의 창고: ${brandy}. ${withParticle(lost, '은/는')} 자리가 없었습니다.`,
  sailed: (name, from, to) => `**${name}** 님이 ${from}에서 ${withParticle(to, '으로/로')} 갑니다.`,
  sailedWith: (name, from, to, cargo) =>
    `**${name}** 님이 ${from}에서 ${withParticle(to, '으로/로')} 가며 ${object(cargo)} 싣습니다.`,
  stopped: name => `**${name}** 님이 여기서 멈춥니다.`,
  unloaded: (name, lot, side) => `**${name}** 님이 ${object(lot)} ${side} 저장고에 내립니다.`,
  staysAboard: (name, lot) => `**${name}** 님이 ${object(lot)} 배에 남겨 둡니다.`,
  rolled: (name, die) => `**${name}** 님이 저장고를 숙성합니다. 주사위는 ${die}.`,
  rolledWith: (name, die, more) =>
    `**${name}** 님이 저장고를 숙성합니다. 주사위는 ${die}, 카드까지 ${die + more}.`,
  aged: lots => `결과: ${lots}.`,
  agedLot: (lot, laid) => `${lot} → ${laid}`,
  laid: (barrels, category) => `${category} ${barrels}통`,
  raisedTo: (barrels, category) => `${withParticle(category, '으로/로')} ${barrels}통`,
  raised: barrels => `양조사가 ${object(barrels)} 올립니다.`,
  added: (name, category) => `**${name}** 님이 ${category} 한 통을 더합니다.`,
  sold: (name, sales, points) => `**${name}** 님이 ${object(sales)} 팝니다: ${points}.`,
  soldVintage: (name, points) => `**${name}** 님이 빈티지 한 통을 바로 팝니다: ${points}.`,
  soldColheita: (name, points) => `**${name}** 님이 콜레이타 두 통을 바로 팝니다: ${points}.`,
  tookFirst: (name, from) => `**${name}** 님이 **${from}** 님에게서 선 토큰을 가져옵니다.`,
  keptFirst: name => `**${name}** 님이 다음 라운드도 먼저 시작합니다.`,
  discarded: (name, card) => `**${name}** 님이 ${card} 카드를 버립니다.`,
  took: (name, card) => `**${name}** 님이 펼쳐진 ${card} 카드를 가져갑니다.`,
  drew: (name, card) => `**${name}** 님이 ${card} 카드를 뽑습니다.`,
  drewHidden: name => `**${name}** 님이 카드 한 장을 뽑습니다.`,
  played: (name, card) => `**${name}** 님이 ${card} 카드를 씁니다.`,
  grew: (place, lot) => `${place}에 통이 늘어납니다: 이제 ${lot}.`,
  looked: (name, round, bonus) => `**${name}** 님이 ${round}라운드 칩을 봅니다: ${bonus}.`,
  lookedHidden: (name, round) => `**${name}** 님이 ${round}라운드 칩을 봅니다.`,
  reshuffled: cards => `${object(cards)} 섞어 새 덱을 만듭니다.`,
  roundEnded: round => `${round}번째 수확의 해가 끝났습니다.`,
  roundBegan: (round, bonus, name, cards) =>
    `${round}번째 수확의 해가 시작됩니다. ${year(bonus)}. **${name}** 님이 먼저 합니다. 펼친 카드: ${cards}.`,
  ended: '일곱 번의 수확이 끝났습니다.',
};
