import type { Moment } from '../../stage/presenter.ts';
import { standingMoves } from '../../table/play/log.ts';
import type { Match } from '../../table/types.ts';
import { type Answer, fileOf, say } from '../answer.ts';
import type { Meanwhile } from '../gateway/command.ts';
import { namesOf, publicEvents } from '../people.ts';
import { gameOf, type Room } from '../room.ts';
import type { Visit } from '../visit.ts';
import { matchHere } from './live-match.ts';
import { refused } from './seat.ts';

/** Bytes of a time-lapse. */
const LARGEST = 3_000_000;
/** Progress is shown whenever another such part is done. */
const STEP = 0.2;

/** The game of the channel, or why there is nothing of it to show. */
async function shownMatch(room: Room, visit: Visit): Promise<Match | Answer> {
  const match = await matchHere(room, visit);
  if (!match) return refused(room, { code: 'table/no-match', with: {} });
  return !match.dealt ? refused(room, { code: 'table/not-started', with: {} }, match) : match;
}

const isAnswer = (found: Match | Answer): found is Answer => 'content' in found;

/** A card of the channel's game, to be saved and shown to friends. */
export async function share(room: Room, visit: Visit): Promise<Answer> {
  const match = await shownMatch(room, visit);
  if (isAnswer(match)) return match;
  const { presenter } = gameOf(room, match);
  const view = match.position.view('table');
  const fileName = `${match.game}-${match.id}-${match.rev}-card.png`;
  const names = namesOf(match, room.language);
  const picture = await presenter.share?.(view, names, fileName);
  const words = room.words.showing;
  return picture ? { content: words.card, file: fileOf(picture) } : say(words.noPicture);
}

/** The channel's game as an animated picture, made while one watches how far it is. */
export async function replay(room: Room, visit: Visit, meanwhile: Meanwhile): Promise<Answer> {
  const match = await shownMatch(room, visit);
  if (isAnswer(match)) return match;
  const words = room.words.showing;
  const { presenter } = gameOf(room, match);
  if (!presenter.timelapse) return say(words.noPicture);
  const names = namesOf(match, room.language);
  let shown = 0;
  const progress = (part: number): void => {
    if (part < shown + STEP || part >= 1) return;
    shown = Math.floor(part / STEP) * STEP;
    void meanwhile(words.progress(shown));
  };
  const order = async () => {
    await meanwhile(words.progress(0));
    const moments = await momentsOf(room, match);
    return { game: match.game, language: room.language, names, moments, most: LARGEST };
  };
  const gif = await room.pictures.timelapse(match.channelId, order, progress);
  if (!gif) return say(words.busy);
  const alt = presenter.alt(match.position.view('table'), names);
  const name = `${match.game}-${match.id}-${match.rev}.gif`;
  return { content: words.replay, file: fileOf({ name, file: gif, alt }) };
}

/** The deal and every action that stands, as everybody may see them. */
async function momentsOf(room: Room, match: Match): Promise<readonly Moment<unknown, unknown>[]> {
  const log = await room.table.moves(match.id, { since: 0, to: match.rev });
  const views = await room.table.views(match.id, 'table');
  const played = standingMoves(log).map(move => ({ view: views[move.rev], marked: publicEvents([move]) }));
  return [{ view: views[0], marked: [] }, ...played];
}
