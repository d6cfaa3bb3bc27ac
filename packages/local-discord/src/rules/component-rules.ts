import { ComponentType } from 'discord-api-types/v10';
import { type Component, walk } from './body.ts';
import type { Problem } from './errors.ts';

const SELECTS: readonly number[] = [3, 5, 6, 7, 8];
const V2_ONLY: readonly number[] = [9, 10, 11, 12, 13, 14, 17];
const MAX_COMPONENTS = 40;
const MAX_V2_TEXT = 4000;
const MAX_ROWS = 5;

/** Returns the violations of Discord's rules for components. Only rules that Discord's schema does not express are checked. */
export function componentProblems(components: readonly Component[], v2: boolean): Problem[] {
  const all = [...walk(components)];
  const problems: Problem[] = [];
  const say = (path: string, code: string, message: string) => problems.push({ path, code, message });

  const seen = new Map<string, string>();
  for (const { component, path } of all) {
    if (V2_ONLY.includes(component.type) && !v2)
      say(
        `${path}.type`,
        'UNION_TYPE_CHOICES',
        `Component type ${component.type} needs the flag IS_COMPONENTS_V2.`,
      );
    if (component.type === ComponentType.Button) problems.push(...buttonProblems(component, path));
    if (SELECTS.includes(component.type)) problems.push(...selectProblems(component, path));
    if (component.type === ComponentType.ActionRow) problems.push(...rowProblems(component, path));
    const id = component.custom_id;
    if (id == null) continue;
    const first = seen.get(id);
    if (first !== undefined)
      say(
        `${path}.custom_id`,
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        `Component custom id cannot be duplicated (${first}).`,
      );
    seen.set(id, path);
  }

  if (v2) {
    if (all.length > MAX_COMPONENTS)
      say(
        'components',
        'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
        `${all.length} components; at most ${MAX_COMPONENTS}.`,
      );
    const text = all.reduce((sum, { component }) => sum + textLength(component), 0);
    if (text > MAX_V2_TEXT)
      say(
        'components',
        'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
        `${text} characters of text; at most ${MAX_V2_TEXT}.`,
      );
  } else if (components.length > MAX_ROWS)
    say('components', 'BASE_TYPE_BAD_LENGTH', `Must be between 1 and ${MAX_ROWS} in length.`);
  return problems;
}

const textLength = (component: Component): number =>
  component.type === ComponentType.TextDisplay ? (component.content ?? '').length : 0;

function buttonProblems(button: Component, path: string): Problem[] {
  const problems: Problem[] = [];
  const say = (key: string, code: string, message: string) =>
    problems.push({ path: `${path}.${key}`, code, message });
  const { style } = button;
  if (style === 5) {
    if (button.url == null) say('url', 'BASE_TYPE_REQUIRED', 'A link button needs a url.');
    if (button.custom_id != null)
      say(
        'custom_id',
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
  } else if (style === 6) {
    if (button.sku_id == null) say('sku_id', 'BASE_TYPE_REQUIRED', 'A premium button needs a sku_id.');
  } else {
    if (button.custom_id == null)
      say('custom_id', 'BUTTON_COMPONENT_CUSTOM_ID_REQUIRED', 'A custom id is required');
    if (button.url != null)
      say(
        'url',
        'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
        'A custom id and url cannot both be specified',
      );
  }
  if (style !== 6 && !button.label && button.emoji == null)
    say('label', 'BUTTON_COMPONENT_LABEL_REQUIRED', 'A label or an emoji is required.');
  return [...problems, ...emojiProblems(button.emoji, `${path}.emoji`)];
}

function selectProblems(select: Component, path: string): Problem[] {
  const problems: Problem[] = [];
  const say = (key: string, code: string, message: string) =>
    problems.push({ path: `${path}.${key}`, code, message });
  const options = select.options ?? [];
  const min = select.min_values ?? 1;
  const max = select.max_values ?? 1;
  if (select.custom_id == null) say('custom_id', 'BASE_TYPE_REQUIRED', 'This field is required');
  if (min > max) say('min_values', 'SELECT_COMPONENT_MIN_ABOVE_MAX', 'min_values is above max_values.');
  if (select.type !== ComponentType.StringSelect) return problems;
  if (max > options.length)
    say(
      'max_values',
      'SELECT_COMPONENT_MAX_ABOVE_OPTIONS',
      `max_values ${max} with ${options.length} options.`,
    );
  const values = new Set<string>();
  for (const [index, option] of options.entries()) {
    if (values.has(option.value))
      say(
        `options.${index}.value`,
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    values.add(option.value);
    problems.push(...emojiProblems(option.emoji, `${path}.options.${index}.emoji`));
  }
  if (options.filter(option => option.default === true).length > max)
    say('options', 'SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES', 'More defaults than max_values.');
  return problems;
}

function rowProblems(row: Component, path: string): Problem[] {
  const children = row.components ?? [];
  const selects = children.filter(child => SELECTS.includes(child.type)).length;
  if (selects === 0 || children.length === 1) return [];
  return [
    {
      path: `${path}.components`,
      code: 'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      message: 'A select menu takes a whole row: no more components fit.',
    },
  ];
}

function emojiProblems(emoji: Component['emoji'], path: string): Problem[] {
  if (emoji == null || emoji.id != null) return [];
  if (/\p{Extended_Pictographic}|\p{Regional_Indicator}|[0-9#*]\uFE0F?\u20E3/u.test(emoji.name ?? ''))
    return [];
  return [{ path: `${path}.name`, code: 'BUTTON_COMPONENT_INVALID_EMOJI', message: 'Invalid emoji' }];
}
