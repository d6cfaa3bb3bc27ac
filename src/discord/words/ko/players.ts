import { grammar } from '../../../stage/grammar.ts';
import { withParticle } from '../../../stage/korean.ts';
import type { PlayersWords } from '../en/players.ts';

const { listed } = grammar('ko');

export const players: PlayersWords = {
  does: {
    easy: name =>
      `${withParticle(name, '은/는')} 친절한 초보자처럼 둡니다. 바로 앞만 보기 때문에 이길 수 있습니다.`,
    medium: name => `${withParticle(name, '은/는')} 한 수 한 수가 지금과 나중에 무엇을 가져오는지 따집니다.`,
    hard: name =>
      `${withParticle(name, '은/는')} 좋은 수를 여러 번 시험해 본 뒤에 정합니다. 몇 초가 걸립니다.`,
  },
  add: '봇 플레이어 추가',
  manage: '봇 플레이어',
  ask: '**누구를 게임에 부르시겠습니까?**',
  full: '자리가 다 찼습니다.',
  added: (name, taken, wanted) =>
    `${withParticle(name, '이/가')} 참가했습니다. 지금 ${wanted}명 중 ${taken}명입니다.`,
  for: person => `${person} 님 대신 두는 봇 플레이어`,
  thinking: names => `${withParticle(listed(names), '이/가')} 생각하고 있습니다.`,
  unknown: (typed, possible) =>
    `“${typed}”(이)라는 플레이어는 없습니다. 고를 수 있는 것: ${possible.join(', ')}. 여럿은 “2 ${possible.at(-1)}” 또는 “${possible.slice(0, 2).join(', ')}”처럼 씁니다.`,
};
