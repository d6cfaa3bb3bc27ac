import type { AnyGame } from '../../core/game.ts';
import { choices, type Picks } from '../../stage/menu.ts';
import { isPrivate, type Match } from '../../table/match/types.ts';
import { type CustomId, numberIn } from '../buttons/custom-id.ts';
import {
  isDigest,
  letterField,
  named,
  picksLeft,
  possible,
  readAction,
  unpackPicks,
} from '../buttons/picks.ts';
import { awaited, refused, type SeatedPerson, seatIn } from '../buttons/seat.ts';
import type { Meanwhile } from '../context/command.ts';
import { gameOf, type Room, roomIn } from '../context/room.ts';
import type { Visit } from '../context/visit.ts';
import { callPress } from '../panels/call-role.ts';
import { cancelPress } from '../panels/cancelling.ts';
import { commit, stale } from '../panels/commit.ts';
import { belongs, dare, dealPress, dealsPress, goOn } from '../panels/deals/press.ts';
import { duplicatePress } from '../panels/duplicates/press.ts';
import { gameLog } from '../panels/game-log.ts';
import { gamesPress } from '../panels/games/press.ts';
import { board, hand } from '../panels/hand-and-board.ts';
import { hint } from '../panels/hint.ts';
import { leaguePress } from '../panels/leagues/press.ts';
import { always, withdraw } from '../panels/leaving-orders.ts';
import { learn } from '../panels/lesson.ts';
import { atTable, removePerson } from '../panels/lobby.ts';
import { namedParts } from '../panels/named-parts.ts';
import { openTable, readThreadId } from '../panels/opening.ts';
import { leaveAlone, orderKinds } from '../panels/order-pages.ts';
import { panel } from '../panels/panel.ts';
import { playersPress } from '../panels/players.ts';
import { recap, whatOthersDid } from '../panels/recap.ts';
import { chooseAnother, rematch } from '../panels/rematch.ts';
import { publishReview, review } from '../panels/review.ts';
import { chapter } from '../panels/rules.ts';
import { seatPage } from '../panels/seat-page.ts';
import { post, replay, share } from '../panels/share.ts';
import { undoPress } from '../panels/undo.ts';
import { votePress } from '../panels/votes.ts';
import { follows, watchPress } from '../panels/watch.ts';
import { type Answer, turnedAway } from '../ports/answer.ts';

/** Verbs of buttons in direct messages to people who follow a game. */
const LETTER_VERBS: readonly CustomId['verb'][] = ['review', 'parts'];

