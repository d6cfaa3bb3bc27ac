import { Buffer } from 'node:buffer';
import type { LocalDiscord } from '../local-discord.ts';
import type { Answer } from '../people/answer.ts';
import type { OptionValue, OptionValues } from '../people/command-options.ts';
import type { Person } from '../people/person.ts';
import type { Channel, StoredMessage } from '../resources/guild.ts';
import type { PageOffer } from './options.ts';
import {
  type Answers,
  type OptionInputs,
  type Outcome,
  PAGE_OF_MESSAGES,
  type PageAction,
} from './protocol.ts';
import { canSee, channelsOf, showMessage } from './shown.ts';

/** Error for an action that the server forbids. Its message is shown to the person at the tab. */
export class Refused extends Error {}

/** Open modals of a person, by interaction id. */
export type OpenModals = Map<string, Answer>;

export interface Doing {
  readonly discord: LocalDiscord;
  readonly person: Person;
  readonly modals: OpenModals;
  readonly offers: readonly PageOffer[];
}

/** Actions that `Tab` carries out itself. `carryOut` carries out all others. */
type OfTheTab = 'be' | 'look' | 'read' | 'watch';
export type WorldAction = Exclude<PageAction, { readonly do: OfTheTab }>;

/** Carries out an action of a person. Rejects where the local Discord refuses the action. */
export async function carryOut(
  doing: Doing,
  action: WorldAction,
): Promise<Answers[keyof Answers] | undefined> {
  const { discord, person } = doing;
  switch (action.do) {
    case 'say':
      return said(channelOf(doing, action.channelId), person, action.content);
    case 'command': {
      const channel = channelOf(doing, action.channelId);
      return outcome(doing, await person.command(channel, action.path, optionsOf(discord, action.options)));
    }
    case 'autocomplete': {
      const channel = channelOf(doing, action.channelId);
      const options = optionsOf(discord, action.options);
      return person.autocomplete(channel, action.path, options, action.focused, action.text);
    }
    case 'start':
      return start(doing, action);
    case 'menu': {
      const target = discord.person(action.targetId);
      if (target === undefined) throw new Refused('nobody has that id');
      return outcome(doing, await person.menu(channelOf(doing, action.channelId), action.name, target));
    }
    case 'press':
      return outcome(doing, await person.press(showing(doing, action), action.customId));
    case 'select': {
      const message = showing(doing, action);
      return outcome(doing, await person.select(message, action.customId, action.values));
    }
    case 'submit': {
      const answer = doing.modals.get(action.interactionId);
      if (answer === undefined) throw new Refused('that form is no longer open: ask for it again');
      doing.modals.delete(action.interactionId);
      try {
        return outcome(doing, await person.submit(answer, action.values));
      } catch (error) {
        doing.modals.set(action.interactionId, answer);
        throw error;
      }
    }
    case 'launch':
      await person.launch(channelOf(doing, action.channelId));
      return undefined;
    case 'leave-activity':
      for (const activity of discord.activities) activity.leave(person);
      return undefined;
    case 'dm':
      return { channelId: person.dmChannel().id };
    case 'add-channel': {
      const [guild] = discord.guilds;
      if (guild === undefined) throw new Refused('there is no server to add a channel to');
      return { channelId: guild.addChannel({ name: channelName(action.name) }).id };
    }
    case 'add-thread': {
      const parent = channelOf(doing, action.channelId);
      const thread = (parent.parent ?? parent).addThread({ name: action.name, ownerId: person.id });
      return { channelId: thread.id };
    }
    case 'locale':
      person.locale = action.locale;
      return undefined;
    case 'server-locale': {
      const guild = discord.guilds.find(each => each.id === action.guildId);
      if (guild === undefined) throw new Refused('that server is not there any more');
      guild.preferredLocale = action.locale;
      return undefined;
    }
    case 'earlier':
      return earlier(doing, action.channelId, action.before);
    case 'switch': {
      const channel = channelOf(doing, action.channelId);
      await discord.useSwitch(action.switchId, {
        channel,
        message: channel.messages.findLast(message => message.authorId === discord.botId),
        ...(action.on === undefined ? {} : { on: action.on }),
      });
      return undefined;
    }
  }
}

