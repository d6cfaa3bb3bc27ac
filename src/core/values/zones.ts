/**
 * Present names of time zones, by the older names under which Node's list has them. The list of the IANA changes names, and
 * Node's list keeps the older ones.
 */
const PRESENT_NAMES: Readonly<Record<string, string>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Zone for people and servers that have none, or one that this program does not know. */
export const UTC = 'UTC';

/** Returns the platform's own name for a time zone. Undefined if the platform knows no such zone. */
function platformName(name: string): string | undefined {
  if (!/^[A-Za-z]/.test(name)) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

export const isZone = (name: string): boolean => platformName(name) !== undefined;

/** Returns true where two names mean the same time zone: `Europe/Kyiv` and `Europe/Kiev`. */
export const isSameZone = (one: string, other: string): boolean =>
  one === other || (platformName(one) ?? one) === (platformName(other) ?? other);

/** Time zones with their older names. A zone has one or several names, of which the first is the present one. */
const NAMES: readonly (readonly [string, ...string[]])[] = [
  [UTC],
  ...Intl.supportedValuesOf('timeZone').map((name): readonly [string, ...string[]] => {
    const present = PRESENT_NAMES[name];
    return present === undefined ? [name] : [present, name];
  }),
];

/** Returns a name without accents, case and signs, for comparison with other names. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_/-]+/g, ' ')
    .trim();

const cityOf = (name: string): string => folded(name.slice(name.lastIndexOf('/') + 1));

/**
 * Reads a time zone, and keeps the typed name: `Europe/Kyiv` does not become `Europe/Kiev`. The city alone is enough.
 * Undefined if the platform knows no such zone.
 */
export function readZone(text: string): string | undefined {
  const typed = text.normalize('NFKC').trim().replace(/\s+/g, '_');
  const all = NAMES.flat();
  const same = all.find(name => name.toLowerCase() === typed.toLowerCase());
  if (same !== undefined) return isZone(same) ? same : undefined;
  const platform = platformName(typed);
  // Such a name is an alias that no list has, for example `US/Eastern`. Typed in small letters it gets the platform's name.
  if (platform !== undefined) return /^[A-Z]/.test(typed) ? typed : platform;
  const city = folded(typed);
  return all.find(name => cityOf(name) === city);
}
