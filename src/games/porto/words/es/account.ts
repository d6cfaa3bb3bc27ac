import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const account: PortoWords['account'] = {
  parts: {
    floors: points => `pisos ${points}`,
    neighbours: points => `vecinas ${points}`,
    tokens: points => `fichas ${points}`,
    publicContracts: points => `contratos públicos ${points}`,
    privateContracts: points => `contratos privados ${points}`,
  },
  met: (contract, points, houses) => `${contract}: ${counts.points(points)} por ${houses}`,
  unmet: contract => `${contract}: nada`,
  wouldBe: (contract, points, houses) => `${contract}: habrían sido ${counts.points(points)} por ${houses}`,
  tie: {
    publicContracts: (first, second) => `${first} queda por delante de ${second} por más contratos públicos.`,
    laterSeat: (first, second) => `${first} queda por delante de ${second} por jugar más tarde en la ronda.`,
  },
};
