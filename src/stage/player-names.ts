import { playerIn, type Strength } from '../core/player.ts';
import { isForgotten } from '../core/stranger.ts';
import { type In, inEach, type Language } from './languages.ts';
import { escaped, PLAYER_MARK, safeName, unescaped } from './names.ts';
import { STAGE_WORDS } from './words/index.ts';

/** How strong a player of the bot is, in a word. */
export const STRENGTH_NAMES: In<Readonly<Record<Strength, string>>> = inEach(
  language => STAGE_WORDS[language].players.strengths,
);

/**
 * A player of the bot, ready to stand in a message: always marked, with its strength. At one table two of a strength have
 * two names. @param number of its strength at the table, counted from 1
 */
export function playerName(strength: Strength, number: number, language: Language = 'en'): string {
  const people = STAGE_WORDS[language].players.people[strength].split(', ');
  const at = Math.max(0, number - 1);
  const again = Math.floor(at / people.length);
  const name = `${people[at % people.length]}${again > 0 ? ` ${again + 1}` : ''}`;
  return escaped(`${PLAYER_MARK} ${name} (${STRENGTH_NAMES[language][strength]})`);
}

/** The name alone, for a place whose picture shows that it is a player of the bot, and how strong. @param name unescaped */
export const nameAlone = (name: string): string =>
  name.startsWith(PLAYER_MARK)
    ? name
        .slice(PLAYER_MARK.length)
        .replace(/ \([^()]*\)$/, '')
        .trim()
    : name;

/** Who has a seat, as far as their name goes. */
export interface NamedSeat {
  readonly id: string;
  readonly name: string;
}

/** A person's name, not yet tidied. Who has deleted their data is stored as "Player 2", and named so in the reader's language. */
export function personName({ id, name }: NamedSeat, language: Language): string {
  if (!isForgotten(id)) return name;
  const [number] = /\d+$/.exec(name) ?? [];
  return STAGE_WORDS[language].players.stranger(number === undefined ? undefined : Number(number));
}

/** What whoever looks for somebody types: a player of the bot is found by its name in the reader's language, as it is shown. */
export function soughtName(seated: NamedSeat, language: Language): string {
  const player = playerIn(seated.id);
  return player
    ? unescaped(playerName(player.strength, player.number, language))
    : personName(seated, language);
}

/** Whoever has a seat, ready to stand in a message. */
export function sitterName(seated: NamedSeat, language: Language = 'en'): string {
  const player = playerIn(seated.id);
  return player
    ? playerName(player.strength, player.number, language)
    : safeName(personName(seated, language), language);
}
