import type { AnyGame } from '../../../core/contract/game.ts';
import { choices, type FieldPick, type Picks } from '../../../presentation/choosing/menu.ts';
import { isLive } from '../../../table/match/live-clock.ts';
import { buttonRows } from '../../buttons/components.ts';
import { touchButton, touchedIn } from '../../buttons/match-buttons.ts';
import { letterField, named, picksLeft, possible, unpackPicks } from '../../buttons/picks.ts';
import { awaited, refused, type SeatedPerson } from '../../buttons/seated-person.ts';
import { type Context, gameOf, gameTitle } from '../../context/context.ts';
import { type Answer, turnedAway } from '../../ports/answer.ts';
import { type Press, seatHandlers } from '../handlers.ts';
import { whatOthersDid } from '../look/recap.ts';
import { stale, waitingPanel } from './commit.ts';
import { panel } from './panel.ts';

interface Picking {
  readonly game: AnyGame;
  readonly legal: readonly unknown[];
}

const pickingOf = (context: Context, { match, seat }: SeatedPerson): Picking => ({
  game: gameOf(context, match).game,
  legal: match.status === 'running' ? match.position.legal(seat) : [],
});

function chosenPick(
  { game, legal }: Picking,
  letter: string,
  [one, ...more]: readonly string[],
): FieldPick | undefined {
  const field = letterField(game, legal, letter);
  if (field === undefined || one === undefined || more.length > 0) return undefined;
  const value = named(choices(game, legal, {}, field), one);
  return value === undefined ? undefined : [field, value];
}

/**
 * Answers a press that came too late: for an older revision, with a panel of the picks that are still possible. Where the seat
 * need not act, refuses the press, or in a live game shows whom the game waits for. Undefined for a press in time.
 */
async function late(
  context: Context,
  seating: SeatedPerson,
  rev: number,
  left: () => Picks,
): Promise<Answer | undefined> {
  const { match, seat } = seating;
  if (rev !== match.rev) return stale(context, seating, left());
  const refusal = awaited(seating);
  if (!refusal) return undefined;
  if (isLive(match) && match.status === 'running') return waitingPanel(context, seating, []);
  return refused(context, refusal, match, seat);
}

const fresh = (context: Context, seating: SeatedPerson): Promise<Answer> =>
  panel(context, seating, [], { remark: context.words.panel.gone });

/** Shows the link to what a button opens, for a person whose client opens no Activity. */
async function link({ context, visit, match, id }: Press<'touch'>): Promise<Answer> {
  const subject = touchedIn(id);
  if (!subject) return turnedAway(context.words.errors.strangeButton);
  const rows = buttonRows(
    await touchButton({ ...context, launchBoard: undefined }, subject, visit.person.id),
  );
  return { content: match ? `**${gameTitle(context, match.game)}**` : '', rows };
}

const ofSeat = seatHandlers({
  touch: link,
  open: async ({ context, visit, seating, rev, args }) => {
    const { game, legal } = pickingOf(context, seating);
    const overtaken = await late(context, seating, rev, () => picksLeft(game, legal, args));
    if (overtaken) return overtaken;
    const picks = unpackPicks(game, legal, args);
    if (!picks) return fresh(context, seating);
    const remark = visit.onPublic ? await whatOthersDid(context, seating) : undefined;
    return panel(context, seating, picks, { ...(remark && { remark }) });
  },
  pick: async ({ context, seating, rev, args: [letter, ...before], chosen }) => {
    const picking = pickingOf(context, seating);
    const { game, legal } = picking;
    const pick = chosenPick(picking, letter, chosen);
    const overtaken = await late(context, seating, rev, () => {
      const picks = picksLeft(game, legal, before);
      return pick ? possible(game, legal, [...picks, pick]) : picks;
    });
    if (overtaken) return overtaken;
    const picks = unpackPicks(game, legal, before);
    return pick && picks ? panel(context, seating, [...picks, pick]) : fresh(context, seating);
  },
});

export const presses: typeof ofSeat = {
  ...ofSeat,
  touch: press => (press.id.match === '' ? link(press) : ofSeat.touch(press)),
};
