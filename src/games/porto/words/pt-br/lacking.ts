import { grammar } from '../../../../stage/grammar.ts';
import type { PortoWords } from '../en/index.ts';
import { counts } from './cards.ts';
import { COLOUR } from './colours.ts';

const { plural } = grammar('pt-BR');

export const lacking: PortoWords['lacking'] = {
  house: (house, colour, floors) => `${house} ${COLOUR[colour].feminine.one} (${counts.floors(floors)})`,
  anyHouse: (house, floors) => `${house} de qualquer cor (${counts.floors(floors)})`,
  manyHouses: (houses, floors) =>
    `${plural(houses, { one: '# casa', other: '# casas' })} (${counts.floors(floors)} ao todo)`,
  next: (points, houses) => `Para ${points}, falta completar: ${houses}.`,
  reach: points => `Ainda pode chegar a ${points}.`,
  full: 'Está cumprido por inteiro.',
  stuck: 'Neste tabuleiro não pode render mais.',
  builtBy: (name, house) => `${name} construiu em ${house}`,
  completedBy: (name, house) => `${name} completou ${house}`,
  timer: 'o Cronômetro',
  changed: (contract, before, now, builds) =>
    `**${contract}**: ${before} → ${counts.points(now)} (${builds}).`,
  nearer: (contract, points, houses, builds) =>
    `**${contract}**: mais perto de ${points}, falta completar: ${houses} (${builds}).`,
  farther: (contract, before, most, builds) =>
    `**${contract}**: agora chega no máximo a ${most}, não mais a ${before} (${builds}).`,
};
