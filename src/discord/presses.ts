import { choices } from '../present/menu.ts';
import type { CustomId } from './custom-id.ts';
import { commit, stale } from './deeds.ts';
import { atTable } from './lobby.ts';
import { panel } from './panel.ts';
import { letterField, named, type Picks, readAction, unpackPicks } from './picks.ts';
import { board, hand } from './reading.ts';
import { type Answer, gameOf, type Room, say, type Visit } from './room.ts';
import { awaited, refused, type Seating, seatIn } from './seat.ts';
import { STRANGE_BUTTON } from './words.ts';

/** A button or a select was used. The seat comes from the row and the presser, never from the id. */
export async function press(room: Room, visit: Visit, id: CustomId, chosen?: string): Promise<Answer> {
  switch (id.verb) {
    case 'join':
    case 'leave':
    case 'start':
      return atTable(room, visit, id.verb, id.match);
    case 'hand':
      return hand(room, visit, id.match);
    case 'board':
      return board(room, visit, id.match);
    case 'open':
    case 'pick':
    case 'page':
    case 'back':
    case 'over':
    case 'do':
      return play(room, visit, id, chosen);
  }
}

async function play(room: Room, visit: Visit, id: CustomId, chosen: string | undefined): Promise<Answer> {
  const match = await room.table.get(id.match);
  if (!match) return say(STRANGE_BUTTON);
  const seated = seatIn(room, match, visit);
  if (!seated.ok) return refused(room, seated.refusal, match);
  const seating = seated.value;
  if (id.rev !== match.rev && id.verb !== 'do') return stale(room, seating);
  const refusal = awaited(room, seating);
  if (refusal && id.verb !== 'do') return refused(room, refusal, match, seating.seat);
  return asked(room, visit, seating, id, chosen);
}

async function asked(
  room: Room,
  visit: Visit,
  seating: Seating,
  id: CustomId,
  chosen: string | undefined,
): Promise<Answer> {
  const { match, seat } = seating;
  const { game } = gameOf(room, match);
  const legal = match.status === 'running' ? room.table.legal(match, seat) : [];
  const picksOf = (args: readonly string[]): Picks | undefined => unpackPicks(game, legal, args);
  const [first, ...rest] = id.args;
  switch (id.verb) {
    case 'do':
      return first === undefined || id.rev === null
        ? say(STRANGE_BUTTON)
        : commit(room, seating, visit.person, readAction(game, legal, first), id.rev);
    case 'pick': {
      const field = letterField(game, legal, first);
      const value =
        field === undefined || chosen === undefined
          ? undefined
          : named(choices(game, legal, {}, field), chosen);
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
      return picks ? panel(room, seating, picks) : fresh(room, seating);
    }
  }
}

const fresh = (room: Room, seating: Seating): Answer =>
  panel(room, seating, [], { remark: 'That choice does not exist any more. These do:' });
