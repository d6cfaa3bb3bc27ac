import type { Seat } from '../../core/game.ts';
import { isForgotten, playerIn, type Strength } from '../../core/player.ts';
import { type In, inEach, type Language } from '../language/languages.ts';
import { SHARED_WORDS } from '../words/index.ts';
import { escaped, PLAYER_MARK, safeName, unescaped } from './names.ts';

/** Names of the strengths of bots, one word each. */
export const STRENGTH_NAMES: In<Readonly<Record<Strength, string>>> = inEach(
  language => SHARED_WORDS[language].players.strengths,
);

/**
 * Returns a bot's name for a message, always with the mark 🤖 and the strength. Two bots of one strength at a table have
 * different names.
 * @param number number of the bot among those of its strength, from 1
 */
export function playerName(strength: Strength, number: number, language: Language = 'en'): string {
  const people = SHARED_WORDS[language].players.people[strength].split(', ');
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
 * translates "Player" into the reader's language.
 */
export function personName({ id, name }: NamedSeat, language: Language): string {
  if (!isForgotten(id)) return name;
  const [number] = /\d+$/.exec(name) ?? [];
  return SHARED_WORDS[language].players.stranger(number === undefined ? undefined : Number(number));
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
  return player
    ? playerName(player.strength, player.number, language)
    : safeName(personName(seated, language), language);
}

export interface Resignations {
  readonly resigned: readonly Seat[];
  readonly stopped: readonly Seat[] | null;
}

/** Writes that seats resigned and rank last. Empty: no seat resigned, or people called the game off. */
export const resignedText = (
  { resigned, stopped }: Resignations,
  called: (seat: Seat) => string,
  language: Language,
): readonly string[] =>
  resigned.length === 0 || stopped?.length === 0
    ? []
    : [SHARED_WORDS[language].players.resigned(resigned.map(called))];
