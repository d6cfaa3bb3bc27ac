import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';

export const account: PortoWords['account'] = {
  parts: {
    floors: points => `Etagen ${points}`,
    neighbours: points => `Nachbarn ${points}`,
    tokens: points => `Marker ${points}`,
    publicContracts: points => `öffentliche Aufträge ${points}`,
    privateContracts: points => `geheime Aufträge ${points}`,
  },
  met: (contract, points, houses) => `${contract}: ${counts.points(points)} für ${houses}`,
  unmet: contract => `${contract}: nichts`,
  wouldBe: (contract, points, houses) => `${contract}: wären ${counts.points(points)} gewesen, für ${houses}`,
  tie: {
    publicContracts: (first, second) => `${first} liegt vor ${second}: mehr öffentliche Aufträge.`,
    laterSeat: (first, second) => `${first} liegt vor ${second}: in der Runde später am Zug.`,
  },
};
