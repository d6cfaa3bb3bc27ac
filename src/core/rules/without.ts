/** Returns a list without the known items. Each known item removes only one of several equal items. */
export const without = <T>(whole: readonly T[], known: readonly (T | null)[]): T[] => {
  const rest = [...whole];
  for (const each of known) {
    const index = each === null ? -1 : rest.indexOf(each);
    if (index >= 0) rest.splice(index, 1);
  }
  return rest;
};
