import { DAY_MS } from '../../../core/values/days.ts';
import { readClock, readDate, tidyValue } from '../../../core/values/typed-values.ts';
import { readZone, zonesLike } from '../../../core/values/zones.ts';
import { grammar } from '../../../presentation/language/grammar.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import type { Settings, SettingsChange } from '../../../table/match/types.ts';
import { instant, wallClock, writeMinutes } from '../../../table/waiting/quiet-hours.ts';
import type { OptionChoice } from '../../context/command.ts';
import { GAMES_WORDS } from '../../words/index.ts';

export const SWITCHES = ['pings', 'invitations', 'stats', 'learns'] as const;
export type Switch = (typeof SWITCHES)[number];

/** Settings as a person has typed them. An absent setting stays unchanged. */
export interface SettingsWish extends Partial<Readonly<Record<Switch, boolean>>> {
  readonly zone?: string | undefined;
  readonly quietFrom?: string | undefined;
  readonly quietTo?: string | undefined;
  readonly away?: string | undefined;
  readonly everywhere?: boolean;
  readonly named?: boolean;
  readonly puzzles?: boolean;
}

/** Word that a person types to remove a setting. The word is the same in every language. */
export const OFF = 'off';
const isOff = (text: string): boolean => /^(off|none|no|0|-)$/.test(tidyValue(text));
const MOST_CHOICES = 25;

/**
 * Reads the end of an absence: a number of days from now, or the day on which the person is back. Null: not away.
 * Undefined: the text is neither.
 */
export function readAway(text: string, zone: string | null, now: number): number | null | undefined {
  if (isOff(text)) return null;
  const [, days] = /^(\d{1,3})(?: ?\p{L}+)?$/u.exec(tidyValue(text)) ?? [];
  if (days !== undefined) return now + Number(days) * DAY_MS;
  const wall = readDate(text);
  return wall === undefined ? undefined : instant(zone ?? 'UTC', wall);
}

/** Returns the changes of settings, or a sentence that says which text can't be read. */
export function understand(
  wish: SettingsWish,
  before: Settings,
  now: number,
  language: Language,
): SettingsChange | string {
  const words = GAMES_WORDS[language].settings;
  const { zone, quietFrom, quietTo, away, ...switches } = wish;
  const change: { -readonly [Name in keyof SettingsChange]: SettingsChange[Name] } = { ...switches };
  if (zone !== undefined) change.zone = isOff(zone) ? null : zone;
  if ([quietFrom, quietTo].some(text => text !== undefined && isOff(text) && tidyValue(text) !== '0'))
    change.quiet = null;
  else if (quietFrom !== undefined || quietTo !== undefined) {
    const [from, to] = [quietFrom ?? before.quiet?.from, quietTo ?? before.quiet?.to];
    if (from === undefined || to === undefined) return words.bothHours;
    change.quiet = { from, to };
  }
  if (away !== undefined) {
    // An unknown time zone is refused further below, together with the other settings.
    const there = typeof change.zone === 'string' ? readZone(change.zone) : undefined;
    const until = readAway(away, there ?? before.zone, now);
    if (until === undefined) return words.badAway;
    change.awayUntil = until;
  }
  return change;
}

/** Time zones that are suggested first: those of most readers of a language. */
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

/** Suggests IANA's time zones whose names contain the typed text, each with the time there. */
export const suggestZones = (typed: string, language: Language, now: number): readonly OptionChoice[] =>
  zonesLike(typed, NEAR[language], MOST_CHOICES).map(zone => ({
    name: `${zone}, ${clockIn(zone, now)}`,
    value: zone,
  }));

/** Suggests whole hours, and also the typed time of day. */
export function suggestHours(typed: string, language: Language): readonly OptionChoice[] {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  const wanted = tidyValue(typed);
  const time = readClock(wanted);
  const own = time === undefined ? [] : [writeMinutes(time)];
  const begun = hours.filter(hour => hour.startsWith(wanted) || hour.replace(/^0/, '').startsWith(wanted));
  const found = new Set(/^\d*$/.test(wanted) ? [...begun, ...own] : [...own, ...begun]);
  const off = { name: GAMES_WORDS[language].settings.quietOff, value: OFF };
  return [...[...found].map(hour => ({ name: hour, value: hour })), off].slice(0, MOST_CHOICES);
}

const DAYS = [1, 2, 3, 4, 5, 7, 10, 14, 21] as const;

/** Suggests numbers of days away, each with the day on which the absence ends. */
export function awayChoices(language: Language, zone: string | null, now: number): readonly OptionChoice[] {
  const words = GAMES_WORDS[language].settings;
  const day = (count: number): string =>
    grammar(language).date(new Date(now + count * DAY_MS), zone ?? 'UTC');
  return [
    ...DAYS.map(count => ({ name: words.daysUntil(count, day(count)), value: String(count) })),
    { name: words.awayOff, value: OFF },
  ];
}

export function suggestAway(
  typed: string,
  language: Language,
  zone: string | null,
  now: number,
): readonly OptionChoice[] {
  const wanted = typed.trim();
  const found = awayChoices(language, zone, now).filter(({ value }) => value.startsWith(wanted));
  const own = found.length === 0 && typeof readAway(wanted, zone, now) === 'number';
  return own ? [{ name: wanted, value: wanted }] : found;
}

/** Returns the whole hours that a zone is ahead of UTC now. */
export const hoursAhead = (zone: string, now: number): number => {
  const HOUR = 3_600_000;
  const whole = Math.floor(now / 1000) * 1000;
  return Math.round((wallClock(zone, whole) - whole) / HOUR);
};
