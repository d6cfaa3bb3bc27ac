import { isElsewhere, isForgotten, playerIn, type Strength } from '../core/player.ts';
import { type In, inEach, type Language } from './language/languages.ts';
import { escaped, PLAYER_MARK, safeName, unescaped } from './names.ts';
import { STAGE_WORDS } from './words/index.ts';

/** Names of the strengths of bots, one word each. */
export const STRENGTH_NAMES: In<Readonly<Record<Strength, string>>> = inEach(
  language => STAGE_WORDS[language].players.strengths,
);

/**
 * Returns a bot's name for a message, always with the mark 🤖 and the strength. Two bots of one strength at a table have
 * different names.
 * @param number number of the bot among those of its strength, from 1
 */
export function playerName(strength: Strength, number: number, language: Language = 'en'): string {
  const people = STAGE_WORDS[language].players.people[strength].split(', ');
  const at = Math.max(0, number - 1);
  const again = Math.floor(at / people.length);
  const name = `${people[at % people.length]}${again > 0 ? ` ${again + 1}` : ''}`;
  return escaped(`${PLAYER_MARK} ${name} (${STRENGTH_NAMES[language][strength]})`);
}

/**
 * Returns a bot's name without the mark 🤖 and the strength, for a picture that shows them separately.
 * @param name full name, not escaped
 */
export const nameAlone = (name: string): string =>
  name.startsWith(PLAYER_MARK)
    ? name
        .slice(PLAYER_MARK.length)
        .replace(/ \([^()]*\)$/, '')
        .trim()
    : name;

/** Fields of the person or bot on a seat that decide the displayed name. */
export interface NamedSeat {
  readonly id: string;
  readonly name: string;
}

/**
 * Returns a person's name, not yet cleaned. The name of a person who deleted their data is stored as "Player 2"; the function
 * translates "Player" into the reader's language. Of a person at another place only the seat's number is known, if any.
 */
export function personName({ id, name }: NamedSeat, language: Language): string {
  if (!isForgotten(id) && !isElsewhere(id)) return name;
  const { elsewhere, stranger } = STAGE_WORDS[language].players;
  const [number] = /\d+$/.exec(name) ?? [];
  return (isElsewhere(id) ? elsewhere : stranger)(number === undefined ? undefined : Number(number));
}

/** Returns the name by which a search finds the person or bot on a seat. A bot's name is in the reader's language. */
export function soughtName(seated: NamedSeat, language: Language): string {
  const player = playerIn(seated.id);
  return player
    ? unescaped(playerName(player.strength, player.number, language))
    : personName(seated, language);
}

/** Returns the name of the person or bot on a seat, for a message. */
export function sitterName(seated: NamedSeat, language: Language = 'en'): string {
  const player = playerIn(seated.id);
  if (player) return playerName(player.strength, player.number, language);
  const name = personName(seated, language);
  // A person's own name is shortened, but not the bot's words for a hidden person.
  return isElsewhere(seated.id) ? escaped(name) : safeName(name, language);
}
