const rules = new Intl.PluralRules('en-GB');

/** Returns the noun for this many: "1 ping", "2 pings". */
export const pingsIn = (count: number): string => (rules.select(count) === 'one' ? 'ping' : 'pings');
