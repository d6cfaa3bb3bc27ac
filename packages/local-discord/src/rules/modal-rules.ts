import { type Component, walk } from './body.ts';
import type { Problem } from './errors.ts';

const MAX_ROWS = 5;
const INPUTS: readonly number[] = [3, 4, 5, 6, 7, 8, 19, 21, 22, 23];

/** Returns the violations of Discord's rules for modals. Only rules that Discord's schema does not express are checked. */
export function modalProblems(components: readonly Component[]): Problem[] {
  const problems: Problem[] = [];
  if (components.length > MAX_ROWS)
    problems.push({
      path: 'data.components',
      code: 'BASE_TYPE_BAD_LENGTH',
      message: `Must be between 1 and ${MAX_ROWS} in length.`,
    });
  const seen = new Set<string>();
  for (const { component, path, parent } of walk(components, 'data.components')) {
    if (!INPUTS.includes(component.type)) continue;
    const id = component.custom_id;
    if (id == null || id === '')
      problems.push({
        path: `${path}.custom_id`,
        code: 'BASE_TYPE_REQUIRED',
        message: 'This field is required',
      });
    else if (seen.has(id))
      problems.push({
        path: `${path}.custom_id`,
        code: 'COMPONENT_CUSTOM_ID_DUPLICATED',
        message: 'Component custom id cannot be duplicated',
      });
    else seen.add(id);
    if (component.type === 4 && parent?.type === 1 && !component.label)
      problems.push({ path: `${path}.label`, code: 'BASE_TYPE_REQUIRED', message: 'This field is required' });
    if ((component.min_length ?? 0) > (component.max_length ?? 4000))
      problems.push({
        path: `${path}.min_length`,
        code: 'TEXT_INPUT_MIN_ABOVE_MAX',
        message: 'min_length is above max_length.',
      });
  }
  if (seen.size === 0)
    problems.push({
      path: 'data.components',
      code: 'BASE_TYPE_REQUIRED',
      message: 'A modal needs something to fill in.',
    });
  return problems;
}
