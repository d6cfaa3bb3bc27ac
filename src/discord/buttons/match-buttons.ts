import { SeededDice } from '../../core/contract/dice.ts';
import { isPerson, peopleAt, type Strength } from '../../core/contract/player.ts';
import { capital, grammar } from '../../presentation/language/grammar.ts';
import { STRENGTH_NAMES } from '../../presentation/text/names.ts';
import { distinctKinds, kindsOf } from '../../table/match/position.ts';
import type { Match } from '../../table/match/types.ts';
import type { PageSubject } from '../../table/people/board-pages.ts';
import { isOpenToAll } from '../../table/people/watching.ts';
import { type Context, gameOf } from '../context/context.ts';
import { PEOPLE_WORDS } from '../words/index.ts';
import type { Button, LinkButton } from './components.ts';
import { type CustomId, idAt, idOf } from './custom-id.ts';
import { gamesId } from './games-ids.ts';
import { commitId, kindArgument } from './picks.ts';

export const rulesButton = ({ words }: Pick<Context, 'words'>, game: string): Button => ({
  label: words.board.rules,
  id: idOf(game, 'rules'),
});

export const lessonButton = (context: Context, game: string): Button => ({
  label: context.words.lesson.begin,
  id: idOf(game, 'learn', '0'),
});

/** Returns the label of the button that begins a game against a bot. */
export const againstBot = ({ words, language }: Context, strength: Strength): string =>
  grammar(language).labelled(words.lesson.playBot, STRENGTH_NAMES[language][strength]);

export const othersFor = ({ games }: Context, { game, seats }: Match): readonly string[] =>
  Object.values(games).flatMap(other => {
    const { min, max } = other.seats(other.defaults);
    return other.id !== game && min <= seats.length && seats.length <= max ? [other.id] : [];
  });

/**
 * Returns the lobby's button to add or remove bots. Returns no button where the game has no bots, or where no bot can be added
 * or removed.
 */
export function playersButton({ words, table }: Context, match: Match): readonly Button[] {
  const free = match.seats.length < match.seatsWanted;
  const some = !match.seats.every(isPerson);
  if (table.strengths(match.game).length === 0 || !(free || some)) return [];
  const label = free ? words.players.add : words.players.manage;
  return [{ label, id: idOf(match.id, 'player') }];
}

/** Returns the button with which the opener of a lobby arranges it, while no other person sits there. */
export function arrangeButton({ words }: Context, match: Match, personId: string): readonly Button[] {
  if (match.status !== 'lobby' || match.opener.id !== personId || peopleAt(match) > 1) return [];
  return [{ label: words.ending.more, id: idOf(match.id, 'arrange') }];
}

export const voteButtons = ({ words }: Context, match: Match): readonly Button[] => [
  { label: words.beside.agreeCancel, id: idOf(match.id, 'cancel'), style: 'danger' },
  { label: words.beside.playOn, id: idOf(match.id, 'cancel', 'no') },
];

export const boardButton = (context: Pick<Context, 'words'>, { id }: Pick<Match, 'id'>): Button => ({
  label: context.words.board.board,
  id: idOf(id, 'board'),
});

/**
 * Returns the button that opens a board, a puzzle or a lesson: in an Activity where the bot has one, or by a link. Returns no
 * button where the bot has neither.
 */
export async function touchButton(
  { boardLink, launchBoard, language }: Context,
  subject: PageSubject,
  personId: string,
): Promise<readonly (Button | LinkButton)[]> {
  const { matchId, exercise } = subject;
  const id = matchId ? idOf(matchId, 'touch') : idOf('', 'touch', exercise ?? '');
  if (launchBoard) return [{ label: launchBoard.label(language), id }];
  return boardLink ? [await boardLink(subject, personId, language)] : [];
}

/** Reads the match, the puzzle or the lesson that the button `touch` opens. Undefined where the id names none. */
export const touchedIn = ({ match, args: [exercise] }: CustomId): PageSubject | undefined =>
  match ? { matchId: match } : exercise ? { exercise } : undefined;

/** Returns the id of a button that names the parts of a board. @param page page of the parts, counted from 0 */
export const partsId = (match: Match, rev: number, page?: number): CustomId =>
  idOf(match.id, 'parts', `${rev}`, ...(page === undefined ? [] : [`${page}`]));

/**
 * Returns the button that names the parts of a revision's board. Returns no button before the deal, or where the game names no
 * parts.
 */
export const partsButtons = (context: Context, match: Match, rev = match.rev): readonly Button[] =>
  match.dealt && gameOf(context, match).presenter.parts
    ? [{ label: context.words.board.parts, id: partsId(match, rev) }]
    : [];

/**
 * Returns the button to follow a running game. Returns no button for a person with a seat, or for a game that can't be
 * followed.
 * @param personId the reader; absent: a reader without a seat
 */
