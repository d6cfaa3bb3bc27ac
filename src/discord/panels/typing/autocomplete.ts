import { choices, offers, worthTo } from '../../../presentation/choosing/menu.ts';
import { awaited, seatHere } from '../../buttons/seated-person.ts';
import { type OptionChoice, type Typed, text } from '../../context/command.ts';
import { type Context, gameOf } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { withGain } from '../turn/best.ts';
import { beginning, labels, meant } from './input.ts';
import type { TypedKind } from './typed-turn.ts';

const MOST = 25;

/** Checks that a list of numbers has all typed numbers. Undefined: the text or the value is no list of numbers. */
function numbersAgree(typed: string, value: string): boolean | undefined {
  const [numbers = [], held = []] = [typed, value].map(list => list.split(/[\s,;+&]+/).filter(Boolean));
  if (![...numbers, ...held].every(part => /^\d+$/.test(part))) return undefined;
  return numbers.every(number => held.includes(number));
}

/**
 * Suggests legal values for the option that the person is typing. The values fit the other typed options. Each suggestion is in
 * words, with the points that it can bring. The best values come first.
 */
export async function suggest(
  context: Context,
  visit: Visit,
  typed: Typed,
  focused: string,
  { type, fields, usual }: Pick<TypedKind, 'type' | 'fields' | 'usual'>,
): Promise<readonly OptionChoice[]> {
  const seated = await seatHere(context, visit);
  if (!seated.ok || awaited(seated.value)) return [];
  const { match, seat } = seated.value;
  const { game, presenter } = gameOf(context, match);
  const legal = match.position.legal(seat);
  const view = match.position.view(seat);
  const labelsOf = (field: string) => labels(context, match, field, view);
  const picked: Record<string, string> = { type };
  for (const field of fields) {
    const given = text(typed, field);
    const values = choices(game, legal, { type }, field);
    if (field === focused || given === undefined || usual?.(field, given, values) !== undefined) continue;
    const readAs = presenter.typed?.(field, given, view);
    const value = meant(given, values, labelsOf(field)) ?? (readAs?.ok ? readAs.value : undefined);
    if (value === undefined) return [];
    picked[field] = value;
  }
  const soFar = text(typed, focused) ?? '';
  const read = soFar === '' ? undefined : presenter.typed?.(focused, soFar, view);
  const begins = beginning(soFar);
  const agrees = (value: string, names: readonly string[]): 'exactly' | boolean =>
    read?.ok && read.value === value ? 'exactly' : (numbersAgree(soFar, value) ?? begins(value, names));
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
