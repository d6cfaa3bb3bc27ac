/** Adds up numbers in their order. Bots do so very often, so the function is a plain loop. */
export const sum = (numbers: readonly number[]): number => {
  let all = 0;
  for (const each of numbers) all += each;
  return all;
};
