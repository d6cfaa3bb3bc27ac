const rules = new Intl.PluralRules('en-GB');

export const pingsIn = (count: number): string => (rules.select(count) === 'one' ? 'ping' : 'pings');
