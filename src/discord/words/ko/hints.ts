import type { HintWords } from '../en/hints.ts';

export const hints: HintWords = {
  ask: '힌트',
  title: '**제가 눈여겨보는 수**, 좋은 것부터, 무엇이 다른지와 함께',
  margin: points => `예상 **${points}**`,
  score: points => `예상 **${points}**점`,
  comparedWith: (deed, reasons) => `*${deed}* 대비: ${reasons}`,
  rest: points => `나머지: ${points}`,
  even: (deed, ahead) =>
    ahead
      ? `둘 다 앞을 내다보며 두어 보니 *${deed}* 쪽과 거의 같습니다.`
      : `언뜻 보기에 *${deed}* 쪽과 거의 같습니다.`,
  noReason: (deed, points) => `*${deed}* 대비: 모두 ${points}. 이유 하나로 설명되지는 않습니다.`,
  marginMeans:
    '예상: 게임이 끝날 때 내 점수에서 다른 사람들의 평균을 뺀 것. 지금 보이는 것만으로 헤아렸습니다.',
  scoreMeans: '예상: 게임이 끝날 때의 내 점수. 지금 보이는 것만으로 헤아렸습니다.',
  press: '누르면 게임보드에 보여 드립니다. 확인하기 전에는 아무것도 하지 않습니다.',
  counted: used => `이 게임에서 지금까지 힌트 ${used}번.`,
  only: '할 수 있는 일이 하나뿐이라 힌트로 세지 않습니다:',
  none: '여기서는 권할 것이 없습니다. 힌트로 세지 않습니다.',
  used: count => `힌트를 ${count}번 썼습니다.`,
  usedBy: people =>
    `힌트: ${people.map(({ person, hints: count }) => `${person} 님 ${count}번`).join(', ')}.`,
};
