import {
  type APIApplicationCommandAutocompleteInteraction,
  type APIApplicationCommandInteraction,
  type APIChannel,
  type APIChatInputApplicationCommandInteraction,
  type APIMessage,
  type APIMessageComponentInteraction,
  type APIModalSubmitInteraction,
  type APIThreadChannel,
  type APIUserApplicationCommandInteraction,
  MessageFlags,
  Routes,
} from 'discord-api-types/v10';
import {
  Answers,
  DEFERRED,
  DEFERRED_UPDATE,
  FORM,
  MESSAGE,
  PRIVATE,
  personIn,
  SUGGESTIONS,
  UPDATE,
} from './answers.ts';
import { drawn } from './drawn.ts';
import { NotTried } from './outcome.ts';
import { registeredAll } from './registered.ts';
import type { Answered } from './requests.ts';
import { picture, type Stage } from './stage.ts';

/** Milliseconds of a wait that is too long. Discord accepts no first answer after three seconds. */
const LATE_MS = 3_500;

export const row = (...components: readonly object[]): object => ({ type: 1, components });
export const button = (id: string, label: string): object => ({ type: 2, style: 1, label, custom_id: id });

const pressOf = (message: string) => (press: APIMessageComponentInteraction) =>
  press.type === 3 && press.message.id === message;

async function pressed(stage: Stage, id: string, text: string, label: string, channel = stage.place.channel) {
  const components = [row(button(`contact:${id}`, label))];
  const posted = await stage.post({ content: `Press **${label}**.`, components }, undefined, channel);
  const press = await stage.acts.interaction<APIMessageComponentInteraction>(id, text, pressOf(posted.id));
  return { posted, press, answers: new Answers(stage, press) };
}

/** A person uses a command of the bot, and gets private answers of every kind. */
export const commandScene = (stage: Stage) =>
  stage.once('command', async () => {
    await registeredAll(stage);
    const interaction = await stage.acts.interaction<APIChatInputApplicationCommandInteraction>(
      'command',
      'In #contact-test, use the command /contact answer. The answer comes in parts, which only you see.',
      ({ type, data }) => type === 2 && data.type === 1,
    );
    const answers = new Answers(stage, interaction);
    const forged = await answers.first(DEFERRED, undefined, `${interaction.token}x`);
    const early = await answers.followUp({ content: 'too early', flags: PRIVATE });
    const flagged = await answers.first(DEFERRED, { flags: PRIVATE | MessageFlags.IsComponentsV2 });
    const deferred = await answers.first(DEFERRED, { flags: PRIVATE });
    const twice = await answers.first(MESSAGE, { content: 'a second answer' });
    const edited = await answers.edit(
      { content: 'Part 1: a picture', attachments: [{ id: '0', filename: 'part.png' }] },
      [picture('part.png')],
    );
    const original = edited.ok ? edited.body.id : '';
    const hidden = await stage.read(original);
    const listed = await stage.requests.ask<readonly APIMessage[]>(
      'GET',
      Routes.channelMessages(stage.place.channel),
    );
    const followUps = [];
    for (let part = 2; part < 8; part++)
      followUps.push(await answers.followUp({ content: `Part ${part}`, flags: PRIVATE }));
    const panels = [];
    for (const { name, body, files } of (await stage.ownMessages()).filter(({ isPrivate }) => isPrivate))
      panels.push({ name, line: (await answers.followUp({ ...body, flags: PRIVATE }, files)).line });
    const removed = await answers.remove();
    const gone = await answers.read();
    return {
      interaction,
      answers,
      forged,
      early,
      flagged,
      deferred,
      twice,
      edited,
      original,
      hidden,
      listed,
      followUps,
      panels,
      removed,
      gone,
    };
  });

export const personOf = async (stage: Stage): Promise<string> =>
  personIn((await commandScene(stage)).interaction);

/** A person types in an option with suggestions. */
export const typingScene = (stage: Stage) =>
  stage.once('typing', async () => {
    await registeredAll(stage);
    const interaction = await stage.acts.interaction<APIApplicationCommandAutocompleteInteraction>(
      'typing',
      'In #contact-test, type /contact type, and the letter a as its word. Do not send it.',
      ({ type }) => type === 4,
    );
    const answers = new Answers(stage, interaction);
    const wrong = await answers.first(MESSAGE, { content: 'no suggestions' });
    const choices = Array.from({ length: 25 }, (_, nth) => ({
      name: `Suggestion ${nth + 1}`,
      value: `${nth}`,
    }));
    const long = [{ name: 'x'.repeat(101), value: 'x' }];
    const tooLong = await answers.first(SUGGESTIONS, { choices: long });
    const tooMany = await answers.first(SUGGESTIONS, {
      choices: [...choices, { name: 'more', value: '25' }],
    });
    const answered = await answers.first(SUGGESTIONS, { choices });
    return { interaction, wrong, tooLong, tooMany, answered };
  });

