import { DAY_MS } from '../../../core/values/days.ts';
import { UTC } from '../../../core/values/zones.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import type { Settings, SettingsChange } from '../../../table/match/types.ts';
import { wallClock } from '../../../table/waiting/quiet-hours.ts';
import { OPTIONS_IN_A_SELECT, type SelectOption } from '../../buttons/components.ts';
import { GAMES_WORDS } from '../../words/index.ts';

export const SWITCHES = [
  'pings',
  'invitations',
  'stats',
  'learns',
  'everywhere',
  'named',
  'puzzles',
] as const satisfies readonly (keyof Settings)[];
type Switch = (typeof SWITCHES)[number];
const isSwitch = (text: string): text is Switch => SWITCHES.some(name => name === text);

export const OFF = 'off';

/** Time zones of most readers of each language. */
const NEAR: Readonly<Record<Language, readonly string[]>> = {
  en: ['Europe/London', 'America/New_York', 'America/Chicago', 'America/Los_Angeles', 'Australia/Sydney'],
  ko: ['Asia/Seoul'],
  'pt-BR': ['America/Sao_Paulo', 'America/Manaus', 'America/Recife', 'Europe/Lisbon'],
  de: ['Europe/Berlin', 'Europe/Vienna', 'Europe/Zurich'],
  'es-ES': ['Europe/Madrid', 'America/Mexico_City', 'America/Bogota', 'America/Argentina/Buenos_Aires'],
  fr: ['Europe/Paris', 'Europe/Brussels', 'America/Toronto', 'Africa/Casablanca'],
  ja: ['Asia/Tokyo'],
};

export const clockIn = (zone: string, now: number): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'short' }).format(now);

/**
 * Lists the chosen time zone, and then common zones with those of the reader's language first. Each zone has its present time.
 */
export function zoneOptions(language: Language, chosen: string | null, now: number): readonly SelectOption[] {
  const zones = [chosen ?? [], NEAR[language], Object.values(NEAR), UTC].flat(2);
  return [...new Set(zones)].slice(0, OPTIONS_IN_A_SELECT - 1).map(zone => ({
    label: `${zone}, ${clockIn(zone, now)}`,
    value: zone,
    chosen: zone === chosen,
  }));
}

const DAYS_AWAY = 21;

/** Lists numbers of days away, each with the day on which the absence ends. */
export function awayOptions(language: Language, zone: string | null, now: number): readonly SelectOption[] {
  const words = GAMES_WORDS[language].settings;
  const days = Array.from({ length: DAYS_AWAY }, (_, before) => before + 1);
  const end = (count: number): string => grammar(language).date(new Date(now + count * DAY_MS), zone ?? UTC);
  return [
    { label: words.awayOff, value: OFF },
    ...days.map(count => ({ label: words.daysUntil(count, end(count)), value: String(count) })),
  ];
}

/** Returns the change that the values of a menu or a form mean. Undefined: the bot offers no such values. */
export function changeBy(
  name: string | undefined,
  chosen: readonly string[],
  now: number,
): SettingsChange | undefined {
  const [first, second] = chosen;
  if (name === 'switches')
    return chosen.every(isSwitch)
      ? Object.fromEntries(SWITCHES.map(each => [each, chosen.includes(each)]))
      : undefined;
  if (first === undefined) return undefined;
  switch (name) {
    case 'zone':
      return { zone: first === OFF ? null : first };
    case 'quiet': {
      const [from, to] = second === undefined ? first.split('-') : chosen;
      if (from === OFF) return { quiet: null };
      return from === undefined || to === undefined ? undefined : { quiet: { from, to } };
    }
    case 'away':
      if (first === OFF) return { awayUntil: null };
      return /^\d{1,2}$/.test(first) ? { awayUntil: now + Number(first) * DAY_MS } : undefined;
    default:
      return undefined;
  }
}

/** Returns the whole hours that a zone is ahead of UTC now. */
export const hoursAhead = (zone: string, now: number): number => {
  const HOUR = 3_600_000;
  const whole = Math.floor(now / 1000) * 1000;
  return Math.round((wallClock(zone, whole) - whole) / HOUR);
};
