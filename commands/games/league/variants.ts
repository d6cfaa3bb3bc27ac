import type { OptionChoice } from '../../../src/discord/context/command.ts';
import type { Context } from '../../../src/discord/context/context.ts';
import { loaded } from '../../../src/games/registry.ts';

const settings = await loaded('settings');

const VARIANT = 'variant';

/**
 * Lists the variants of a game that at least two people can play, the usual one first. Names are in the reader's language.
 */
export function variantsOf(
  context: Context,
  game: string,
): readonly (OptionChoice & { readonly options: unknown })[] {
  const [rules, own] = [context.games[game], Object.hasOwn(settings, game) ? settings[game] : undefined];
  const values = own?.settings.find(({ name }) => name === VARIANT)?.values ?? [];
  return values.flatMap(value => {
    const options = own?.options({ [VARIANT]: value });
    if (!rules || rules.seats(options).max < 2) return [];
    const name = context.presenters[game]?.(context.language).variant?.(options) ?? value;
    return [{ name, value, options }];
  });
}

/**
 * Returns the options of a variant. Undefined if the game has no such variant.
 * @param typed the variant's value or its name
 */
export function optionsOf(context: Context, game: string, typed: string): unknown {
  const wanted = typed.toLowerCase();
  return variantsOf(context, game).find(
    ({ name, value }) => value === wanted || name.toLowerCase() === wanted,
  )?.options;
}

export async function suggestVariants(
  context: Context,
  game: string,
  typed: string,
): Promise<readonly OptionChoice[]> {
  const wanted = typed.toLowerCase();
  return variantsOf(context, game)
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ name, value }) => ({ name, value }));
}
