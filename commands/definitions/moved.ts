/**
 * Subcommands of earlier versions, by command. The value is the subcommand that does the same now. Discord still shows a former
 * subcommand to a person whose app has not loaded the new list.
 */
const doing = (group: string, kinds: string): Readonly<Record<string, string>> =>
  Object.fromEntries(kinds.split(' ').map(kind => [`${group} ${kind}`, `do action:${kind}`]));

export const MOVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'green-port': {
    ...doing('answer', 'pick flip bust lose bonus refer pass'),
    ...doing('spend', 'complete buy unflip specialise'),
  },
  vintage: {
    ...doing('act', 'buy plant take play first pass'),
    ...doing('step', 'gather leave unload add stop'),
  },
};
