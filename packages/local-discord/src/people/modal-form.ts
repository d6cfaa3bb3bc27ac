import type { APIModalSubmission } from 'discord-api-types/v10';
import type { Modal } from '../resources/interaction.ts';
import { type Component, walk } from '../rules/body.ts';

export type ModalValues = Readonly<Record<string, string | boolean | readonly string[]>>;

const TEXT_INPUT = 4;
const CHECKBOX = 23;
const RADIO_GROUP = 21;
const MAX_TEXT = 4000;

/**
 * Returns the components of a submitted modal, with the given values. Throws where Discord's client would not submit the form.
 */
export function fillModal(modal: Modal, values: ModalValues): APIModalSubmission['components'] {
  const fields = [...walk(modal.components)].flatMap(({ component }) => component.custom_id ?? []);
  for (const name of Object.keys(values))
    if (!fields.includes(name))
      throw new Error(`the modal "${modal.title}" has no field "${name}"; there are: ${fields.join(', ')}`);
  let id = 0;
  const fill = (component: Component): object => {
    id += 1;
    const base = { type: component.type, id: component.id || id };
    if (component.component !== undefined) return { ...base, component: fill(component.component) };
    if (component.components !== undefined) return { ...base, components: component.components.map(fill) };
    if (component.custom_id == null) return base;
    return { ...base, custom_id: component.custom_id, ...filled(component, values[component.custom_id]) };
  };
  return modal.components.map(fill) as APIModalSubmission['components'];
}

function filled(field: Component, given: string | boolean | readonly string[] | undefined): object {
  const refuse = (why: string) => new Error(`the field "${field.custom_id ?? ''}" ${why}`);
  if (field.type === CHECKBOX) return { value: given === true };
  if (field.type === TEXT_INPUT) {
    const text = given ?? field.value ?? '';
    if (typeof text !== 'string') throw refuse('takes text');
    const needed = field.required === false ? 0 : Math.max(1, field.min_length ?? 1);
    const short =
      text === '' && field.required === false ? false : text.length < Math.max(needed, field.min_length ?? 0);
    if (short || text.length > (field.max_length ?? MAX_TEXT))
      throw refuse(`takes ${needed} to ${field.max_length ?? MAX_TEXT} characters`);
    return { value: text };
  }
  const chosen = given === undefined ? preset(field) : typeof given === 'string' ? [given] : given;
  if (typeof chosen === 'boolean') throw refuse('takes values');
  if (chosen.length === 0 && field.required !== false) throw refuse('is required');
  const options = field.options ?? [];
  for (const value of chosen)
    if (options.length > 0 && !options.some(option => option.value === value))
      throw refuse(`has no option "${value}"; there are: ${options.map(o => o.value).join(', ')}`);
  return field.type === RADIO_GROUP ? { value: chosen[0] ?? null } : { values: [...chosen] };
}

const preset = (field: Component): string[] =>
  (field.options ?? []).flatMap(option => (option.default === true ? option.value : []));
