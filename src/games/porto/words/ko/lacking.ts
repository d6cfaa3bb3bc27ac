import type { PortoWords } from '../en/index.ts';
import { COLOUR, counts } from './cards.ts';

export const lacking: PortoWords['lacking'] = {
  house: (house, colour, floors) => `${COLOUR[colour]} ${house} (${counts.floors(floors)})`,
  anyHouse: (house, floors) => `색상 무관 ${house} (${counts.floors(floors)})`,
  manyHouses: (houses, floors) => `건물 ${houses}채 (모두 ${counts.floors(floors)})`,
  next: (points, houses) => `${points}점까지 완공할 건물: ${houses}.`,
  reach: points => `최대 ${points}점까지 가능합니다.`,
  full: '모두 달성했습니다.',
  stuck: '이 게임보드에서는 더 얻을 수 없습니다.',
  builtBy: (name, house) => `${name} 님, ${house} 건설`,
  completedBy: (name, house) => `${name} 님, ${house} 완공`,
  timer: '타이머',
  changed: (contract, before, now, builds) =>
    `**${contract}**: ${before} → ${counts.points(now)} (${builds}).`,
  nearer: (contract, points, houses, builds) =>
    `**${contract}**: ${points}점에 가까워졌습니다. 완공할 건물: ${houses} (${builds}).`,
  farther: (contract, before, most, builds) =>
    `**${contract}**: 이제 ${before}점은 안 되고 최대 ${most}점입니다 (${builds}).`,
};
