import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const account: PortoWords['account'] = {
  parts: {
    floors: points => `andares ${points}`,
    neighbours: points => `vizinhas ${points}`,
    tokens: points => `fichas ${points}`,
    publicContracts: points => `contratos públicos ${points}`,
    privateContracts: points => `contratos privados ${points}`,
  },
  met: (contract, points, houses) => `${contract}: ${counts.points(points)} por ${houses}`,
  unmet: contract => `${contract}: nada`,
  wouldBe: (contract, points, houses) => `${contract}: teriam sido ${counts.points(points)} por ${houses}`,
  tie: {
    publicContracts: (first, second) => `${first} fica à frente de ${second} por mais contratos públicos.`,
    laterSeat: (first, second) => `${first} fica à frente de ${second} por jogar mais tarde na rodada.`,
  },
};
