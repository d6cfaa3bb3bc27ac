import { ComponentType } from 'discord-api-types/v10';
import type { StoredMessage } from '../resources/guild.ts';
import type { SeenButton, SeenSelect } from '../resources/message.ts';

/** Finds a button that a person can press. Otherwise throws an error with the names of the available buttons. */
export function findButton(message: StoredMessage, wanted: string): SeenButton & { customId: string } {
  const { buttons } = message;
  const only = (fits: (label: string) => boolean): SeenButton | undefined => {
    const found = buttons.filter(({ label }) => fits(label));
    if (found.length > 1) throw new Error(`"${wanted}" fits several buttons: ${names(found)}`);
    return found[0];
  };
  const button =
    buttons.find(b => b.customId === wanted) ??
    only(label => label === wanted) ??
    only(label => label.startsWith(wanted));
  if (button === undefined) throw new Error(`no button "${wanted}"; there are: ${names(buttons)}`);
  const { customId } = button;
  if (button.disabled) throw new Error(`the button "${button.label}" is disabled`);
  if (customId === undefined) throw new Error(`the button "${button.label}" is a link`);
  return { ...button, customId };
}

const names = (buttons: readonly SeenButton[]): string =>
  buttons.map(button => `"${button.label}" (${button.customId ?? 'link'})`).join(', ') || 'none';

/** Finds a select menu that accepts the given values. Throws where Discord's client would not offer the choice. */
export function findSelect(message: StoredMessage, wanted: string, values: readonly string[]): SeenSelect {
  const { selects } = message;
  const select = selects.find(s => s.customId === wanted) ?? selects.find(s => s.placeholder === wanted);
  if (select === undefined) {
    const there = selects.map(s => `"${s.placeholder}" (${s.customId})`).join(', ') || 'none';
    throw new Error(`no select menu "${wanted}"; there are: ${there}`);
  }
  if (select.disabled) throw new Error(`the select menu "${wanted}" is disabled`);
  if (values.length < select.min || values.length > select.max)
    throw new Error(
      `the select menu "${wanted}" takes ${select.min} to ${select.max} values, not ${values.length}`,
    );
  if (new Set(values).size !== values.length) throw new Error(`"${wanted}": the same value twice`);
  if (select.type === ComponentType.StringSelect)
    for (const value of values)
      if (!select.options.some(option => option.value === value))
        throw new Error(
          `"${wanted}" has no option "${value}"; there are: ${select.options.map(o => o.value).join(', ')}`,
        );
  return select;
}
