import type { Answer, Channel, Person, StoredMessage } from 'local-discord';
import type { AnyGame, Seat } from '../../src/core/contract/game.ts';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { Action } from '../../src/games/porto/rules/types.ts';
import type { Match } from '../../src/table/match/types.ts';
import type { Table } from '../../src/table/table.ts';
import { inGame } from './in-game.ts';
import { newTable, type TableWish } from './new-table.ts';
import { walk } from './walk.ts';

export interface Place<Asked extends keyof Table = 'live'> {
  readonly running: { readonly table: Pick<Table, Asked> };
  readonly channel: Channel;
}

/** Decision that a match awaits, and the person who makes it. */
export interface Turn {
  readonly match: Match;
  readonly seat: Seat;
  readonly person: Person;
  readonly legal: readonly unknown[];
}

/** Returns the first decision that the match of a channel awaits. Undefined: no match is running there. */
export async function turnIn(
  { running: { table }, channel }: Place<'live' | 'awaited'>,
  people: readonly Person[],
): Promise<Turn | undefined> {
  const match = await table.live(channel.id);
  if (match?.status !== 'running') return undefined;
  const [seat = -1] = await table.awaited(match);
  const person = people.find(({ id }) => id === match.seats[seat]?.id);
  if (!person) throw new Error(`nobody is to act in ${match.id}`);
  return { match, seat, person, legal: match.position.legal(seat) };
}

export const live = async ({ running, channel }: Place): Promise<Match> => {
  const match = await running.table.live(channel.id);
  if (!match) throw new Error('no game here');
  return match;
};

/**
 * Opens a game by commands, and starts it unless the opening command has done so. The first of the people opens it.
 * @param path command that opens it, such as `porto new`
 */
export async function opened(
  { channel, quiet }: { readonly channel: Channel; quiet(): Promise<void> },
  [opener, ...others]: readonly Person[],
  path: string,
  options: TableWish = {},
): Promise<void> {
  const [game, way] = path.split(' ');
  if (opener) await newTable(opener, channel, path, options);
  for (const person of others) await inGame(person, channel, game, 'join');
  if (way === 'new') await inGame(opener, channel, game, 'start');
  await quiet();
}

function typed(action: Action): readonly [command: string, options: Record<string, string | boolean>] {
  switch (action.type) {
    case 'draw':
      return ['porto draw', { cards: action.slots.join(',') }];
    case 'build': {
      const { number, colour, house, token, fulfil } = action;
      const roof = token === undefined ? {} : { roof: token };
      return ['porto build', { number, colour, house, ...roof, claim: fulfil?.join(',') ?? 'none' }];
    }
    default:
      return ['porto do', { action: porto.write(action) }];
  }
}

export const byCommand = ({ channel }: Place, person: Person, action: Action): Promise<Answer> => {
  const [command, options] = typed(action);
  return person.command(channel, command, { ...options, now: true });
};

export const PORTO = porto as unknown as AnyGame;

export const verbOf = (customId: string): string | undefined => {
  const parsed = parseId(customId);
  return parsed.ok ? parsed.id.verb : undefined;
};

/** Returns true for a button that opens a turn or plays the only possible action. */
export const opensTurn = ({ customId = '' }: { readonly customId?: string | undefined }): boolean =>
  ['open', 'do'].includes(verbOf(customId) ?? '');

/**
 * Returns the newest board with a button that opens a turn or plays the only possible action. Also returns the button's custom
 * id.
 */
export const openerIn = ({
  messages,
}: Channel): { readonly board: StoredMessage; readonly opener: string } => {
  const board = messages.findLast(({ buttons }) => buttons.some(opensTurn));
  const opener = board?.buttons.find(opensTurn)?.customId;
  if (board === undefined || opener === undefined) throw new Error('nothing opens a turn here');
  return { board, opener };
};

/** Returns the custom id to press instead of that of the button that commits. It is called before the press. */
export type Committing = (customId: string, panel: StoredMessage) => string | Promise<string>;

export async function pressed(
  game: AnyGame,
  place: Place,
  person: Person,
  action: unknown,
  committing: Committing = commit => commit,
): Promise<Answer> {
  const { panel, commit } = await proposed(game, place, person, action);
  return person.press(panel, await committing(commit, panel));
}

/** Opens the panel of a turn from the newest board. Returns the board itself if its own button plays the only action. */
export async function panelIn(channel: Channel, person: Pick<Person, 'press'>): Promise<StoredMessage> {
  const { board, opener } = openerIn(channel);
  if (verbOf(opener) === 'do') return board;
  const { message } = await person.press(board, opener);
  if (!message) throw new Error('no panel');
  return message;
}

/** Opens the panel that previews an action. Returns the panel with the custom id of the button that commits. */
export async function proposed(
  game: AnyGame,
  place: Place,
  person: Person,
  action: unknown,
): Promise<{ readonly panel: StoredMessage; readonly commit: string }> {
  const match = await live(place);
  const seat = match.seats.find(each => each.id === person.id)?.seat ?? -1;
  const legal = match.position.legal(seat);
  const panel = await panelIn(place.channel, person);
  const { commit } = await walk({ game, legal, person, panel }, action);
  return { panel, commit };
}

export const byButtons = (
  place: Place,
  person: Person,
  action: Action,
  committing?: Committing,
): Promise<Answer> => pressed(PORTO, place, person, action, committing);
