import { grammar } from '../../../stage/grammar.ts';
import type { ReviewWords } from '../en/review.ts';

const { number, percent } = grammar('ko');

export const review: ReviewWords = {
  review: {
    button: '복기',
    progress: share => `이 게임의 결정을 하나씩 다시 살펴보고 있습니다. ${percent(share)} 완료했습니다.`,
    title: person => `**복기: ${person} 님**`,
    accuracy: (right, decisions) =>
      `정확도: 100점 만점에 **${number(right)}**점, 결정 ${number(decisions)}개. 매번 제가 찾은 최선이면 100, 제비뽑기와 같으면 0입니다.`,
    start: (points, spread) =>
      `처음: 놓인 것과 차례 순서로 보아 최종 **${points}**${spread === undefined ? '' : `(±${spread})`} 예상.`,
    deal: (points, spread) => `혼자만 본 카드: 다른 카드를 받았을 때보다 **${points}**(±${spread}).`,
    own: points =>
      `본인의 선택: **${points}**. 그때 이 자리에서 볼 수 있던 것만으로, 제가 찾은 최선과 비교했습니다.`,
    others: points => `다른 사람의 선택: **${points}**. 그들이 볼 수 있던 것으로 판단했습니다.`,
    luck: points => `운: **${points}**. 나누어 준 뒤에 우연히 나온 것과 제가 잘못 본 것입니다.`,
    final: points => `최종: **${points}**.`,
    stopped: points => `게임이 중단된 때: **${points}** 예상. 규칙에 따라 끝난 게임이 아닙니다.`,
    margin:
      '-# 점수는 다른 사람들의 평균과의 차이입니다. 운과 다른 사람의 선택에는 지금에야 알게 된 것도 쓰였습니다.',
    alone: '-# 점수는 최종 점수입니다. 운에는 지금에야 알게 된 것도 쓰였습니다.',
    noMistakes: '다른 선택이 분명히 더 나았을 차례는 찾지 못했습니다.',
    overview: '전체',
    turnButton: (turn, loss) => `${number(turn)}번 차례: ${loss}`,
    share: '공유',
    shared: '공유했습니다. 이제 여기 있는 모두가 이 복기를 볼 수 있습니다.',
    sharedBy: (person, right) =>
      right === null
        ? `${person} 님이 이 게임의 흐름을 공유합니다:`
        : `${person} 님이 이 게임의 흐름을 공유합니다. 정확도는 100점 만점에 **${number(right)}**점입니다:`,
    turn: (turn, loss) => `**${number(turn)}번 차례: ${loss}점**`,
    played: deed => `둔 수: ${deed}`,
    better: deed => `더 나은 수: **${deed}**`,
    because: '이유:',
    noReason: points => `그 뒤에는 최종 점수가 **${points}**점 더 높을 것으로 봅니다.`,
    chances: (best, played) =>
      `이런 게임에서 이길 확률: 더 나은 수로는 ${percent(best)}, 실제로 둔 수로는 ${percent(played)}.`,
    seen: '-# 그때 볼 수 있던 것만으로 판단했습니다. 나중에 일어난 일은 쓰이지 않았습니다.',
  },
};
