/** Writes a difference in points with its sign: "+5", "−3", "±0". */
export const signed = (points: number): string =>
  points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '±0';
