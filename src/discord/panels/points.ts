import type { Bringing } from '../../stage/menu.ts';
import type { Context } from '../context/context.ts';

/** Writes the points that a choice can bring, as an addition to its name. Empty where it brings none or they are unknown. */
export const gain = ({ words }: Context, { least, most, unsure }: Bringing): string => {
  if (unsure || most === undefined || most === 0) return '';
  return ` · ${least === most ? words.panel.points(most) : words.panel.upTo(most)}`;
};

/** Writes a choice's name with the points that it can bring. Points that are in the name already are not repeated. */
export const withGain = (context: Context, name: string, brought: Bringing): string => {
  const points = gain(context, brought);
  return name.endsWith(points) ? name : name + points;
};

/** Writes the points in short: "6–15". */
export const gainInFigures = ({ least, most, unsure }: Bringing): string => {
  if (unsure || most === undefined || most === 0) return '';
  return ` · ${least === most ? most : `${least}–${most}`}`;
};
