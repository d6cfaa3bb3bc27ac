import type { OptionInput, ShownChoice, ShownOption, Snapshot } from '../protocol.ts';
import { type Chip, describe, type Leaf, matching, nameOfChoice, TYPE } from './slash.ts';

/** Line of the list above the composer, with the effect of picking this line. */
export interface Suggestion {
  readonly label: string;
  readonly hint?: string;
  readonly pick: { readonly leaf: Leaf } | { readonly option: ShownOption } | { readonly value: OptionInput };
}

const MOST = 25;

export const commandSuggestions = (all: readonly Leaf[], typed: string): Suggestion[] =>
  matching(all, typed).map(leaf => ({ label: `/${leaf.path}`, hint: leaf.description, pick: { leaf } }));

export const optionSuggestions = (options: readonly ShownOption[], locale: string): Suggestion[] =>
  options.map(option => ({ label: option.name, hint: describe(option, locale), pick: { option } }));

type Places = Pick<Snapshot, 'people' | 'channels'>;

/** Lists suggestions for a command's option. `completed` holds the bot's choices for an option with autocompletion. */
export function valueSuggestions(
  { option, text, value }: Chip,
  { people, channels }: Places,
  completed: readonly ShownChoice[],
  locale: string,
): Suggestion[] {
  if (option.autocomplete === true)
    return completed
      .slice(0, MOST)
      .map(choice => ({ label: nameOfChoice(choice, locale), pick: { value: choice.value } }));
  // A picked value does not filter the list, so that a person who returns to the option sees every choice.
  const typed = value === undefined ? text.trim().toLowerCase().replace(/^[@#]/, '') : '';
  const found = all(option, { people, channels }, locale).filter(({ label }) =>
    wordsOf(label).includes(typed),
  );
  const begins = found.filter(({ label }) => wordsOf(label).startsWith(typed));
  return [...new Set([...begins, ...found])].slice(0, MOST);
}

/**
 * Fills in the option's value where the person typed a suggestion's full label or value. Otherwise the option stays unchanged.
 */
export function named(chip: Chip, places: Places, locale: string): Chip {
  const typed = wordsOf(chip.text.trim());
  const found = all(chip.option, places, locale).find(
    ({ label, pick }) => wordsOf(label) === typed || ('value' in pick && String(pick.value) === typed),
  );
  return found && 'value' in found.pick ? { ...chip, text: found.label, value: found.pick.value } : chip;
}

const wordsOf = (label: string): string => label.toLowerCase().replace(/^[@#]/, '');

function all(option: ShownOption, { people, channels }: Places, locale: string): Suggestion[] {
  if (option.choices != null && option.choices.length > 0)
    return option.choices.map(choice => ({
      label: nameOfChoice(choice, locale),
      pick: { value: choice.value },
    }));
  switch (option.type) {
    case TYPE.boolean:
      return [
        { label: 'True', pick: { value: true } },
        { label: 'False', pick: { value: false } },
      ];
    case TYPE.user:
    case TYPE.mentionable:
      return people.map(({ id, name }) => ({ label: `@${name}`, pick: { value: { kind: 'person', id } } }));
    case TYPE.channel:
      return channels
        .filter(({ kind }) => kind !== 'dm')
        .map(({ id, name }) => ({ label: `#${name}`, pick: { value: { kind: 'channel', id } } }));
    default:
      return [];
  }
}
