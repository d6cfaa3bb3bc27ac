import { withParticle } from '../../../../stage/korean.ts';
import type { GreenPortWords } from '../en/index.ts';
import { box } from '../facts.ts';

const { prices } = box;
const quoted = (typed: string): string => withParticle(typed ? `“${typed}”` : '그것', '은/는');

export const refusals: GreenPortWords['refusals'] = {
  possible: list => `가능한 것: ${list}.`,
  codes: {
    'game-over': () => '게임이 끝났습니다.',
    'not-your-turn': ({ name }) =>
      `지금은 차례가 아닙니다${name ? `. ${name} 님이 정할 차례입니다` : ''}. 한 자리씩 차례로 정합니다.`,
    'wrong-phase': ({ awaited }) => `지금 단계에서 할 수 있는 것이 아닙니다. 지금 할 일: ${awaited}.`,
    malformed: ({ awaited }) => `완전한 액션이 아닙니다. 지금 할 일: ${awaited}.`,
    'no-such-colour': ({ typed }) => `${quoted(typed)} 여기서 고를 수 있는 색이 아닙니다.`,
    'pick-taken': ({ colour }) =>
      `${colour ? `${colour} ` : ''}시작 큐브는 이미 없습니다. 색마다 하나뿐이며 마지막 자리부터 고릅니다.`,
    'must-reveal': () => '공개된 카드가 없습니다. 먼저 카드를 공개한 뒤 고용하세요.',
    'nothing-to-reveal': () => '덱과 버린 카드가 모두 없어 공개할 수 없습니다. 고용하세요.',
    'hire-a-colour': () => '인물 카드가 공개되어 있습니다. 고용할 색을 정하세요.',
    'not-in-pool': ({ colour }) =>
      `공개된 카드에 ${withParticle(colour || '그 색', '이/가')} 없습니다. 공개된 색만 가져갈 수 있습니다.`,
    'no-tile': () => '이 게임에서는 타일을 쓰지 않습니다.',
    'tile-down': () => '타일이 이미 뒷면입니다. 앞면인 타일만 뒤집을 수 있습니다.',
    'tile-up': () => '타일이 이미 앞면입니다. 뒷면인 타일만 되돌립니다.',
    'bad-cubes': ({ typed }) => `${quoted(typed)} 큐브 개수가 아닙니다. 적은 색마다 한 개 이상이어야 합니다.`,
    'not-enough-cubes': ({ colour, count, given }) =>
      `${colour ? `${colour} ` : ''}큐브가 모자랍니다. 필요한 수 ${count || '더 많음'}, 가진 수 ${given || '더 적음'}.`,
    'lose-exactly': ({ count, given }) =>
      `한도를 넘으면 큐브의 절반(내림)을 잃습니다. 정확히 ${count || '그만큼'}${count ? '개' : ''}입니다${given ? ` (고른 수 ${given})` : ''}.`,
    'pay-exactly': ({ count, given }) =>
      `가격은 정확히 냅니다: ${count ? `${count}개` : '정해진 만큼'}${given ? ` (고른 수 ${given})` : ''}.`,
    'pay-not-asked': ({ colour, count, given }) =>
      `이 목표에는 ${withParticle(colour || '그 색', '을/를')} ${count ? `${count}개까지` : '그만큼'} 낼 수 있습니다${given ? ` (고른 수 ${given})` : ''}.`,
    'pay-one-colour': () => '만능 목표는 한 가지 색 큐브로만 냅니다.',
    'no-such-objective': ({ objective }) => `목표 ${objective || '번호'}: 그런 목표는 없습니다.`,
    'objective-taken': ({ objective, name }) =>
      `목표 ${objective ? `${objective} ` : ''}완수는 이미 끝났습니다${name ? ` (${name} 님)` : ''}.`,
    'pile-empty': ({ colour }) => `${colour ? `${colour} ` : ''}본부가 남지 않았습니다.`,
    'too-dear': ({ colour, count, given }) =>
      `가격은 ${colour ? `${colour} ` : ''}큐브 ${count || '더 많음'}, 가진 수는 ${given || '더 적음'}입니다. 기본 ${prices.headquarters}개에, 남은 목표에서 그 색 카드마다 1개를 더합니다.`,
    'boost-missing': () => '초록색 본부는 한 가지 색을 강화합니다. 색을 정하세요.',
    'boost-needless': () =>
      '여기서는 강화할 색을 정하지 않습니다. 능력이 있는 초록색 본부만 색을 강화합니다.',
    'specialise-mixture': () =>
      `교환에는 같은 색 ${prices.specialise}개 또는 서로 다른 색 ${prices.specialise}개를 냅니다. 빨간색 본부가 있으면 아무 ${prices.specialiseWithRed}개입니다.`,
    'specialise-same': ({ colour }) =>
      `교환으로는 내지 않은 색을 받습니다. ${withParticle(colour || '이 색', '은/는')} 내는 색입니다.`,
    'read-action': ({ typed, awaited }) =>
      `${withParticle(typed ? `“${typed}”` : '그것', '으로/로')} 시작하는 액션은 없습니다. 지금 할 일: ${awaited}.`,
    'read-colour': ({ typed }) => `${quoted(typed)} 색이 아닙니다.`,
    'read-cubes': ({ typed, as }) =>
      `${quoted(typed)} 큐브가 아닙니다. 색과 개수를 적으세요${as ? `. 예: ${as}` : ''}.`,
    'read-objective': ({ typed }) => `${quoted(typed)} 목표가 아닙니다. \`3\`처럼 번호를 적으세요.`,
    'read-missing': ({ field, as }) =>
      `글이 너무 일찍 끝났습니다.${field ? ` 빠진 것: ${field}.` : ''}${as ? ` 완전한 예: ${as}.` : ''}`,
    'read-rest': ({ typed, as }) =>
      `${withParticle(typed ? `“${typed}”` : '끝부분', '은/는')} 그 자리에 올 수 없습니다.${as ? ` 완전한 예: ${as}.` : ''}`,
    'read-spelling': ({ as }) =>
      as
        ? `정확히 이렇게 적으세요: ${as}.`
        : '액션을 적는 방법은 한 가지뿐이며, 낱말 사이는 한 칸만 띄웁니다.',
  },
  notAllowed: awaited => `지금은 규칙상 할 수 없습니다. 지금 할 일: ${awaited}.`,
};