export const pictured = (stage: Stage, name: string) =>
  stage.post(
    {
      content: 'A picture with **buttons**',
      attachments: [{ id: '0', filename: `${name}.png`, description: 'a pixel' }],
      components: [
        row(button(`contact:${name}`, 'One'), button(`contact:${name}:2`, 'Two')),
        row(button(`contact:${name}:3`, 'Three')),
      ],
    },
    [drawn(`${name}.png`, [70, 110, 200])],
  );

/** A person presses a button under a picture. The picture is then replaced. */
export const pictureScene = (stage: Stage) =>
  stage.once('picture', async () => {
    const posted = await pictured(stage, 'pressed');
    const press = await stage.acts.interaction<APIMessageComponentInteraction>(
      'picture',
      'Look at the newest picture in #contact-test, and press any button under it.',
      pressOf(posted.id),
    );
    const answers = new Answers(stage, press);
    const deferred = await answers.first(DEFERRED_UPDATE);
    const body = {
      content: 'The picture is another now.',
      attachments: [{ id: '0', filename: 'other.png' }],
    };
    const edited = await answers.edit(body, [drawn('other.png', [200, 110, 70])]);
    const after = await stage.read(posted.id);
    return { posted, press, deferred, edited, after };
  });

export const lateScene = (stage: Stage) =>
  stage.once('late', async () => {
    const { answers } = await pressed(
      stage,
      'late',
      'Press "Late". Discord will say that it failed.',
      'Late',
    );
    await stage.wait(LATE_MS);
    return answers.first(MESSAGE, { content: 'too late', flags: PRIVATE });
  });

export const menuScene = (stage: Stage) =>
  stage.once('choice', async () => {
    const options = ['one', 'two', 'three'].map(value => ({ label: `The value ${value}`, value }));
    const components = [row({ type: 3, custom_id: 'contact:choice', options, min_values: 2, max_values: 2 })];
    const posted = await stage.post({ content: 'Choose **one** and **two**.', components });
    const press = await stage.acts.interaction<APIMessageComponentInteraction>(
      'choice',
      'In the newest menu in #contact-test, choose the first two values.',
      pressOf(posted.id),
    );
    const updated = await new Answers(stage, press).first(UPDATE, { content: 'Chosen.', components: [] });
    return { posted, press, updated };
  });

const formOf = (form: object, field: object): object => ({
  custom_id: 'contact:filled',
  title: 'Contact',
  components: [
    row({ type: 4, custom_id: 'contact:word', style: 1, label: 'A word', value: 'contact', ...field }),
  ],
  ...form,
});

/** Forms that Discord refuses, by the end of a line's id. Each leaves the press without an answer. */
const BAD_FORMS: Readonly<Record<string, object>> = {
  title: formOf({ title: 'x'.repeat(46) }, {}),
  'custom-id': formOf({ custom_id: 'x'.repeat(101) }, {}),
  label: formOf({}, { label: 'x'.repeat(46) }),
  placeholder: formOf({}, { placeholder: 'x'.repeat(101) }),
  lengths: formOf({}, { value: '', min_length: 5, max_length: 2 }),
};

export const formScene = (stage: Stage) =>
  stage.once('form', async () => {
    const { posted, answers } = await pressed(stage, 'form', 'Press "Form".', 'Form');
    const refused: Record<string, Answered> = {};
    for (const [id, form] of Object.entries(BAD_FORMS)) refused[id] = await answers.first(FORM, form);
    const shown = await answers.first(FORM, formOf({}, {}));
    if (!shown.ok) return { shown, refused };
    const submitted = await stage.acts.interaction<APIModalSubmitInteraction>(
      'filled',
      'Send the form as it is.',
      ({ type }) => type === 5,
    );
    const updated = await new Answers(stage, submitted).first(UPDATE, { content: 'Sent.', components: [] });
    return { shown, refused, posted, submitted, updated };
  });

/** A person uses the bot's command in the menu of a user. The answer is deferred and then filled by a follow-up. */
export const userMenuScene = (stage: Stage) =>
  stage.once('user', async () => {
    await registeredAll(stage);
    const interaction = await stage.acts.interaction<APIUserApplicationCommandInteraction>(
      'user',
      'In #contact-test, open the menu of your own name above a message or in the list of members: Apps, Contact.',
      (used: APIApplicationCommandInteraction) => used.type === 2 && used.data.type === 2,
    );
    const answers = new Answers(stage, interaction);
    const answered = await answers.first(DEFERRED, { flags: PRIVATE });
    const filled = await answers.followUp({ content: 'The menu works.', flags: PRIVATE });
    const original = await answers.read();
    return { interaction, answered, filled, original };
  });

