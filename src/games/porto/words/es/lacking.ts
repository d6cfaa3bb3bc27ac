import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';
import { COLOUR } from './colours.ts';

const { plural } = grammar('es-ES');

export const lacking: PortoWords['lacking'] = {
  house: (house, colour, floors) => `${house} ${COLOUR[colour].feminine.one} (${counts.floors(floors)})`,
  anyHouse: (house, floors) => `${house} de cualquier color (${counts.floors(floors)})`,
  manyHouses: (houses, floors) =>
    `${plural(houses, { one: '# casa', other: '# casas' })} (${counts.floors(floors)} en total)`,
  next: (points, houses) => `Para ${points} falta completar: ${houses}.`,
  reach: points => `Aún puede llegar a ${points}.`,
  full: 'Está cumplido por entero.',
  stuck: 'En este tablero no puede dar más.',
  builtBy: (name, house) => `${name} construyó en ${house}`,
  completedBy: (name, house) => `${name} completó ${house}`,
  timer: 'el Cronómetro',
  changed: (contract, before, now, builds) =>
    `**${contract}**: ${before} → ${counts.points(now)} (${builds}).`,
  nearer: (contract, points, houses, builds) =>
    `**${contract}**: más cerca de ${points}, falta completar: ${houses} (${builds}).`,
  farther: (contract, before, most, builds) =>
    `**${contract}**: ahora llega como mucho a ${most}, ya no a ${before} (${builds}).`,
};
