import { agreeing, asPicked } from '../../../presentation/choosing/menu.ts';
import { buttonRows } from '../../buttons/components.ts';
import { awaited, refused, seatHere } from '../../buttons/seated-person.ts';
import type { OptionChoice } from '../../context/command.ts';
import { type Context, fitted, gameOf, quotable, some } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, say } from '../../ports/answer.ts';
import { commit } from '../turn/commit.ts';
import { panel } from '../turn/panel.ts';
import { kindsPossible, nearestTo, previews, waysOn } from './nearest.ts';
import { firstWord, Possible } from './possible-actions.ts';

const MOST_CHOICES = 25;
const FEW = 5;

/** Suggests legal actions for the text typed so far. Where there are too many, suggests parts of actions. */
export async function suggestActions(
  context: Context,
  visit: Visit,
  soFar: string,
): Promise<readonly OptionChoice[]> {
  const seated = await seatHere(context, visit);
  if (!seated.ok || awaited(seated.value)) return [];
  const possible = new Possible(context, seated.value);
  const found = possible.matching(soFar);
  const parts = found.length > MOST_CHOICES ? possible.parts(found, soFar) : [];
  return [...parts, ...possible.whole(found.slice(0, MOST_CHOICES))].slice(0, MOST_CHOICES);
}

/** Handles a typed action. Previews a whole action, or commits it with `now`. Opens the panel for a part of an action. */
export async function actTyped(context: Context, visit: Visit, text: string, now: boolean): Promise<Answer> {
  const match = await context.table.live(visit.channelId);
  const seated = await seatHere(context, visit);
  if (!seated.ok)
    return refused(context, seated.refusal, match ?? (await context.table.latest(visit.channelId)));
  const seating = seated.value;
  const refusal = awaited(seating);
  if (refusal) return refused(context, refusal, seating.match, seating.seat);
  const { game } = gameOf(context, seating.match);
  const possible = new Possible(context, seating);
  const action = possible.meant(text);
  if (action !== undefined) {
    return now
      ? commit(context, seating, visit.person, game.write(action), { sentAt: visit.sentAt })
      : panel(context, seating, game.fields(action));
  }
  const picks = possible.picks(text);
  if (picks) return panel(context, seating, picks);
  const read = game.read(text);
  if (read.ok) {
    // The text is a valid action that is not legal now. The rules refuse it with the reason.
    return commit(context, seating, visit.person, text, { sentAt: visit.sentAt }, said =>
      helped(possible, text, said, Object.fromEntries(game.fields(read.value))),
    );
  }
  const found = possible.matching(text);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return panel(context, seating, game.fields(only));
  const shared = possible.shared(found, text);
  // The panel opens only where its picks fit exactly these actions. Otherwise the panel would drop a part of the typed text.
  if (shared.length > 0 && agreeing(game, possible.legal, asPicked(shared)).length === found.length)
    return panel(context, seating, shared);
  if (found.length > 0) return several(possible, text, found);
  const said = possible.begins(text)
    ? refused(context, read.refusal, seating.match, seating.seat)
    : { ...say(context.words.typing.nothing(quotable(firstWord(text)))), outcome: 'refused' as const };
  return helped(possible, text, said, {});
}

const named = (possible: Possible, actions: readonly unknown[]): string => {
  const actionTexts = actions.map(action => `**${possible.describe(action)}**`);
  return possible.context.words.typing.possible(
    some(possible.context.words.typing, [...new Set(actionTexts)], FEW),
  );
};

function several(possible: Possible, text: string, found: readonly unknown[]): Answer {
  const { context, seating } = possible;
  return {
    ...say(fitted(`${context.words.typing.several(quotable(text))}\n${named(possible, found)}`)),
    outcome: 'refused',
    rows: buttonRows(previews(context, seating, found.slice(0, FEW))),
  };
}

function helped(
  possible: Possible,
  text: string,
  said: Answer,
  asked: Readonly<Record<string, string>>,
): Answer {
  const { context, seating } = possible;
  const { game } = gameOf(context, seating.match);
  const kinds = kindsPossible(context, seating);
  const likest = possible.nearest(text);
  const near = Object.keys(asked).length > 0 ? nearestTo(seating, game, {}, asked) : likest[0];
  const isNamed = possible.begins(text) || kinds.every(kind => said.content?.includes(kind));
  const instead = isNamed ? [] : [context.words.typing.instead(kinds)];
  return {
    ...said,
    content: fitted([said.content, ...instead, named(possible, likest)].join('\n')),
    rows: waysOn(context, seating, near),
  };
}
