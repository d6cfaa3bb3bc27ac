import type { PortoWords } from '../en/index.ts';
import { COLOUR, counts } from './cards.ts';

export const lacking: PortoWords['lacking'] = {
  house: (house, colour, floors) => `${COLOUR[colour]}の${house}（${counts.floors(floors)}）`,
  anyHouse: (house, floors) => `${house}（色は自由、${counts.floors(floors)}）`,
  manyHouses: (houses, floors) => `${houses}軒（合計${counts.floors(floors)}）`,
  next: (points, houses) => `${points}点まであと：${houses}。`,
  reach: points => `最大${points}点まで伸ばせます。`,
  full: '完全に達成しました。',
  stuck: 'このボードではもう増えません。',
  builtBy: (name, house) => `${name}さんが${house}に建てた`,
  completedBy: (name, house) => `${name}さんが${house}を完成`,
  timer: 'タイマー',
  changed: (contract, before, now, builds) =>
    `**${contract}**：${before} → ${counts.points(now)}（${builds}）。`,
  nearer: (contract, points, houses, builds) =>
    `**${contract}**：${points}点に近づきました。あと：${houses}（${builds}）。`,
  farther: (contract, before, most, builds) =>
    `**${contract}**：${before}点は無理になり、今は最大${most}点です（${builds}）。`,
};
