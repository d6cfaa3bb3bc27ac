import { lostChoice, sealedLines } from '../../presentation/text/sealed.ts';
import type { Match } from '../../table/match/types.ts';
import type { Button } from '../buttons/components.ts';
import { idAt } from '../buttons/custom-id.ts';
import type { SeatedPerson } from '../buttons/seated-person.ts';
import { type Context, gameOf, nameAt } from '../context/context.ts';
import { missingSeats } from '../messages/board-lines.ts';

/**
 * Choice that a seat has sealed: it stays secret until all seats have chosen. The seat can still change it, and only the seat's
 * person may see it.
 */
export interface SealedChoice {
  readonly action: unknown;
  readonly text: string;
}

/** Describes a sealed choice. @param waitingFor seats whose choice is missing */
export function sealedText(
  context: Context,
  { match, seat }: SeatedPerson,
  action: unknown,
  waitingFor: readonly number[],
): string {
  const { language } = context;
  const others = waitingFor.filter(other => other !== seat).map(other => nameAt(match, other, language));
  const own = { ...gameOf(context, match), view: match.position.view(seat), language };
  return sealedLines(own, action, others).join('\n');
}

export async function sealedBy(context: Context, seating: SeatedPerson): Promise<SealedChoice | undefined> {
  const { match, seat } = seating;
  // A choice is sealed only where several seats must act at the same time.
  if (match.position.toAct.length < 2) return undefined;
  const text = await context.table.sealedOf(match.id, seat);
  const action = text === undefined ? undefined : gameOf(context, match).game.read(text);
  if (!action?.ok) return undefined;
  return {
    action: action.value,
    text: sealedText(context, seating, action.value, await missingSeats(context, match)),
  };
}

/**
 * Returns the reason why a sealed choice did not count, so that the seat must choose again. Undefined where no sealed choice
 * was lost.
 */
export async function turnedDown(
  context: Context,
  { match, seat }: SeatedPerson,
): Promise<string | undefined> {
  if (match.position.toAct.length < 2) return undefined;
  const lost = await context.table.turnedDown(match.id, seat);
  const { language } = context;
  const own = { ...gameOf(context, match), view: match.position.view(seat), language };
  return lost && lostChoice(own, lost);
}

export const chooseAgain = ({ words }: Context, match: Match): Button => ({
  label: words.beside.chooseAgain,
  id: idAt(match, 'open'),
});
