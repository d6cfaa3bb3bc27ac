import type { Answer, Modal, ModalValues, Person, StoredMessage } from 'local-discord';
import type { Driver } from './driver.ts';

/** Returns true where a label is the wanted one, or begins with it if that ends with `…`. */
export const fits = (label: string, wanted: string): boolean =>
  wanted.endsWith('…') && label !== wanted ? label.startsWith(wanted.slice(0, -1)) : label === wanted;

/** Finds the message in which a person uses a control: the named one, or the one that changed last of those that fit. */
function messageWith(
  driver: Driver,
  person: Person,
  on: number | undefined,
  {
    name,
    has,
    all,
  }: {
    readonly name: string;
    readonly has: (message: StoredMessage) => boolean;
    readonly all: (message: StoredMessage) => readonly string[];
  },
): StoredMessage {
  const seen =
    on === undefined ? driver.seen.of(person).map(({ message }) => message) : [driver.seen.numbered(on)];
  const found = seen.find(has);
  if (found) return found;
  const there = [...new Set(seen.flatMap(all))].map(each => `“${each}”`).join(', ');
  throw new Error(`${person.name} sees no ${name}; there are: ${there || 'none'}`);
}

/** Presses a button that the person sees, found by its label or the beginning of it. */
export function press(driver: Driver, person: Person, label: string, on?: number): Promise<Answer> {
  const labels = ({ buttons }: StoredMessage) => buttons.map(each => each.label);
  const message = messageWith(driver, person, on, {
    name: `button “${label}”`,
    has: each => labels(each).some(one => fits(one, label)),
    all: labels,
  });
  const found = message.buttons.filter(each => fits(each.label, label));
  const [button] = found;
  if (found.length > 1 || !button)
    throw new Error(`“${label}” fits several buttons: ${found.map(each => `“${each.label}”`).join(', ')}`);
  return person.press(message, button.customId ?? button.label);
}

/** Types of the menus of people, roles and channels, by the sign before a name. */
const KINDS: Readonly<Record<string, number>> = { '@': 5, '&': 6, '#': 8 };

/** Chooses options of one menu that the person sees. An option is found by its label, a person by name. */
export async function choose(
  driver: Driver,
  person: Person,
  wanted: readonly string[],
  on?: number,
): Promise<Answer> {
  const [first = ''] = wanted;
  const ofKind = KINDS[first.slice(0, 1)];
  const chosenIn = ({ selects }: StoredMessage) =>
    selects.find(({ options, type }) =>
      ofKind === undefined ? options.some(({ label }) => fits(label, first)) : type === ofKind,
    );
  const message = messageWith(driver, person, on, {
    name: `option “${first}”`,
    has: each => chosenIn(each) !== undefined,
    all: ({ selects }) => selects.flatMap(({ options }) => options.map(({ label }) => label)),
  });
  const select = chosenIn(message);
  if (!select) throw new Error(`no menu has “${first}”`);
  const values = await Promise.all(
    wanted.map(async each => {
      if (each.startsWith('@')) return (await driver.person(each.slice(1))).id;
      if (each.startsWith('#')) return driver.channel(each.slice(1)).id;
      if (each.startsWith('&')) return driver.roles.get(each.slice(1)) ?? '';
      const option = select.options.find(({ label }) => fits(label, each));
      if (!option) throw new Error(`the menu “${select.placeholder}” has no option “${each}”`);
      return option.value;
    }),
  );
  return person.select(message, select.customId, values);
}

interface Field {
  readonly id: string;
  readonly label: string;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly default?: boolean | null;
  }[];
  readonly value: string;
}

function fieldsOf({ components }: Modal): readonly Field[] {
  const found: Field[] = [];
  const visit = (parts: Modal['components'], above: string): void => {
    for (const { label, custom_id, options = [], value, component, components = [] } of parts) {
      const name = label ?? above;
      if (custom_id != null) found.push({ id: custom_id, label: name, options, value: value ?? '' });
      visit(component ? [component, ...components] : components, name);
    }
  };
  visit(components, '');
  return found;
}

/** Describes a form with its fields and what stands in them. */
export function shownLines(modal: Modal): readonly string[] {
  const fields = fieldsOf(modal).map(({ label, options, value }) => {
    const names = options.map(each => `${each.default === true ? '✓' : ''}${each.label}`);
    const holds = names.length > 0 ? `: ${names.join(' | ')}` : value === '' ? '' : ` = ${value}`;
    return `    ${label}${holds}`;
  });
  return [`  » form “${modal.title}”`, ...fields];
}

/** Fills in the fields of an answer's form, which a person names by their labels, and sends the form. */
export function fill(person: Person, answer: Answer, given: ReadonlyMap<string, string>): Promise<Answer> {
  const { modal } = answer;
  if (!modal) throw new Error(`${person.name} has no form`);
  const fields = fieldsOf(modal);
  const values: Record<string, ModalValues[string]> = {};
  for (const [label, text] of given) {
    const field = fields.find(each => each.label === label);
    if (!field)
      throw new Error(
        `the form has no field “${label}”; there are: ${fields.map(each => each.label).join(', ')}`,
      );
    const chosen = text
      .split(', ')
      .flatMap(each => field.options.find(one => one.label === each)?.value ?? []);
    values[field.id] = field.options.length > 0 ? chosen : /^(?:yes|no)$/.test(text) ? text === 'yes' : text;
  }
  return person.submit(answer, values);
}
