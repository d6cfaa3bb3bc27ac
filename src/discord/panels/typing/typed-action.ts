import { agreeing, asPicked } from '../../../presentation/choosing/menu.ts';
import { LANGUAGES } from '../../../presentation/language/languages.ts';
import { quotable } from '../../../presentation/text/names.ts';
import { type ReadAction, readAction } from '../../../presentation/text/read-action.ts';
import { buttonRows } from '../../buttons/components.ts';
import { awaited, refused, type SeatedPerson, seatHere } from '../../buttons/seated-person.ts';
import type { OptionChoice } from '../../context/command.ts';
import { type Context, fitted, gameOf, some } from '../../context/context.ts';
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
  return typedAction(context, visit, seating, withoutGroup(text), now);
}

/** Names of groups in which earlier versions had subcommands for kinds of action, such as `answer pick`. */
const FORMER_GROUPS = /^\/?(?:[a-z-]+ )?(?:answer|spend|act|step)\s+(?=\p{L})/u;

/** Removes the group's name from an action that is typed as in an earlier version: "answer pick red". */
const withoutGroup = (text: string): string => text.replace(FORMER_GROUPS, '');

async function typedAction(
  context: Context,
  visit: Visit,
  seating: SeatedPerson,
  text: string,
  now: boolean,
): Promise<Answer> {
  const { game } = gameOf(context, seating.match);
  const possible = new Possible(context, seating);
  const action = possible.meant(text);
  const carryOut = (one: unknown): Promise<Answer> =>
    now
      ? commit(context, seating, visit.person, game.write(one), { sentAt: visit.sentAt })
      : panel(context, seating, game.fields(one));
  if (action !== undefined) return carryOut(action);
  // Actions of the same name are all meant. The answer asks which of them.
  const named = possible.namesakes(text);
  const picks = possible.picks(text);
  if (picks) return panel(context, seating, picks);
  // A word for a kind of action may also be an action that is not legal now.
  const kind = { type: text.trim().toLowerCase() };
  if (agreeing(game, possible.legal, kind).length > 0) return panel(context, seating, Object.entries(kind));
  const read = game.read(text);
  // The text is a valid action that is not legal now. The rules refuse it with the reason.
  if (read.ok) return ruled(context, visit, possible, text, text);
  const typed = named.length > 0 ? undefined : readWords(context, seating, text);
  const kept = typed ? agreeing(game, possible.legal, typed.picked) : [];
  if (typed && kept.length === 0)
    return possible.isLegal(typed.text)
      ? carryOut(possible.meant(typed.text))
      : ruled(context, visit, possible, typed.text, text);
  const [meant, ...more] = kept;
  if (meant !== undefined && more.length === 0)
    return typed?.isExact ? carryOut(meant) : panel(context, seating, game.fields(meant));
  const found = named.length > 0 ? named : possible.matching(text);
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return panel(context, seating, game.fields(only));
  const shared = possible.shared(found, text);
  // The panel opens only where its picks fit exactly these actions. Otherwise the panel would drop a part of the typed text.
  if (shared.length > 0 && agreeing(game, possible.legal, asPicked(shared)).length === found.length)
    return panel(context, seating, shared);
  if (typed && found.length === 0) return panel(context, seating, Object.entries(typed.picked));
  if (found.length > 0) return several(possible, text, found);
  const said = possible.begins(text)
    ? refused(context, read.refusal, seating.match, seating.seat)
    : { ...say(context.words.typing.nothing(quotable(firstWord(text)))), outcome: 'refused' as const };
  return helped(possible, text, said, {});
}

function readWords(context: Context, { match, seat }: SeatedPerson, text: string): ReadAction | undefined {
  const spoken = LANGUAGES.flatMap(language => context.presenters[match.game]?.(language) ?? []);
  const { presenter } = gameOf(context, match);
  return readAction({ presenter, spoken, view: match.position.view(seat) }, text);
}

/** Lets the rules refuse an action that is not legal, and adds legal actions. @param text as the person typed it */
function ruled(
  context: Context,
  { person, sentAt }: Visit,
  possible: Possible,
  action: string,
  text: string,
): Promise<Answer> {
  const { seating } = possible;
  const { game } = gameOf(context, seating.match);
  const read = game.read(action);
  const asked = read.ok ? Object.fromEntries(game.fields(read.value)) : {};
  // An action with parts that the person did not type is only refused, even if it has become legal meanwhile.
  const seen = action === text ? { sentAt } : { sentAt, rev: seating.match.rev };
  return commit(context, seating, person, action, seen, said => helped(possible, text, said, asked));
}

const listed = (possible: Possible, actions: readonly unknown[]): string => {
  const actionTexts = actions.map(action => `**${possible.describe(action)}**`);
  return possible.context.words.typing.possible(
    some(possible.context.words.typing, [...new Set(actionTexts)], FEW),
  );
};

function several(possible: Possible, text: string, found: readonly unknown[]): Answer {
  const { context, seating } = possible;
  return {
    ...say(fitted(`${context.words.typing.several(quotable(text))}\n${listed(possible, found)}`)),
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
    content: fitted([said.content, ...instead, listed(possible, likest)].join('\n')),
    rows: waysOn(context, seating, near),
  };
}
