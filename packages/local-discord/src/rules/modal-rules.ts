import { type Component, walk } from './body.ts';
import type { Problem } from './errors.ts';

const MAX_ROWS = 5;
const INPUTS: readonly number[] = [3, 4, 5, 6, 7, 8, 19, 21, 22, 23];

/** Returns the violations of Discord's rules for modals. Only rules that Discord's schema does not express are checked. */
export function modalProblems(components: readonly Component[]): Problem[] {
  const problems: Problem[] = [];
  const say = (path: string, code: string, message: string) => problems.push({ path, code, message });
  if (components.length > MAX_ROWS)
    say('data.components', 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_ROWS} in length.`);
  const seen = new Set<string>();
  for (const { component, path, parent } of walk(components, 'data.components')) {
    if (!INPUTS.includes(component.type)) continue;
    const id = component.custom_id;
    if (id == null || id === '') say(`${path}.custom_id`, 'BASE_TYPE_REQUIRED', 'This field is required');
    else if (seen.has(id))
      say(`${path}.custom_id`, 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated');
    else seen.add(id);
    if (component.type === 4 && parent?.type === 1 && !component.label)
      say(`${path}.label`, 'BASE_TYPE_REQUIRED', 'This field is required');
    if ((component.min_length ?? 0) > (component.max_length ?? 4000))
      say(`${path}.min_length`, 'TEXT_INPUT_MIN_ABOVE_MAX', 'min_length is above max_length.');
  }
  if (seen.size === 0) say('data.components', 'BASE_TYPE_REQUIRED', 'A modal needs something to fill in.');
  return problems;
}