/** Handles the use of a button or a select. The seat comes from the row and the presser, never from the id (law 3). */
export async function press(
  anyRoom: Room,
  visit: Visit,
  id: CustomId,
  chosen: readonly string[] = [],
  meanwhile: Meanwhile = async () => {},
): Promise<Answer> {
  const match = await anyRoom.table.get(id.match);
  const room = match ? roomIn(anyRoom, anyRoom.language, match.game) : anyRoom;
  if (id.verb === 'watch') return watchPress(room, visit, id, match);
  // Forged, unless it is in a direct message to a follower of the game.
  if (
    match &&
    !belongs(room, match, visit, id) &&
    !(LETTER_VERBS.includes(id.verb) && (await follows(room, visit, match)))
  )
    return turnedAway(room.words.fair.elsewhere);
  switch (id.verb) {
    case 'join':
    case 'leave':
    case 'start':
      return atTable(room, visit, id.verb, id.match);
    case 'hand':
      return hand(room, visit, id.match);
    case 'board':
      return board(room, visit, { matchId: id.match });
    case 'seat':
      return seatPage(room, visit, id.match, Number(id.args[0]));
    case 'learn':
      return learn(room, visit, id.match, id.args);
    case 'play':
      return toPlay(room, visit, id.match);
    case 'rules':
      return chapter(room, id.match, chosen[0] ?? id.args[0]);
    case 'parts':
      return match ? namedParts(room, match, id.args) : turnedAway(room.words.errors.strangeButton);
    case 'recap':
      return recap(room, visit, id.match);
    case 'log':
      return gameLog(room, visit, id.match, numberIn('page', id.args[0]));
    case 'share':
      return share(room, visit, id.match);
    case 'post':
      return post(room, visit, id.match);
    case 'review':
      return review(room, visit, meanwhile, id.match, numberIn('page', id.args[0]));
    case 'publish':
      return publishReview(room, visit, id.match);
    case 'replay':
      return replay(room, visit, meanwhile, id.match);
    case 'cancel':
      return cancelPress(room, visit, id.match, id.args[0]);
    case 'undo':
    case 'ask':
      return match && isPrivate(match) ? undoAlone(room, visit, id) : undoPress(room, visit, id);
    case 'deal':
      return dealPress(room, visit, id);
    case 'deals':
      return dealsPress(room, visit, id, chosen);
    case 'league':
      return leaguePress(room, visit, id);
    case 'duplicate':
      return duplicatePress(room, visit, id);
    case 'dare':
      return dare(room, visit, id.match);
    case 'games':
      return gamesPress(room, visit, id.args, chosen);
    case 'resign':
      return atTable(room, visit, 'resign', id.match);
    case 'rematch':
      return rematch(room, visit, id.match, id.args[0]);
    case 'another':
      return chooseAnother(room, id.match);
    case 'remove':
      return removePerson(room, visit, id.args[0] ?? '', id.match);
    case 'player':
      return playersPress(room, visit, id.match, id.args[0]);
    case 'thread': {
      const opening = readThreadId(room, id);
      return opening ? openTable(room, visit, opening) : turnedAway(room.words.errors.strangeButton);
    }
    case 'call':
      return callPress(room, visit, match);
    case 'nudge':
    case 'return':
    case 'take':
    case 'propose':
    case 'substitute':
    case 'agree':
    case 'refuse':
    case 'vote':
      return votePress(room, visit, id);
    case 'withdraw':
      return match
        ? withdraw(room, visit, match, id.args[0] ?? '')
        : turnedAway(room.words.errors.strangeButton);
    case 'orders':
      return match ? orderKinds(room, visit, match, id.args[0]) : turnedAway(room.words.errors.strangeButton);
    case 'order':
      return match
        ? leaveAlone(room, visit, match, chosen[0] ?? id.args[0] ?? '')
        : turnedAway(room.words.errors.strangeButton);
    case 'always':
    case 'hint':
    case 'open':
    case 'pick':
    case 'page':
    case 'do':
      return match ? play(room, visit, match, id, chosen) : turnedAway(room.words.errors.strangeButton);
  }
}

/** Undoes from a private panel, which then shows what is possible, since no public board does. */
async function undoAlone(room: Room, visit: Visit, id: CustomId): Promise<Answer> {
  const answer = await undoPress(room, visit, id);
  const match = await room.table.get(id.match);
  return answer.done && match ? goOn(room, visit, match, answer.content) : answer;
}

/** Opens a table with the game's defaults, from the end of a lesson. */
const toPlay = async (room: Room, visit: Visit, game: string): Promise<Answer> =>
  Object.hasOwn(room.games, game)
    ? openTable(room, visit, { game, options: room.games[game]?.defaults })
    : turnedAway(room.words.errors.strangeButton);

async function play(
  room: Room,
  visit: Visit,
  match: Match,
  id: CustomId,
  chosen: readonly string[],
): Promise<Answer> {
  const seated = seatIn(room, match, visit);
  if (!seated.ok) return refused(room, seated.refusal, match);
  const seating = seated.value;
  if (id.verb === 'do' || id.verb === 'always') return doIt(room, visit, seating, id);
  if (id.verb === 'hint') return hint(room, visit, seating, id.rev);
  if (id.rev !== match.rev) return overtaken(room, seating, id, chosen);
  const refusal = awaited(seating);
  if (refusal) return refused(room, refusal, match, seating.seat);
  return asked(room, visit, seating, id, chosen);
}

