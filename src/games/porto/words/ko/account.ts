import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const account: PortoWords['account'] = {
  parts: {
    floors: points => `건물 ${points}`,
    neighbours: points => `이웃 ${points}`,
    tokens: points => `승점토큰 ${points}`,
    publicContracts: points => `공용계약 ${points}`,
    privateContracts: points => `비밀계약 ${points}`,
  },
  met: (contract, points, houses) => `${contract}: ${houses}, ${counts.points(points)}`,
  unmet: contract => `${contract}: 달성하지 못했습니다`,
  wouldBe: (contract, points, houses) => `${contract}: ${houses}, 이겼다면 ${counts.points(points)}`,
  tie: {
    publicContracts: (first, second) =>
      `${first} 님이 ${second} 님과 동점이지만 공용계약이 더 많아 앞섭니다.`,
    laterSeat: (first, second) => `${first} 님이 ${second} 님과 동점이지만 순서가 더 뒤라서 앞섭니다.`,
  },
};
