import { isPerson } from '../../core/player.ts';
import type { Match } from '../../table/match/types.ts';
import type { Room } from '../context/room.ts';
import type { Button } from './components.ts';
import type { CustomId } from './custom-id.ts';

/** Returns the rules button for every public message of a game. */
export const rulesButton = ({ words }: Pick<Room, 'words'>, game: string): Button => ({
  label: words.board.rules,
  id: { match: game, rev: null, verb: 'rules', args: [] },
});

/** Returns the button that starts a game's lesson. */
export const lessonButton = (room: Room, game: string): Button => ({
  label: room.words.lesson.begin,
  id: { match: game, rev: null, verb: 'learn', args: ['0'] },
});

/** Lists other games that so many people can play with default options. */
export const othersFor = ({ games }: Room, { game, seats }: Match): readonly string[] =>
  Object.values(games).flatMap(other => {
    const { min, max } = other.seats(other.defaults);
    return other.id !== game && min <= seats.length && seats.length <= max ? [other.id] : [];
  });

/** Returns the buttons under a game that has ended: the same again, or another game with the same people. */
export function rematchButtons(room: Room, match: Match): readonly Button[] {
  const { ending } = room.words;
  const id = { match: match.id, rev: null, args: [] };
  const again: Button = { label: ending.rematch, id: { ...id, verb: 'rematch' }, style: 'main' };
  const others = match.seats.length > 1 && othersFor(room, match).length > 0;
  return others ? [again, { label: ending.another, id: { ...id, verb: 'another' } }] : [again];
}

/** Returns the lobby's button to the choice of bots, where the game has some and there is a seat for one, or one to remove. */
export function playersButton({ words, table }: Room, match: Match): readonly Button[] {
  const free = match.seats.length < match.seatsWanted;
  const some = !match.seats.every(isPerson);
  if (table.strengths(match.game).length === 0 || !(free || some)) return [];
  const label = free ? words.players.add : words.players.manage;
  return [{ label, id: { match: match.id, rev: null, verb: 'player', args: [] } }];
}

/** Returns the id of a button under the vote to call a game off. */
export const cancelId = (match: Match, ...args: readonly string[]): CustomId => ({
  match: match.id,
  rev: null,
  verb: 'cancel',
  args,
});

/** Returns the buttons under a vote: to agree, and to end it. */
export const voteButtons = ({ words }: Room, match: Match): readonly Button[] => [
  { label: words.lobby.agreeCancel, id: cancelId(match), style: 'danger' },
  { label: words.lobby.playOn, id: cancelId(match, 'no') },
];
