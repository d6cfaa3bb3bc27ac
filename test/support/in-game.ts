import type { Answer, Channel, Person } from 'local-discord';
import { type ContestButton, contestId } from '../../src/discord/buttons/contest-ids.ts';
import { type ButtonVerb, idOf, makeId, SHAPES } from '../../src/discord/buttons/custom-id.ts';
import { gamesId } from '../../src/discord/buttons/games-ids.ts';
import { withIds } from './walk.ts';

/**
 * Opens the panel `game` of a channel's game and presses a button there, even if the panel hides it from the person. Returns the
 * panel where the channel has no game.
 * @param what verb and arguments of the button, such as `game verify`
 */
export async function inGame(
  person: Person | undefined,
  channel: Channel,
  game: string | undefined,
  what: string,
): Promise<Answer> {
  if (!person) throw new Error(`nobody presses ${what}`);
  const panel = await person.command(channel, `${game} game`);
  const { message } = panel;
  const match = withIds(message?.buttons ?? []).find(({ id }) => SHAPES[id.verb].of === 'match');
  if (!message || !match) return panel;
  const [verb = '', ...args] = what.split(' ');
  return person.pressRaw(channel, message, makeId(idOf(match.id.match, verb as ButtonVerb, ...args)));
}

/** Pages of /games, by the first word in the ids of buttons that lead from them. */
const DOORS: Readonly<Record<string, string>> = {
  open: 'find',
  profile: 'profile',
  year: 'profile',
  find: 'find',
  privacy: 'settings',
  doctor: 'server',
  puzzle: 'puzzle',
};

/**
 * Opens the page of /games that leads to another page, and presses the button whose id begins so. Presses the id itself where
 * the page has no such button.
 * @param what words and arguments of the button, such as `privacy export`
 */
export async function inGames(person: Person, channel: Channel, what: string): Promise<Answer> {
  const page = await person.command(channel, `games ${DOORS[what.split(' ')[0] ?? '']}`);
  const id = ['1:-:-:games', ...what.split(' ')].join(':');
  const isIt = (own = '') => own === id || (what.includes(' ') && own.startsWith(`${id}:`));
  const button = page.message?.buttons.find(({ customId }) => isIt(customId));
  return page.message ? person.pressRaw(channel, page.message, button?.customId ?? id) : page;
}

/** Looks for a game by the command, and then moves the request to the channel of the command. Returns the answer to that. */
export async function soughtHere(
  person: Person,
  channel: Channel,
  wish: { readonly game: string; readonly pace?: string },
): Promise<Answer> {
  const { message, text } = await person.command(channel, 'games find', wish);
  if (!message) throw new Error(text);
  return person.pressRaw(channel, message, makeId(gamesId('find', 'here', wish.game, wish.pace ?? '')));
}

/** Chooses in a menu of a person's request for a game of Porto. */
export async function wish(
  person: Person,
  channel: Channel,
  menu: 'seats' | 'rated' | 'language',
  value: string,
): Promise<Answer> {
  const { message } = await inGames(person, channel, 'find wishes porto');
  if (!message) throw new Error('no menus');
  return person.selectRaw(channel, message, makeId(gamesId('find', menu, 'porto')), [value]);
}

/** Returns the text of the page of /games that `inGames` opens. */
export const saidIn = async (...asked: Parameters<typeof inGames>): Promise<string> =>
  (await inGames(...asked)).content;

/** Opens a league's page and presses a button there, even if the page hides it from the person. */
export async function inLeague(
  person: Person,
  channel: Channel,
  what: ContestButton<'league'>,
): Promise<Answer> {
  const page = await person.command(channel, 'games league');
  const league = withIds(page.message?.buttons ?? []).find(({ id }) => id.verb === 'league');
  if (!page.message || !league) return page;
  return person.pressRaw(channel, page.message, makeId(contestId('league', league.id.match, what)));
}
