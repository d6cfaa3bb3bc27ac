import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const account: PortoWords['account'] = {
  parts: {
    floors: points => `étages ${points}`,
    neighbours: points => `voisines ${points}`,
    tokens: points => `jetons ${points}`,
    publicContracts: points => `contrats publics ${points}`,
    privateContracts: points => `contrats privés ${points}`,
  },
  met: (contract, points, houses) => `${contract} : ${counts.points(points)} pour ${houses}`,
  unmet: contract => `${contract} : rien`,
  wouldBe: (contract, points, houses) =>
    `${contract} : aurait rapporté ${counts.points(points)} pour ${houses}`,
  tie: {
    publicContracts: (first, second) => `${first} devance ${second} par le nombre de contrats publics.`,
    laterSeat: (first, second) => `${first} devance ${second} en jouant plus tard dans la manche.`,
  },
};
