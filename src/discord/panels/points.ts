import type { Bringing } from '../../stage/menu.ts';
import type { Room } from '../context/room.ts';

/** What a choice can bring, to stand behind its name; nothing where nothing scores, or nobody knows what does. */
export const gain = ({ words }: Room, { least, most, unsure }: Bringing): string => {
  if (unsure || most === undefined || most === 0) return '';
  return ` · ${least === most ? words.panel.points(most) : words.panel.upTo(most)}`;
};

/** A choice by its name, with what it can bring where the name does not say so. */
export const withGain = (room: Room, name: string, brought: Bringing): string => {
  const points = gain(room, brought);
  return name.endsWith(points) ? name : name + points;
};

/** What it can bring where room is short: "6–15". */
export const gainInFigures = ({ least, most, unsure }: Bringing): string => {
  if (unsure || most === undefined || most === 0) return '';
  return ` · ${least === most ? most : `${least}–${most}`}`;
};
