/** Settings that a person can switch on and off. */
export const SWITCHES = ['pings', 'invitations', 'stats', 'learns'] as const;
export type Switch = (typeof SWITCHES)[number];
