import type { Answer, Channel, Person } from 'local-discord';
import { choose, fill, press } from './controls.ts';
import type { Driver } from './driver.ts';
import { byChance } from './playing.ts';
import { readTyped, withIds } from './typed.ts';

/** Person who does something, in a place. */
export interface Actor {
  readonly driver: Driver;
  readonly person: Person;
  readonly channel: Channel;
}

/** Kind of line about a person, without the name. `run` returns the answer, or the lines of the record that no message shows. */
interface OwnLine {
  readonly example: string;
  readonly pattern: RegExp;
  run(actor: Actor, ...given: string[]): Promise<Answer | readonly string[]>;
}

const optional = (number: string | undefined): number | undefined =>
  number === undefined ? undefined : Number(number);

export const OWN_LINES: readonly OwnLine[] = [
  {
    example: '/porto draw cards:1,2',
    pattern: /^(\/.+)$/,
    async run({ driver, person, channel }, text = '') {
      const { path, options, completing } = await readTyped(driver, person, channel, text);
      // A person uses the bot that they installed for themselves, in a server without the bot.
      const userInstalled = channel.guild?.installed === false;
      if (!completing) return person.command(channel, path, options, { userInstalled });
      const { option, text: soFar } = completing;
      const choices = await person.autocomplete(channel, path, options, option, soFar);
      return choices.length === 0 ? ['  » no suggestions'] : choices.map(({ name }) => `  » ${name}`);
    },
  },
  {
    example: '[Draw cards] on ~3',
    pattern: /^\[(.+)\](?: on ~(\d+))?$/,
    run: ({ driver, person }, label = '', number) => press(driver, person, label, optional(number)),
  },
  {
    example: '{house L1 | house L2} on ~3',
    pattern: /^\{(.+)\}(?: on ~(\d+))?$/,
    run: ({ driver, person }, options = '', number) =>
      choose(driver, person, options.split(' | '), optional(number)),
  },
  {
    example: 'form Name = Quay | Rounds = 3',
    pattern: /^form (.+)$/,
    async run({ driver, person }, text = '') {
      const answer = driver.forms.get(person);
      if (!answer) throw new Error(`${person.name} has opened no form`);
      const given = text.split(' | ').map(pair => {
        const [label = '', ...value] = pair.split(' = ');
        return [label, value.join(' = ')] as const;
      });
      return fill(person, answer, new Map(given));
    },
  },
  {
    example: 'plays the deal by chance to the end',
    pattern: /^plays (?:(\d+) actions of )?the deal by chance( to the end)?$/,
    async run({ driver, person }, actions, toTheEnd) {
      const attempt = (await driver.bot.store.deals.ofUser(person.id)).attempts.at(-1);
      const match = await driver.bot.table.get(attempt?.matchId ?? '');
      if (!match) throw new Error(`${person.name} has begun no deal`);
      return byChance(driver, match, toTheEnd ? Number.POSITIVE_INFINITY : Number(actions));
    },
  },
  {
    example: 'plays draw 1',
    pattern: /^plays (.+)$/,
    async run({ driver, person, channel }, action = '') {
      const { game } = await driver.match(channel);
      return person.command(channel, `${game} do`, { action, now: true });
    },
  },
  {
    example: 'looks at the picture of ~2',
    pattern: /^looks at the picture(?: of ~(\d+))?$/,
    async run({ driver: { seen }, person }, number) {
      const messages =
        number === undefined
          ? seen.of(person).map(({ message }) => message)
          : [seen.numbered(Number(number))];
      const pictures = messages.find(({ attachments }) => attachments.length > 0)?.attachments ?? [];
      const lines = pictures.flatMap(({ description }) => description?.split('\n') ?? []);
      return lines.filter(Boolean).map(line => `  » ${line}`);
    },
  },
  {
    example: 'says good evening',
    pattern: /^says (.+)$/,
    async run({ person, channel }, text = '') {
      await person.say(channel, text);
      return [];
    },
  },
  {
    example: 'menu Profile on Bob',
    pattern: /^menu (.+) on (\p{L}+)$/u,
    run: async ({ driver, person, channel }, name = '', target = '') =>
      person.menu(channel, name, await driver.person(target)),
  },
  {
    example: 'late [Agree] of Bob',
    pattern: /^late \[(.+)\](?: of (\p{L}+))?$/u,
    async run({ driver, person }, label = '', owner) {
      const of = owner === undefined ? undefined : await driver.person(owner);
      const { message, customId } = driver.seen.stale(label, of);
      return person.pressRaw(message.channel, message, customId);
    },
  },
  {
    example: 'forged “nonsense” on ~3',
    pattern: /^forged “(.+)” on ~(\d+)$/,
    async run({ driver, person }, id = '', number) {
      const message = driver.seen.numbered(Number(number));
      return person.pressRaw(message.channel, message, await withIds(driver, id));
    },
  },
];
