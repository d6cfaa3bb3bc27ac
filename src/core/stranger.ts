/** Before the id of a person who has deleted their data; the rest tells their place apart from others. */
export const STRANGER_PREFIX = 'forgotten/';

/** Whether the id belongs to a person who has deleted their data: there is nobody to mention or to ping. */
export const isForgotten = (personId: string): boolean => personId.startsWith(STRANGER_PREFIX);
