/** Settings that are either on or off. */
export const SWITCHES = ['pings', 'invitations', 'stats', 'learns'] as const;
export type Switch = (typeof SWITCHES)[number];
