/** Prefix of the id of a person who has deleted their data. The rest of the id distinguishes several such people. */
export const STRANGER_PREFIX = 'forgotten/';

/**
 * Returns true where the id is a placeholder for a person who deleted their data. Such an id can't be mentioned or pinged.
 */
export const isForgotten = (personId: string): boolean => personId.startsWith(STRANGER_PREFIX);
