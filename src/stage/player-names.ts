import { isForgotten, playerIn, type Strength } from '../core/player.ts';
import { type In, inEach, type Language } from './language/languages.ts';
import { escaped, PLAYER_MARK, safeName, unescaped } from './names.ts';
import { STAGE_WORDS } from './words/index.ts';

/** Names of the strengths of bots, one word each. */
export const STRENGTH_NAMES: In<Readonly<Record<Strength, string>>> = inEach(
  language => STAGE_WORDS[language].players.strengths,
);

/**
 * Returns a bot's name for a message: always with the bot's mark and its strength. Two bots of one strength at a table have
 * different names. @param number number of the bot among those of its strength, from 1
 */
export function playerName(strength: Strength, number: number, language: Language = 'en'): string {
  const people = STAGE_WORDS[language].players.people[strength].split(', ');
  const at = Math.max(0, number - 1);
  const again = Math.floor(at / people.length);
  const name = `${people[at % people.length]}${again > 0 ? ` ${again + 1}` : ''}`;
  return escaped(`${PLAYER_MARK} ${name} (${STRENGTH_NAMES[language][strength]})`);
}

/** Returns a bot's name without mark and strength, for a picture that shows both. @param name full name, not escaped */
export const nameAlone = (name: string): string =>
  name.startsWith(PLAYER_MARK)
    ? name
        .slice(PLAYER_MARK.length)
        .replace(/ \([^()]*\)$/, '')
        .trim()
    : name;

/** The fields of a seat's holder that the name depends on. */
export interface NamedSeat {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns a person's name, not yet cleaned. A person who deleted their data is stored as "Player 2", and gets such a name in
 * the reader's language.
 */
export function personName({ id, name }: NamedSeat, language: Language): string {
  if (!isForgotten(id)) return name;
  const [number] = /\d+$/.exec(name) ?? [];
  return STAGE_WORDS[language].players.stranger(number === undefined ? undefined : Number(number));
}

/** Returns the name by which a search finds a seat's holder: for a bot, the name shown in the reader's language. */
export function soughtName(seated: NamedSeat, language: Language): string {
  const player = playerIn(seated.id);
  return player
    ? unescaped(playerName(player.strength, player.number, language))
    : personName(seated, language);
}

/** Returns the name of a seat's holder, person or bot, for a message. */
export function sitterName(seated: NamedSeat, language: Language = 'en'): string {
  const player = playerIn(seated.id);
  return player
    ? playerName(player.strength, player.number, language)
    : safeName(personName(seated, language), language);
}
