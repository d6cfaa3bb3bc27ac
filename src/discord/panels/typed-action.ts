import { agreeing, asPicked } from '../../stage/menu.ts';
import { buttonRows } from '../buttons/components.ts';
import { awaited, refused, seatHere } from '../buttons/seat.ts';
import type { OptionChoice } from '../context/command.ts';
import { gameOf, type Room } from '../context/room.ts';
import { fitted, quotable, some } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, say } from '../ports/answer.ts';
import { commit } from './commit.ts';
import { kindsPossible, nearestTo, previews, waysOn } from './nearest.ts';
import { panel } from './panel.ts';
import { firstWord, Possible } from './possible-actions.ts';

const MOST_CHOICES = 25;
/** Possible actions that an answer names. */
const FEW = 5;

/**
 * Suggests the person's possible actions for the text typed so far: whole actions, and where they are many, the parts they
 * begin with.
 */
export async function suggestActions(
  room: Room,
  visit: Visit,
  soFar: string,
): Promise<readonly OptionChoice[]> {
  const seated = await seatHere(room, visit);
  if (!seated.ok || awaited(seated.value)) return [];
  const possible = new Possible(room, seated.value);
  const found = possible.matching(soFar);
  const parts = found.length > MOST_CHOICES ? possible.parts(found, soFar) : [];
  return [...parts, ...possible.whole(found.slice(0, MOST_CHOICES))].slice(0, MOST_CHOICES);
}

/** Handles a typed action: previews it, or carries it out with `now`; for a part of one the panel goes on. */
export async function actTyped(room: Room, visit: Visit, text: string, now: boolean): Promise<Answer> {
  const match = await room.table.live(visit.channelId);
  const seated = await seatHere(room, visit);
  if (!seated.ok) return refused(room, seated.refusal, match ?? (await room.table.latest(visit.channelId)));
  const seating = seated.value;
  const refusal = awaited(seating);
  if (refusal) return refused(room, refusal, seating.match, seating.seat);
  const { game } = gameOf(room, seating.match);
  const possible = new Possible(room, seating);
  const action = await possible.meant(text);
  if (action !== undefined) {
    return now
      ? commit(room, seating, visit.person, game.write(action), { sentAt: visit.sentAt })
      : panel(room, seating, game.fields(action));
  }
  const picks = possible.picks(text);
  if (picks) return panel(room, seating, picks);
  const read = game.read(text);
  if (read.ok) {
    // A valid action that is not legal: the rule gives the reason.
    return commit(room, seating, visit.person, text, { sentAt: visit.sentAt }, said =>
      helped(possible, text, said, Object.fromEntries(game.fields(read.value))),
    );
  }
  const found = possible.matching(text);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return panel(room, seating, game.fields(only));
  const shared = possible.shared(found, text);
  // Only with exactly these actions: a panel that offered others would drop what was typed.
  if (shared.length > 0 && agreeing(game, possible.legal, asPicked(shared)).length === found.length)
    return panel(room, seating, shared);
  if (found.length > 0) return several(possible, text, found);
  const said = possible.begins(text)
    ? refused(room, read.refusal, seating.match, seating.seat)
    : { ...say(room.words.typing.nothing(quotable(firstWord(text)))), outcome: 'refused' as const };
  return helped(possible, text, said, {});
}

const named = (possible: Possible, actions: readonly unknown[]): string => {
  const deeds = actions.map(action => `**${possible.deed(action)}**`);
  return possible.room.words.typing.possible(some(possible.room.words.typing, [...new Set(deeds)], FEW));
};

/** Answers with several actions that the text may mean: a few by name, with a button each. */
function several(possible: Possible, text: string, found: readonly unknown[]): Answer {
  const { room, seating } = possible;
  return {
    ...say(fitted(`${room.words.typing.several(quotable(text))}\n${named(possible, found)}`)),
    outcome: 'refused',
    rows: buttonRows(previews(room, seating, found.slice(0, FEW))),
  };
}

/** Answers with a refusal, the most similar possible actions, and their buttons. */
function helped(
  possible: Possible,
  text: string,
  said: Answer,
  asked: Readonly<Record<string, string>>,
): Answer {
  const { room, seating } = possible;
  const { game } = gameOf(room, seating.match);
  const kinds = kindsPossible(room, seating);
  const likest = possible.nearest(text);
  const near = Object.keys(asked).length > 0 ? nearestTo(seating, game, {}, asked) : likest[0];
  const told = possible.begins(text) || kinds.every(kind => said.content?.includes(kind));
  const instead = told ? [] : [room.words.typing.instead(kinds)];
  return {
    ...said,
    content: fitted([said.content, ...instead, named(possible, likest.slice(0, FEW))].join('\n')),
    rows: waysOn(room, seating, near),
  };
}
