import { choices, offers, worthTo } from '../../../presentation/choosing/menu.ts';
import { awaited, seatHere } from '../../buttons/seated-person.ts';
import { type OptionChoice, type Typed, text } from '../../context/command.ts';
import { type Context, gameOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { withGain } from '../turn/best.ts';
import { beginning, labels, meant } from './input.ts';

export interface Suggesting {
  readonly type: string;
  readonly options: readonly string[];
  /** Typed values that do not restrict the other options, in lower case, for example the word for "all". */
  readonly silent?: readonly string[];
  /** Checks that a value fits the text typed so far. `exactly`: the text is the value. Undefined: the value's labels decide. */
  narrows?(typed: string, value: string): 'exactly' | boolean | undefined;
}

const MOST = 25;

/**
 * Suggests legal values for the option that the person is typing. The values fit the other typed options. Each suggestion is in
 * words, with the points that it can bring. The best values come first.
 */
export async function suggest(
  context: Context,
  visit: Visit,
  typed: Typed,
  focused: string,
  { type, options, silent = [], narrows }: Suggesting,
): Promise<readonly OptionChoice[]> {
  const seated = await seatHere(context, visit);
  if (!seated.ok || awaited(seated.value)) return [];
  const { match, seat } = seated.value;
  const { game, presenter } = gameOf(context, match);
  const legal = match.position.legal(seat);
  const view = match.position.view(seat);
  const labelsOf = (field: string) => labels(context, match, field, view);
  const picked: Record<string, string> = { type };
  for (const option of options) {
    const given = text(typed, option);
    if (option === focused || given === undefined || silent.includes(given.toLowerCase())) continue;
    const readAs = presenter.typed?.(option, given, view);
    const value =
      meant(given, choices(game, legal, { type }, option), labelsOf(option)) ??
      (readAs?.ok ? readAs.value : undefined);
    if (value === undefined) return [];
    picked[option] = value;
  }
  const soFar = text(typed, focused) ?? '';
  const read = soFar === '' ? undefined : presenter.typed?.(focused, soFar, view);
  const begins = beginning(soFar);
  const agrees = (value: string, names: readonly string[]): 'exactly' | boolean =>
    read?.ok && read.value === value ? 'exactly' : (narrows?.(soFar, value) ?? begins(value, names));
  return offers(game, legal, picked, focused, worthTo(game, view, seat))
    .map(offer => ({ offer, names: labelsOf(focused)(offer.value) }))
    .map(found => ({ ...found, agreed: agrees(found.offer.value, found.names) }))
    .filter(found => found.agreed)
    .sort((one, other) => Number(other.agreed === 'exactly') - Number(one.agreed === 'exactly'))
    .slice(0, MOST)
    .map(({ offer, names: [name = offer.value] }) => ({
      value: offer.value,
      name: withGain(context, name, offer),
    }));
}
