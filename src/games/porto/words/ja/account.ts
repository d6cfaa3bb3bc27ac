import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const account: PortoWords['account'] = {
  parts: {
    floors: points => `フロア ${points}`,
    neighbours: points => `隣 ${points}`,
    tokens: points => `トークン ${points}`,
    publicContracts: points => `公開契約 ${points}`,
    privateContracts: points => `秘密契約 ${points}`,
  },
  met: (contract, points, houses) => `${contract}: ${houses}で${counts.points(points)}`,
  unmet: contract => `${contract}: なし`,
  wouldBe: (contract, points, houses) => `${contract}: ${houses}で${counts.points(points)}になるはずでした`,
  tie: {
    publicContracts: (first, second) => `${first}さんは公開契約の数で${second}さんを上回ります。`,
    laterSeat: (first, second) => `${first}さんは席順が後なので${second}さんを上回ります。`,
  },
};
