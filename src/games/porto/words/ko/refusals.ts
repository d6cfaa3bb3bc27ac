import { withParticle } from '../../../../stage/korean.ts';
import type { PortoWords } from '../en/index.ts';

const the = (house: string): string => house || '그 건물';
const slotNamed = (slot: string): string => (slot ? `${slot}번 칸` : '그 번호의 칸');

export const refusals: PortoWords['refusals'] = {
  over: '게임이 끝났습니다.',
  alreadyKept: '비밀계약을 이미 골랐습니다. 다른 분들이 아직 고르는 중입니다.',
  notYourTurn: '지금은 차례가 아닙니다. 한 명씩 차례대로 카드를 받거나 건설합니다.',
  keepFirst: '먼저 모두가 비밀계약 5장 중 3장을 골라야 합니다. 카드받기와 건설하기는 그다음입니다.',
  notThisStep: '지금 단계에서는 할 수 없습니다.',
  timerFirst: awaited => `먼저 타이머가 건설합니다: ${awaited}.`,
  keepThree: '비밀계약은 5장 중에서 서로 다른 3장을 정확히 남겨야 합니다.',
  notDealt: contract =>
    `${contract ? `“${contract}” 계약은` : '그 계약은'} 받은 카드가 아닙니다. 받은 5장 중에서 3장을 남기세요.`,
  yourFive: contracts => `받은 5장: ${contracts}.`,
  drawNothing: '카드받기는 적어도 1장을 받아야 합니다.',
  drawTooMany: '카드받기는 1장에서 3장까지, 한 장에 한 번씩, 수치의 합이 3 이하여야 합니다.',
  drawOverThree: sum =>
    `${sum ? `고른 카드의 합이 ${sum}입니다` : '고른 카드의 합이 너무 큽니다'}. 받는 카드의 합은 3까지입니다.`,
  drawUnknown: typed =>
    `${withParticle(typed ? `“${typed}”` : '그것', '을/를')} \`cards\` 값으로 알아볼 수 없습니다. \`1,3\`처럼 칸 번호를 적거나 \`파란색 2\`처럼 카드를 적으세요.`,
  drawMixed:
    '칸 번호와 카드 이름을 섞지 말고 한 가지로만 적으세요. 카드 뒤의 숫자는 같은 색상의 다른 카드로도 읽힙니다.',
  notInMarket: (card, held) =>
    held === 0
      ? `공개된 건설카드 중에 ${withParticle(card || '그 카드', '은/는')} 없습니다.`
      : `공개된 건설카드 중에 ${withParticle(card || '그 카드', '은/는')} ${held}장뿐입니다.`,
  market: cards => `공개된 건설카드: ${cards}.`,
  marketEmpty: '공개된 건설카드가 없습니다.',
  open: contracts => `펼쳐진 공용계약: ${contracts}.`,
  noneOpen: '펼쳐진 공용계약이 없습니다.',
  noMarketSlot: (slot, last) =>
    `${withParticle(slotNamed(slot), '은/는')} 없습니다. 건설카드 칸은 1번부터 ${last}번까지입니다.`,
  noContractSlot: (slot, last) =>
    `${withParticle(slotNamed(slot), '은/는')} 없습니다. 공용계약 칸은 1번부터 ${last}번까지입니다.`,
  slotEmpty: slot => `${slot ? `${slot}번 칸은` : '그 칸은'} 비어 있습니다.`,
  notInHand: card =>
    `${card ? withParticle(`“${card}”`, '은/는') : '그 카드는'} 손패에 없습니다. 건설하려면 손패에서 2장을 냅니다.`,
  hand: cards => `손패: ${cards}.`,
  notInTimer: '타이머의 건설에는 뽑힌 카드 2장을 씁니다. 한 장은 수를, 다른 한 장은 색상을 정합니다.',
  timerCards: cards => `뽑힌 카드: ${cards}.`,
  notInPlay: house => `${withParticle(the(house), '은/는')} 이번 게임에서 쓰지 않는 건물입니다.`,
  inPlay: houses => `쓰는 건물: ${houses}.`,
  noRoom: house => `${the(house)}에는 그만큼 지을 칸이 없습니다.`,
  complete: house => `${withParticle(the(house), '은/는')} 완공되어 더 지을 수 없습니다.`,
  roomFor: (house, height, level, room) =>
    `${withParticle(the(house), '은/는')} ${height}층 건물이고 ${level}층까지 지었습니다. 앞으로 ${room}개까지만 더 지을 수 있습니다.`,
  otherColour: (house, has, wanted) =>
    `${withParticle(the(house), '은/는')} ${has ? `${has} 건물` : '다른 색상의 건물'}입니다. 한 건물은 한 가지 색상이므로 ${withParticle(wanted || '이 카드', '은/는')} 맞지 않습니다.`,
  neighbourColour: (house, colour, neighbour) =>
    `${withParticle(the(house), '은/는')} ${withParticle(colour || '그 색상', '으로/로')} 시작할 수 없습니다. 이웃 ${withParticle(neighbour || '건물', '이/가')} 같은 색상이고, 이웃끼리는 색상이 달라야 합니다.`,
  noGroundFloors: colour =>
    `${colour || '그 색상의'} 1층타일이 남지 않아 그 색상으로 새 건물을 시작할 수 없습니다. 시작한 건물은 더 올릴 수 있습니다.`,
  noFloors: (colour, left) =>
    `${colour || '그 색상의'} 타일이 모자랍니다${left ? ` (남은 수 ${left})` : ''}. 더 적게 짓거나 다른 색상을 쓰세요.`,
  tokenMissing: house => `${the(house)}의 1층 승점토큰을 옮길 빈 지붕을 정해야 합니다.`,
  tokenNeedless: '여기서는 지붕을 정하지 않습니다. 승점토큰은 1층타일을 놓고 빈 지붕이 있을 때만 옮깁니다.',
  roofTaken: house =>
    `${the(house)}의 지붕에는 이미 토큰이나 지붕타일이 있습니다. 1층 승점토큰은 빈 지붕으로만 옮깁니다.`,
  emptyRoofs: roofs => `빈 지붕: ${roofs}.`,
  noEmptyRoof: '빈 지붕이 없습니다.',
  claimEmpty: slot => `${slot ? `공용계약 ${slot}번 칸은` : '그 공용계약 칸은'} 비어 있습니다.`,
  claimNotMet: '이 건설은 그 공용계약을 정확히 충족하지 않습니다.',
  claimUnmet: (contract, toDo) => `이 건설은 “${contract}” 계약을 충족하지 않습니다. 필요한 것: ${toDo}.`,
  claimTwice: '공용계약은 한 번만 달성할 수 있습니다. 칸 번호를 한 번씩만 적으세요.',
  mustDraw: '공개된 건설카드가 없고 건설도 할 수 없을 때만 넘길 수 있습니다. 카드를 적어도 1장 받으세요.',
  mustBuild: '아무것도 지을 수 없을 때만 가능합니다. 지금은 지을 수 있으니 건설하세요.',
  malformed: awaited => `완전한 액션이 아닙니다. 지금 할 일: ${awaited}.`,
  readAction: (typed, awaited) =>
    `${withParticle(typed ? `“${typed}”` : '그것', '으로/로')} 시작하는 액션은 없습니다. 지금 할 일: ${awaited}.`,
  readCard: typed =>
    `${withParticle(typed ? `“${typed}”` : '그것', '은/는')} 카드가 아닙니다. 카드는 \`red-3\`처럼 영어 색상과 수로 적습니다.`,
  readSlot: typed =>
    `${withParticle(typed ? `“${typed}”` : '그것', '은/는')} 칸 번호가 아닙니다. \`1,3\`처럼 번호 사이에 쉼표를 넣어 적으세요.`,
  readMissing: (field, as) =>
    `글이 너무 일찍 끝났습니다.${field ? ` 빠진 것: ${field}.` : ''}${as ? ` 완전한 예: ${as}.` : ''}`,
  readRest: (typed, as) =>
    `${withParticle(typed ? `“${typed}”` : '끝부분', '은/는')} 그 자리에 올 수 없습니다.${as ? ` 완전한 예: ${as}.` : ''}`,
  readSpelling: as =>
    as ? `정확히 이렇게 적으세요: ${as}.` : '액션을 적는 방법은 한 가지뿐이며, 낱말 사이는 한 칸만 띄웁니다.',
  notAllowed: awaited => `지금은 규칙상 할 수 없습니다. 지금 할 일: ${awaited}.`,
};
