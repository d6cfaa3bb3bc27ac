import type { Answer, Channel, Person } from 'local-discord';
import { SWITCHES } from '../../src/discord/panels/games-command/settings-input.ts';

/** Chooses in the menus of a page of `/games`, each named by its custom id. Returns the last answer. */
async function choose(
  person: Person,
  channel: Channel,
  page: string,
  menus: readonly (readonly [string, readonly string[]])[],
): Promise<Answer> {
  let answer = await person.command(channel, `games ${page}`);
  const { message } = answer;
  if (!message) throw new Error(answer.text);
  for (const [menu, values] of menus)
    answer = await person.selectRaw(channel, message, `1:-:-:games:${page}:${menu}`, values);
  return answer;
}

/** Settings by the name of their menu, and switches by their own name. */
export type MenuChoices = Readonly<Record<string, string | boolean>>;

/** Changes a person's settings by the menus of `/games settings`. Switches that are not named get their first value. */
export function setSettings(person: Person, channel: Channel, wishes: MenuChoices): Promise<Answer> {
  const given = Object.entries(wishes);
  const menus = given.flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, [value]] as const] : [],
  );
  const isOn = (name: string): boolean =>
    (wishes[name] ?? ['pings', 'invitations', 'stats'].includes(name)) === true;
  const switched = given.some(([, value]) => typeof value === 'boolean');
  return choose(person, channel, 'settings', [
    ...(switched ? [['switches', SWITCHES.filter(isOn)] as const] : []),
    ...menus,
  ]);
}

/** Changes a server's settings by the menus of `/games server`. The id of a role stands for its menu of roles. */
export const setServer = (person: Person, channel: Channel, wishes: MenuChoices): Promise<Answer> =>
  choose(
    person,
    channel,
    'server',
    Object.entries(wishes).map(([name, value]) => {
      const values = [String(value)];
      if (!/^\d{3,}$/.test(String(value))) return [`set:${name}`, values];
      return [name === 'morningChannel' ? 'channel' : `role:${name}`, values];
    }),
  );
