import type { Match } from '../../table/match/types.ts';
import type { ArgsOf, ButtonVerb, CustomId, RevOf } from '../buttons/custom-id.ts';
import { refused, type SeatedPerson, seatIn } from '../buttons/seated-person.ts';
import type { Meanwhile } from '../context/command.ts';
import type { Context } from '../context/context.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, turnedAway } from '../ports/answer.ts';

/** Press of a button or use of a select, as the handler of its verb receives it. */
export interface Press<V extends ButtonVerb = ButtonVerb> {
  /** Context whose sentences name the commands of the match's game. */
  readonly context: Context;
  readonly visit: Visit;
  readonly id: CustomId;
  readonly rev: RevOf<V>;
  readonly args: ArgsOf<V>;
  /** Match that the custom id names. Undefined: there is no such match. */
  readonly match: Match | undefined;
  readonly chosen: readonly string[];
  readonly meanwhile: Meanwhile;
}

type Handling<V extends ButtonVerb, More> = (press: Press<V> & More) => Promise<Answer> | Answer;
type Handled<V extends ButtonVerb, More> = { readonly [K in V]: Handling<K, More> };

export type Handlers<V extends ButtonVerb> = Handled<V, unknown>;

/**
 * Returns the given handlers unchanged. This function exists so that the compiler checks each handler's arguments against its
 * verb.
 */
export const handlers = <V extends ButtonVerb>(own: Handlers<V>): Handlers<V> => own;

const strange = ({ context }: Press): Answer => turnedAway(context.words.errors.strangeButton);

/** Makes handlers for verbs that need a match. A button of a match that is gone acts on no other match of the channel. */
export const matchHandlers = <V extends ButtonVerb>(
  own: Handled<V, { readonly match: Match }>,
): Handlers<V> =>
  wrapped(own, press => (press.match ? { given: { match: press.match } } : { answer: strange(press) }));

export const seatHandlers = <V extends ButtonVerb>(
  own: Handled<V, { readonly match: Match; readonly seating: SeatedPerson }>,
): Handlers<V> =>
  wrapped(own, press => {
    const { context, match, visit } = press;
    if (!match) return { answer: strange(press) };
    const seated = seatIn(context, match, visit);
    return seated.ok
      ? { given: { match, seating: seated.value } }
      : { answer: refused(context, seated.refusal, match) };
  });

function wrapped<V extends ButtonVerb, More>(
  own: Handled<V, More>,
  look: (press: Press) => { readonly given: More } | { readonly answer: Answer },
): Handlers<V> {
  const around =
    (handle: Handling<V, More>): Handling<V, unknown> =>
    press => {
      const found = look(press as Press);
      return 'given' in found ? handle({ ...press, ...found.given }) : found.answer;
    };
  const entries = Object.entries<Handling<V, More>>(own);
  return Object.fromEntries(entries.map(([verb, handle]) => [verb, around(handle)])) as Handlers<V>;
}