/** The bot restarts, and a person presses a button of a message that is older than the restart. */
export const oldScene = (stage: Stage) =>
  stage.once('old', async () => {
    const components = [row(button('contact:old', 'Old'))];
    const posted = await stage.post({ content: 'This message is from before the restart.', components });
    await stage.connection.reopen();
    const press = await stage.acts.interaction<APIMessageComponentInteraction>(
      'old',
      'The bot has logged in anew. Press "Old" in #contact-test.',
      pressOf(posted.id),
    );
    const answered = await new Answers(stage, press).first(UPDATE, {
      content: 'Old buttons work.',
      components: [],
    });
    return { posted, press, answered };
  });

/** Opens a thread with one message, archives it, and waits for the gateway's event about the archiving. */
async function archivedThread(stage: Stage, name: string, body: object) {
  const { id: thread } = await stage.thread(name);
  const posted = await stage.post(body, undefined, thread);
  const from = stage.connection.packets.length;
  await stage.requests.need('PATCH', Routes.channel(thread), { body: { archived: true } });
  const isIt = (t: string, d: unknown): boolean =>
    t === 'THREAD_UPDATE' && (d as APIThreadChannel).id === thread;
  await stage.connection.event(({ t, d }) => isIt(t, d), { from });
  return { thread, posted, isIt };
}

/** A person presses a button in an archived thread. Only Discord on a phone allows this. */
export const archivedScene = (stage: Stage) =>
  stage.once('archived', async () => {
    const components = [row(button('contact:archived', 'Archived'))];
    const { thread, posted } = await archivedThread(stage, 'archived', {
      content: 'Press **Archived**.',
      components,
    });
    const press = await stage.acts.interaction<APIMessageComponentInteraction>(
      'archived',
      'On a phone, open the archived thread "archived" of #contact-test (Threads, Archived) and press "Archived".',
      pressOf(posted.id),
    );
    const answers = new Answers(stage, press);
    const refused = await answers.first(MESSAGE, { content: 'still archived', flags: PRIVATE });
    const opened = await stage.change(thread, { archived: false });
    const answered = await answers.first(MESSAGE, { content: 'The thread is open again.', flags: PRIVATE });
    return { refused, opened, answered };
  });

/** A person writes in an archived thread. */
export const writingScene = (stage: Stage) =>
  stage.once('writing', async () => {
    const { thread, posted, isIt } = await archivedThread(stage, 'writing', { content: 'Write here.' });
    const changed = await stage.acts.event<APIThreadChannel>(
      'writing',
      'Open the archived thread "writing" of #contact-test (Threads, Archived) and write any message in it.',
      isIt,
    );
    const route = Routes.channelMessages(thread);
    let written: APIMessage | undefined;
    for (let tries = 0; !written && tries < 20; tries++) {
      if (tries > 0) await stage.wait(250);
      const messages = await stage.requests.need<readonly APIMessage[]>('GET', route);
      written = messages.find(({ id, author }) => id !== posted.id && author.id !== stage.place.bot);
    }
    if (!written) throw new NotTried('the message is not in the thread');
    const edited = await stage.edit(written.id, { content: 'changed' }, undefined, thread);
    const removed = stage.may('ManageMessages') ? undefined : await stage.remove(written.id, thread);
    return { changed, written, edited, removed };
  });

/** The bot sends a direct message, and the person presses a button in it. */
export const directScene = (stage: Stage) =>
  stage.once('direct', async () => {
    const person = await personOf(stage);
    const { requests, place } = stage;
    const open = () =>
      requests.need<APIChannel>('POST', Routes.userChannels(), { body: { recipient_id: person } });
    const [first, second] = [await open(), await open()];
    const components = [row(button('contact:direct', 'Direct'))];
    const sent = await stage.post({ content: 'Press **Direct**.', components }, undefined, first.id);
    place.note(first.id, sent.id);
    const press = await stage.acts.interaction<APIMessageComponentInteraction>(
      'direct',
      'Press "Direct" in the direct message of the bot.',
      pressOf(sent.id),
    );
    const answered = await new Answers(stage, press).first(UPDATE, {
      content: 'Direct messages work.',
      components: [],
    });
    return { person, first, second, press, answered };
  });
