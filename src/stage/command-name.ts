/** A game's command as sentences name it: "/go join". */
export const commandName = (game: string, words: string): string => `/${game} ${words}`;
