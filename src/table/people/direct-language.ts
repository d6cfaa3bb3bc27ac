/** Key of the language of a person's direct messages. The table `people` has the language of their last visit (`locale`). */
export const languageKey = (personId: string): string => `locale:${personId}`;