export function watchButtons(
  { table, language }: Pick<Context, 'table' | 'language'>,
  match: Match,
  personId?: string,
): readonly Button[] {
  const seated = personId !== undefined && table.seatOf(match, personId) !== undefined;
  if (match.status !== 'running' || !isOpenToAll(match) || seated) return [];
  const id = idOf(match.id, 'watch');
  return [{ label: PEOPLE_WORDS[language].watch.watch, id }];
}

/**
 * Returns the button to the panel of the players of several places. There they block or report each other, and send phrases to
 * each other during the game. Returns no button in a match of one place.
 */
export function fellowsButton(
  { language }: Pick<Context, 'language'>,
  { id, places, status }: Match,
): readonly Button[] {
  const { find, say } = PEOPLE_WORDS[language];
  const label = status === 'lobby' ? find.players : say.button;
  return places > 1 ? [{ label, id: gamesId('find', 'players', id) }] : [];
}

type Where = Pick<Match, 'guildId' | 'channelId' | 'boardMessageId' | 'lobbyMessageId'>;

/**
 * Returns the address of the match's newest board message, or else of its lobby message. Before the first message, it is the
 * address of the channel.
 */
export function jump({ guildId, channelId, boardMessageId, lobbyMessageId }: Where): string {
  const message = boardMessageId ?? lobbyMessageId;
  const channel = `https://discord.com/channels/${guildId ?? '@me'}/${channelId}`;
  return message === null ? channel : `${channel}/${message}`;
}

/** Returns a link to the next game that waits for the person. Empty where no other game waits. */
export async function nextGame(
  { table, words }: Context,
  personId: string,
  matchId: string,
): Promise<readonly LinkButton[]> {
  const next = await table.next(personId, matchId);
  return next ? [{ label: words.beside.next, url: jump(next.match) }] : [];
}

/**
 * Describes in a few words the decision that a seat must make in another seat's turn. Undefined in the seat's own turn, or
 * where no seat has the turn.
 */
export function askedAside(context: Context, match: Match, seat: number): string | undefined {
  if (match.turn.seat === null || match.turn.seat === seat) return undefined;
  const kinds = match.position.openers(seat).map(([, value]) => value);
  return gameOf(context, match).presenter.awaits(match.position.view('table'), kinds);
}

/**
 * Returns buttons for a message that only the seat's person sees. Each button opens the panel for one kind of action that is
 * legal for the seat.
 */
export function openers(
  context: Context,
  match: Match,
  seat: number,
  style: 'main' | 'quiet',
): readonly Button[] {
  const { game, presenter } = gameOf(context, match);
  const view = match.position.view('table');
  return kindsOf(game, match.position.legal(seat)).map(([field, value]) => ({
    label: presenter.value(field, value, view),
    id: idAt(match, 'open', kindArgument(value)),
    style,
  }));
}

/**
 * Lists the seat's legal actions in a position that is imagined from public information. The list reveals no secret and is the
 * same at each call.
 */
function legalOpenly(context: Context, match: Match, seat: number): readonly unknown[] {
  const { game } = gameOf(context, match);
  const dice = new SeededDice(new Uint8Array(32));
  return game.legal(game.imagine(match.position.view('table'), 'table', dice), seat);
}

/**
 * Returns the only legal action of the only seat in `seats`, as far as public information shows. Undefined where there are
 * several seats or several possible actions, where the action has more than one field, or where it needs a preview.
 */
function onlyAction(context: Context, match: Match, seats: readonly number[]): unknown {
  const { game, presenter } = gameOf(context, match);
  const [seat, ...others] = seats;
  if (seat === undefined || others.length > 0 || !presenter.atOnce) return undefined;
  const [only, ...more] = legalOpenly(context, match, seat);
  if (only === undefined || more.length > 0 || game.fields(only).length > 1) return undefined;
  return presenter.atOnce(only, match.position.view('table')) ? only : undefined;
}

/**
 * Returns the public button that opens the presser's panel. The button names the kind of action only where public information
 * leaves a single kind, so that it reveals no hand. If that kind has a single action that needs no preview, the button commits
 * this action instead of opening the panel.
 */
export function publicOpeners(context: Context, match: Match, seats: readonly number[]): readonly Button[] {
  const kinds = distinctKinds(seats.flatMap(seat => match.position.openers(seat)));
  const [only, ...others] = kinds;
  if (only === undefined) return [];
  const { game, presenter } = gameOf(context, match);
  const action = others.length > 0 ? undefined : onlyAction(context, match, seats);
  if (action !== undefined) {
    const label = presenter.value(...only, match.position.view('table'));
    const isEnd = presenter.ends?.(action) ?? false;
    return [{ label, id: commitId(game, match, action), style: isEnd ? 'quiet' : 'main' }];
  }
  const [aside, ...more] = [...new Set(seats.map(seat => askedAside(context, match, seat)))];
  const several = aside !== undefined && more.length === 0 ? capital(aside) : context.words.panel.yourTurn;
  const label = others.length > 0 ? several : presenter.value(...only, match.position.view('table'));
  return [{ label, id: idAt(match, 'open'), style: 'main' }];
}