function channelOf({ discord, person }: Doing, id: string): Channel {
  const channel = channelsOf(discord, person).find(candidate => candidate.id === id);
  if (channel === undefined) throw new Refused('that channel is not there any more');
  return channel;
}

function messageOf({ discord, person }: Doing, id: string): StoredMessage {
  const message = discord.message(id);
  if (message === undefined || message.deleted || !canSee(person, message))
    throw new Refused('that message was deleted');
  return message;
}

/** Returns the message of a press. The message may have been edited since the tab drew it: then the component is refused. */
function showing(
  doing: Doing,
  { messageId, customId }: { readonly messageId: string; readonly customId: string },
): StoredMessage {
  const message = messageOf(doing, messageId);
  if (![...message.buttons, ...message.selects].some(each => each.customId === customId))
    throw new Refused('the message has changed: choose again');
  return message;
}

async function said(channel: Channel, person: Person, content: string): Promise<undefined> {
  if (content.trim() === '') throw new Refused('an empty message is not sent');
  if (content.length > 2000) throw new Refused(`2,000 characters at most; these are ${content.length}`);
  await person.say(channel, content);
}

/**
 * Runs the commands of an offer's button in order. The field `as` of a command gives the person who runs it: 0 is the person
 * who presses, 1 the next person in the list.
 */
async function start(
  doing: Doing,
  { offerId, start: index, channelId }: Extract<PageAction, { do: 'start' }>,
): Promise<Answers['start']> {
  const { discord, person, offers } = doing;
  const offer = offers.find(({ id }) => id === offerId);
  const steps = offer?.starts[index]?.steps;
  if (offer === undefined || steps === undefined) throw new Refused('that is not offered any more');
  const channel = channelId === undefined ? roomFor(discord, offer.channel) : channelOf(doing, channelId);
  const { people } = discord;
  const at = people.indexOf(person);
  let own: Outcome = {};
  for (const { as, path, options = {}, press } of steps) {
    const by = people[(at + as) % people.length] ?? person;
    if (channel.isDm && by !== person) throw new Refused('nobody else is in a direct message');
    let answer = await by.command(channel, path, options);
    if (press !== undefined)
      answer = await by.press(answer.message, answer.message?.buttons[press]?.customId ?? '');
    if (by === person) own = outcome(doing, answer);
  }
  return { ...own, channelId: channel.id };
}

/**
 * Returns the first channel without messages that has the name `name`, `name-2`, `name-3` and so on. Adds a channel with the
 * first name that no channel has.
 */
function roomFor({ guilds: [guild] }: LocalDiscord, name: string): Channel {
  if (guild === undefined) throw new Refused('there is no server to begin it in');
  for (let count = 1; ; count++) {
    const wanted = count === 1 ? name : `${name}-${count}`;
    const there = guild.channels.find(channel => channel.name === wanted);
    if (there === undefined) return guild.addChannel({ name: wanted });
    if (there.messages.length === 0) return there;
  }
}

const channelName = (name: string): string => name.trim().toLowerCase().replace(/\s+/g, '-');

function optionsOf(discord: LocalDiscord, inputs: OptionInputs): OptionValues {
  const values = Object.entries(inputs).map(([name, input]): [string, OptionValue] => {
    if (typeof input !== 'object') return [name, input];
    if (input.kind === 'file') {
      const { name: fileName, contentType, base64 } = input;
      return [name, { kind: 'file', name: fileName, contentType, data: Buffer.from(base64, 'base64') }];
    }
    const found = input.kind === 'person' ? discord.person(input.id) : discord.channel(input.id);
    if (found === undefined) throw new Refused(`${name}: nobody and nothing has the id ${input.id}`);
    return [name, found];
  });
  return Object.fromEntries(values);
}

function outcome({ modals }: Doing, answer: Answer): Outcome {
  const { modal, interaction } = answer;
  if (modal === undefined) return {};
  modals.set(interaction.id, answer);
  return { modal: { interactionId: interaction.id, title: modal.title, components: modal.components } };
}

function earlier(doing: Doing, channelId: string, before: string): Answers['earlier'] {
  const { discord, person } = doing;
  const all = person.sees(channelOf(doing, channelId));
  const older = all.filter(message => BigInt(message.id) < BigInt(before));
  const page = older.slice(-PAGE_OF_MESSAGES);
  return { messages: page.map(message => showMessage(discord, message)), more: older.length > page.length };
}