/** Carries out the action of a committing press; the table judges it without a look before. */
async function doIt(
  room: Room,
  visit: Visit,
  seating: SeatedPerson,
  { rev, verb, args: [text, ...rest] }: CustomId,
): Promise<Answer> {
  if (text === undefined || rev === null) return turnedAway(room.words.errors.strangeButton);
  const { person, sentAt, claim } = visit;
  const action = await actionOf(room, seating, rev, text);
  const seen = { rev, sentAt, claim };
  if (verb === 'always') return always(room, visit, seating, action, rest[0], seen);
  const answer = await commit(room, seating, person, [action, ...rest], seen);
  if (!isPrivate(seating.match)) return answer;
  const now = await room.table.get(seating.match.id);
  return now?.status === 'over' ? goOn(room, visit, now, answer.content) : answer;
}

async function asked(
  room: Room,
  visit: Visit,
  seating: SeatedPerson,
  id: CustomId,
  chosen: readonly string[],
): Promise<Answer> {
  const { match, seat } = seating;
  const { game } = gameOf(room, match);
  const legal = match.status === 'running' ? match.position.legal(seat) : [];
  const picksOf = (args: readonly string[]): Picks | undefined => unpackPicks(game, legal, args);
  const [first, ...rest] = id.args;
  switch (id.verb) {
    case 'pick': {
      const field = letterField(game, legal, first);
      const value = field === undefined ? undefined : chosenValue(game, legal, field, chosen);
      const picks = picksOf(rest);
      if (field === undefined || value === undefined || !picks) return fresh(room, seating);
      return panel(room, seating, [...picks, [field, value]]);
    }
    case 'page': {
      const page = /^[<>](\d{1,3})$/.exec(first ?? '')?.[1];
      const picks = picksOf(rest);
      return page !== undefined && picks
        ? panel(room, seating, picks, { page: Number(page) })
        : fresh(room, seating);
    }
    default: {
      const picks = picksOf(id.args);
      if (!picks) return fresh(room, seating);
      const remark = visit.onPublic ? await whatOthersDid(room, seating) : undefined;
      return panel(room, seating, picks, { ...(remark && { remark }) });
    }
  }
}

/**
 * Returns the action of a button. A long one is written as its digest, which is looked up among legal actions and those
 * played since the button was made.
 */
async function actionOf(
  room: Room,
  { match, seat }: SeatedPerson,
  rev: number,
  text: string,
): Promise<string> {
  if (!isDigest(text)) return text;
  const { game } = gameOf(room, match);
  const played = rev < match.rev ? await room.table.moves(match.id, { since: rev, to: match.rev }) : [];
  const texts = [
    ...played.map(({ action }) => action),
    ...match.position.legal(seat).map(action => game.write(action)),
  ];
  return readAction(texts, text);
}

/** Returns the value that was chosen. */
function chosenValue(
  game: AnyGame,
  legal: readonly unknown[],
  field: string,
  chosen: readonly string[],
): string | undefined {
  const [one, ...more] = chosen;
  return one === undefined || more.length > 0 ? undefined : named(choices(game, legal, {}, field), one);
}

/** Answers that the game has moved on, with the reason and a fresh panel of the picks that are still possible. */
function overtaken(
  room: Room,
  seating: SeatedPerson,
  { verb, args }: CustomId,
  chosen: readonly string[],
): Promise<Answer> {
  const { match, seat } = seating;
  const { game } = gameOf(room, match);
  const legal = match.status === 'running' ? match.position.legal(seat) : [];
  const [first, ...rest] = args;
  if (verb !== 'pick') return stale(room, seating, picksLeft(game, legal, verb === 'page' ? rest : args));
  const field = letterField(game, legal, first);
  const value = field === undefined ? undefined : chosenValue(game, legal, field, chosen);
  const picks = picksLeft(game, legal, rest);
  return stale(
    room,
    seating,
    field === undefined || value === undefined ? picks : possible(game, legal, [...picks, [field, value]]),
  );
}

const fresh = (room: Room, seating: SeatedPerson): Promise<Answer> =>
  panel(room, seating, [], { remark: room.words.panel.gone });
