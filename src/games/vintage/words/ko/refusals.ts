import { withParticle } from '../../../../stage/korean.ts';
import type { Phrases } from '../en/index.ts';

const quoted = (typed: string): string => (typed ? `‘${typed}’` : '그것');
const topic = (word: string): string => withParticle(word, '은/는');
const subject = (word: string): string => withParticle(word, '이/가');

export const refusals: Phrases['refusals'] = {
  possible: list => `가능한 것: ${list}.`,
  codes: {
    'game-over': () => '게임이 끝났습니다.',
    'not-your-turn': ({ name }) =>
      `지금은 차례가 아닙니다${name ? `. ${name}의 차례입니다` : ''}. 시계 방향으로 한 번에 한 행동씩 합니다.`,
    'wrong-phase': ({ awaited }) => `이 단계에 맞지 않습니다. 지금 할 일: ${awaited}.`,
    malformed: ({ awaited }) => `행동이 완전하지 않습니다. 지금 할 일: ${awaited}.`,
    'no-such-circle': ({ column, circle }) =>
      `${column || '이 행동'} 칸에는 ${circle || '그'}번 원이 없습니다.`,
    'circle-taken': ({ column, circle }) =>
      `${column || '이 행동'} 칸의 ${circle || '그'}번 원은 이번 라운드에 찼습니다.`,
    'column-full': ({ column }) => `${column || '이 행동'} 칸은 이번 라운드에 모두 찼습니다.`,
    'not-cheapest': ({ cheapest }) =>
      `마커는 가장 싼 빈 원${cheapest ? `(${cheapest})` : ''}에 놓습니다. 감독관만 더 비싼 원에 설 수 있습니다.`,
    'not-enough-markers': ({ circle, has }) =>
      `그 원에는 마커가 ${circle || '더'}개 필요한데 ${has || '모자라게'}개 남았습니다.`,
    'overseer-used': () => '감독관은 이번 라운드에 이미 나가 있습니다.',
    'bought-already': () => '농장은 카드를 써도 한 라운드에 한 번만 삽니다.',
    'no-tile-left': ({ most }) => `농장 타일이 없습니다. 한 사람이 ${most || '세'}개까지 가집니다.`,
    'no-such-place': ({ typed }) => `${topic(quoted(typed))} 농장 자리가 아닙니다.`,
    'place-taken': ({ place }) => `${place || '그 자리'}에는 이미 농장이 있습니다.`,
    'place-like': ({ place }) =>
      `${topic(place || '그 자리')} 다른 빈자리와 같습니다. 가장 낮은 번호를 고르세요.`,
    'too-dear': ({ place, price, has }) =>
      `${topic(place || '그 농장')} ${price || '더 많은'}점인데 ${has || '모자라는'}점뿐입니다. 점수는 0 아래로 내려가지 않습니다.`,
    'no-such-bonus': ({ typed }) => `${topic(quoted(typed))} 이 카드의 덤이 아닙니다.`,
    'no-such-estate': ({ estate, has }) =>
      `${estate || '그'}번 농장은 없습니다. 가진 농장은 ${has || '더 적은'}개입니다.`,
    'no-such-vine': ({ typed }) => `${topic(quoted(typed))} 포도나무가 아닙니다.`,
    'vine-there': ({ place, vine }) =>
      `${place || '그 농장'}에는 ${subject(vine || '같은 포도나무')} 이미 있습니다. 한 농장의 포도나무는 모두 달라야 합니다.`,
    'estate-full': ({ place }) => `${topic(place || '그 농장')} 포도나무 다섯 그루로 가득 찼습니다.`,
    'old-elsewhere': ({ place }) =>
      `오래된 포도밭은 시마 코르구에만 있습니다. ${place || '그 농장'}에는 심을 수 없습니다.`,
    'old-gone': () => '오래된 포도밭은 모두 심었습니다.',
    'old-not-so': () => '카드로는 오래된 포도밭을 심지 못합니다. 따로 원이 있습니다.',
    'vine-order': ({ vine }) =>
      `이 카드로는 초록, 보라, 빨강, 하양, 노랑 순서에서 앞의 것보다 뒤에 오는 것만 심습니다. ${topic(vine || '이것')} 그렇지 않습니다.`,
    'nothing-to-plant': () => '이 카드로 심을 수 있는 농장이 없습니다.',
    'harvested-already': () => '수확은 카드를 써도 한 라운드에 한 번만 합니다.',
    'nothing-to-harvest': () =>
      '수확할 농장이 없습니다. 포도나무가 세 그루 있어야 하고, 배가 없는 곳에 통이 기다리면 안 됩니다.',
    'other-estate': ({ estate }) =>
      `농장은 차례대로 묻습니다. 지금은 ${estate || '그'}번 농장 차례가 아닙니다.`,
    'wine-range': ({ most }) => `그 농장에서는 와인을 0통부터 ${most || '수확량'}통까지 얻습니다.`,
    'no-brandy': () => '와인에는 수확 전부터 있던 브랜디 한 통이 드는데 남은 것이 없습니다.',
    'leave-free': () => '그 농장에는 기다리는 통이 없으니 수확합니다.',
    'leave-last': () => '적어도 한 농장은 수확해야 하고, 이것이 마지막입니다.',
    'no-such-harbour': ({ typed }) => `${topic(quoted(typed))} 항구가 아닙니다.`,
    'same-harbour': ({ to }) => `배는 이미 ${to || '그 항구'}에 있습니다.`,
    'too-far-up': ({ to }) => `상류로는 한 번에 다음 항구까지만 갑니다. ${topic(to || '그곳')} 더 멉니다.`,
    'no-marker-to-sail': () => '배를 움직일 때마다 마커 하나가 들고 감독관은 쓸 수 없는데, 마커가 없습니다.',
    'load-order': () => '농장을 번호가 낮은 것부터 한 번씩만 적으세요.',
    'nothing-to-load': ({ place }) => `${place || '그 농장'}에는 실을 통이 없습니다.`,
    'load-out-of-way': ({ place }) =>
      `이번 이동에서 배는 ${withParticle(place || '그 농장', '을/를')} 지나지 않습니다.`,
    'holds-full': ({ free }) => `배의 빈 칸은 ${free || '모자라는'}개이고, 한 수확에 한 칸이 듭니다.`,
    'must-begin': () => '무엇이든 한 다음에만 멈출 수 있습니다.',
    'no-such-side': ({ typed }) => `${topic(quoted(typed))} 루비도 토니도 아닙니다.`,
    'side-full': ({ side }) => `${side || '그'} 저장고에는 빈 열이 없습니다.`,
    'must-land': () => '저장고에 빈 열이 있으면 그만큼 내려야 하고, 지금 하나가 비어 있습니다.',
    'cellar-empty': () => '저장고가 비었습니다. 거기 있는 것만 숙성합니다.',
    'no-such-category': ({ typed, side }) => `${topic(quoted(typed))} ${side || '그쪽'}의 등급이 아닙니다.`,
    'side-without-barrels': ({ side }) =>
      `통은 이미 통이 있는 쪽에 더합니다. ${side || '그쪽'}에는 없습니다.`,
    'category-above': ({ highest }) =>
      `이미 있는 통보다 위에는 더하지 못합니다. ${highest || '가장 높은 것'}까지입니다.`,
    'category-full': ({ category }) => `${category || '그 등급'}에는 빈자리가 없습니다.`,
    'no-such-card': ({ typed }) => `${topic(quoted(typed))} 카드가 아닙니다.`,
    'not-open': ({ card }) => `${topic(card || '그 카드')} 펼쳐져 있지 않습니다.`,
    'no-card-left': () => '덱과 버린 더미가 비어서 카드를 뽑을 수 없습니다.',
    'discard-needed': () => '손이 찼습니다. 먼저 버릴 카드를 고르세요.',
    'discard-needless': () => '손에 자리가 있으니 버리지 않습니다.',
    'not-in-hand': ({ card }) => `${topic(card || '그 카드')} 손에 없습니다.`,
    'no-such-deed': ({ typed }) => `${topic(quoted(typed))} 이 카드로 하는 일이 아닙니다.`,
    'no-lot-there': ({ place }) => `${place || '그 농장'}에는 두 통을 더할 수확이 없습니다.`,
    'no-such-round': ({ round }) =>
      `앞으로 올 라운드의 칩만 볼 수 있습니다${round ? `. ‘${round}’ 칩은 아닙니다` : ''}.`,
    'round-needless': () => '다음 라운드가 없으니 볼 칩도 없습니다. 라운드를 빼세요.',
    'no-such-column': ({ column, has }) =>
      `저장고의 ${column || '그'}열에는 아무것도 없습니다. 쓰고 있는 열은 ${has || '더 적은'}개입니다.`,
    'too-few-barrels': () => '그 열에는 한 통뿐입니다. 두 열에서 꺼내거나 더 찬 열에서 꺼내세요.',
    'read-action': ({ typed, awaited }) =>
      `${withParticle(quoted(typed), '으로/로')} 시작하는 행동은 없습니다. 지금 할 일: ${awaited}.`,
    'read-word': ({ typed, field }) =>
      `${withParticle(quoted(typed), '을/를')} ${field ? `‘${field}’ 자리에서 ` : ''}읽을 수 없습니다.`,
    'read-number': ({ typed, field }) =>
      `${topic(quoted(typed))} ${field ? `‘${field}’ 자리의 ` : ''}수가 아닙니다.`,
    'read-numbers': ({ typed, as }) =>
      `${topic(quoted(typed))} 수의 목록이 아닙니다${as ? `. 예: ${as}` : ''}.`,
    'read-missing': ({ field, as }) =>
      `글이 너무 일찍 끝납니다${field ? `. ‘${field}’ 자리가 빠졌습니다` : ''}.${as ? ` 온전한 예: ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${topic(quoted(typed))} 거기에 맞지 않습니다.${as ? ` 온전한 예: ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as ? `꼭 이렇게 쓰세요: ${as}.` : '행동은 낱말 사이를 한 칸씩 띄워 한 가지로만 씁니다.',
  },
};
