/** Returns a number between 0 and 1 that looks random, but is always the same for the same arguments. */
export const noise = (at: number, salt: number): number => {
  const value = Math.sin(at * 127.1 + salt * 311.7) * 43758.5453;
  return value - Math.floor(value);
};
