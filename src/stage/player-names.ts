import { playerIn, type Strength } from '../core/player.ts';
import type { In, Language } from './languages.ts';
import { escaped, PLAYER_MARK, safeName, unescaped } from './names.ts';

/** How strong a player of the bot is, in a word. */
export const STRENGTH_NAMES: In<Readonly<Record<Strength, string>>> = {
  en: { easy: 'easy', medium: 'medium', hard: 'hard' },
  ko: { easy: '쉬움', medium: '보통', hard: '어려움' },
  'pt-BR': { easy: 'fácil', medium: 'médio', hard: 'difícil' },
};

/** The same people in every language, so that all at a table speak of the same ones. */
const IN_LATIN: Readonly<Record<Strength, readonly string[]>> = {
  easy: ['Inês', 'Tomé', 'Rita'],
  medium: ['Duarte', 'Lídia', 'Vasco'],
  hard: ['Amélia', 'Baltasar', 'Leonor'],
};
const PEOPLE: In<typeof IN_LATIN> = {
  en: IN_LATIN,
  ko: {
    easy: ['이네스', '토메', '리타'],
    medium: ['두아르트', '리디아', '바스쿠'],
    hard: ['아멜리아', '발타자르', '레오노르'],
  },
  'pt-BR': IN_LATIN,
};

/**
 * A player of the bot, ready to stand in a message: always marked, with its strength. At one table two of a strength have
 * two names. @param number of its strength at the table, counted from 1
 */
export function playerName(strength: Strength, number: number, language: Language = 'en'): string {
  const people = PEOPLE[language][strength];
  const at = Math.max(0, number - 1);
  const again = Math.floor(at / people.length);
  const name = `${people[at % people.length]}${again > 0 ? ` ${again + 1}` : ''}`;
  return escaped(`${PLAYER_MARK} ${name} (${STRENGTH_NAMES[language][strength]})`);
}

/** Who has a seat, as far as their name goes. */
export interface NamedSeat {
  readonly id: string;
  readonly name: string;
}

/** What whoever looks for somebody types: a player of the bot is found by its name in the reader's language, as it is shown. */
export function soughtName({ id, name }: NamedSeat, language: Language): string {
  const player = playerIn(id);
  return player ? unescaped(playerName(player.strength, player.number, language)) : name;
}

/** Whoever has a seat, ready to stand in a message. */
export function sitterName({ id, name }: NamedSeat, language: Language = 'en'): string {
  const player = playerIn(id);
  return player ? playerName(player.strength, player.number, language) : safeName(name, language);
}
