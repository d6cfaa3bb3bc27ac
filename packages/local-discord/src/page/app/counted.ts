const rules = new Intl.PluralRules('en-GB');

/** What so many are called: "1 ping", "2 pings". */
export const pingsIn = (count: number): string => (rules.select(count) === 'one' ? 'ping' : 'pings');
