import { PermissionFlagsBits } from 'discord-api-types/v10';
import { PRIVATE } from '../stage/answers.ts';
import type { Assumption } from '../stage/assumption.ts';
import { CannotAsk, NotTried } from '../stage/outcome.ts';
import { placeOf } from '../stage/requests.ts';
import { commandScene, typingScene, userMenuScene } from '../stage/scenes.ts';
import { NO_OWN } from './own.ts';

const LOADING = 128;
const TOKEN_MS = 15 * 60_000;
const TRIAL = 'a person uses `/contact answer`';

export const commands: readonly Assumption[] = [
  {
    id: 'command-arrives',
    assumption:
      'A command has the server, its language, the person’s permissions and language, and the context of a server.',
    trial: TRIAL,
    async try(stage) {
      const { interaction } = await commandScene(stage);
      const {
        guild_id,
        guild_locale,
        locale,
        member,
        user,
        context,
        authorizing_integration_owners: owners,
        data,
      } = interaction;
      return {
        server: [guild_id === stage.guild, true],
        languages: [
          [typeof guild_locale, typeof locale],
          ['string', 'string'],
        ],
        'permissions of the person': [typeof member?.permissions, 'string'],
        'user beside the member': [user !== undefined, false],
        context: [context, 0],
        'installed by the server': [owners?.[0] === stage.guild, true],
        'command of the server': [data.guild_id === stage.guild, true],
      };
    },
  },
  {
    id: 'command-permissions',
    assumption:
      'A command has the bot’s permissions in its channel, and a limit for files of at least 10 MiB.',
    trial: TRIAL,
    async try(stage) {
      const { app_permissions: own, attachment_size_limit: most } = (await commandScene(stage)).interaction;
      const needed = PermissionFlagsBits.SendMessages | PermissionFlagsBits.AttachFiles;
      return {
        permissions: [(BigInt(own) & needed) === needed, true],
        limit: [Number(most) >= 10 * 1024 * 1024, true],
      };
    },
  },
  {
    id: 'answer-order',
    assumption: 'A follow-up before the first answer is refused (404, 10015).',
    trial: `${TRIAL}; the run begins with a follow-up`,
    try: async stage => ({ answer: [(await commandScene(stage)).early.line, '404 10015'] }),
  },
  {
    id: 'answer-deferral-flags',
    assumption: 'A deferral with the flag for newer components is refused.',
    trial: `${TRIAL}; the run defers with this flag`,
    async try(stage) {
      const { line } = (await commandScene(stage)).flagged;
      return { answer: [line, '400 50035 MESSAGE_FLAGS_NOT_ALLOWED'] };
    },
  },
  {
    id: 'answer-deferred',
    assumption: 'The answer to a private deferral describes a private message that is loading.',
    trial: `${TRIAL}; the run defers`,
    async try(stage) {
      const { line, body } = (await commandScene(stage)).deferred;
      const { response_message_loading: loading, response_message_ephemeral: hidden } =
        body?.interaction ?? {};
      const flags = body?.resource?.message?.flags ?? 0;
      return {
        answer: [line, '200'],
        'loading and private': [
          [loading, hidden],
          [true, true],
        ],
        flags: [flags & (LOADING | PRIVATE), LOADING | PRIVATE],
      };
    },
  },
  {
    id: 'answer-twice',
    assumption: 'A second first answer is refused (40060).',
    trial: `${TRIAL}; the run answers twice`,
    try: async stage => ({ answer: [(await commandScene(stage)).twice.line, '400 40060'] }),
  },
  {
    id: 'answer-forged',
    assumption: 'A first answer with a wrong token is refused (404, 10062).',
    trial: `${TRIAL}; the run answers with a wrong token`,
    try: async stage => ({ answer: [(await commandScene(stage)).forged.line, '404 10062'] }),
  },
  {
    id: 'answer-edited',
    assumption: 'The edit of a private deferral stays private, loads no more, and may have a picture.',
    trial: `${TRIAL}; the run edits the deferral`,
    async try(stage) {
      const { line, body } = (await commandScene(stage)).edited;
      return {
        answer: [line, '200'],
        flags: [(body.flags ?? 0) & (LOADING | PRIVATE), PRIVATE],
        pictures: [body.attachments?.map(({ filename }) => filename), ['part.png']],
      };
    },
  },
  {
    id: 'answer-hidden',
    assumption: 'A private answer is not among the channel’s messages (404, 10008).',
    trial: `${TRIAL}; the run reads the private answer in the channel`,
    async try(stage) {
      const { hidden, listed, original } = await commandScene(stage);
      const isListed = listed.ok && listed.body.some(({ id }) => id === original);
      return { answer: [hidden.line, '404 10008'], listed: [isListed, false] };
    },
  },
  {
    id: 'answer-follow-ups',
    assumption: 'In a server with the bot, six private follow-ups are accepted.',
    trial: `${TRIAL}; the run sends six follow-ups`,
    async try(stage) {
      const { followUps } = await commandScene(stage);
      return {
        answers: [followUps.map(({ line }) => line), followUps.map(() => '200')],
        private: [followUps.every(({ body }) => ((body.flags ?? 0) & PRIVATE) !== 0), true],
      };
    },
  },
  {
    id: 'own-private',
    assumption: 'The private messages of your bot are accepted.',
    trial: `${TRIAL}; the run sends the private messages of your bot as follow-ups`,
    async try(stage) {
      const { panels } = await commandScene(stage);
      if (panels.length === 0) throw new CannotAsk(NO_OWN);
      return { refused: [panels.filter(({ line }) => line !== '200'), []] };
    },
  },
  {
    id: 'answer-removed',
    assumption: 'A private answer can be deleted, and is then unknown (404, 10008).',
    trial: `${TRIAL}; the run deletes its answer and reads it`,
    async try(stage) {
      const { removed, gone } = await commandScene(stage);
      return {
        answers: [
          [removed.line, gone.line],
          ['204', '404 10008'],
        ],
      };
    },
  },
  {
    id: 'answer-expired',
    assumption: 'After 15 minutes the token of an interaction is refused (401, 50027).',
    trial: `${TRIAL}; the run sends a follow-up after 15 minutes (only with \`--patient\`)`,
    async try(stage) {
      if (!stage.parts.patient) throw new NotTried('only with --patient');
      const { answers } = await commandScene(stage);
      await stage.wait(TOKEN_MS + 5_000);
      const { line } = await answers.followUp({ content: 'much too late', flags: PRIVATE });
      return { answer: [line, '401 50027'] };
    },
  },
  {
    id: 'typing-arrives',
    assumption: 'While a person types, the option in focus is marked and has the typed text.',
    trial: 'a person types in `/contact type`',
    async try(stage) {
      const { data } = (await typingScene(stage)).interaction;
      const [inner] = data.options as unknown as readonly { name: string; options?: readonly object[] }[];
      const [option] = inner?.options ?? [];
      const { focused, value, type } = (option ?? {}) as {
        focused?: unknown;
        value?: unknown;
        type?: unknown;
      };
      return {
        subcommand: [inner?.name, 'type'],
        option: [
          [focused, typeof value, type],
          [true, 'string', 3],
        ],
      };
    },
  },
  {
    id: 'typing-answer',
    assumption:
      'Typing takes 25 suggestions and nothing else: a message is refused, and does not count as the answer.',
    trial: 'a person types in `/contact type`; the run answers with a message and then with suggestions',
    async try(stage) {
      const { wrong, answered } = await typingScene(stage);
      return {
        message: [wrong.line, '400 50035 INTERACTION_RESPONSE_TYPE_NOT_ALLOWED'],
        suggestions: [answered.line, '200'],
      };
    },
  },
  {
    id: 'most-suggestion',
    assumption: 'The name of a suggestion has 100 characters at most.',
    trial: 'a person types in `/contact type`; the run answers with a longer name',
    try: async stage => ({ answer: [placeOf((await typingScene(stage)).tooLong), '400 50035 at name'] }),
  },
  {
    id: 'most-suggestions',
    assumption: 'Typing takes 25 suggestions at most.',
    trial: 'a person types in `/contact type`; the run answers with 26',
    try: async stage => ({ answer: [placeOf((await typingScene(stage)).tooMany), '400 50035 at choices'] }),
  },
  {
    id: 'answer-filled',
    assumption: 'The first follow-up of a deferral becomes its answer.',
    trial: 'a person uses the menu of a user; the run defers and sends a follow-up',
    async try(stage) {
      const { filled, original } = await userMenuScene(stage);
      return {
        answer: [filled.line, '200'],
        'same message': [filled.body.id === original.body.id, true],
      };
    },
  },
  {
    id: 'user-menu-arrives',
    assumption:
      'A command in a user’s menu has the user and the member, without parts that members have elsewhere.',
    trial: 'a person uses *Contact* in the menu of a user',
    async try(stage) {
      const { interaction, answered } = await userMenuScene(stage);
      const { target_id: target, resolved } = interaction.data;
      const member = resolved.members?.[target];
      return {
        user: [resolved.users[target]?.id === target, true],
        member: [member !== undefined, true],
        'user inside the member': [member !== undefined && 'user' in member, false],
        answer: [answered.line, '200'],
      };
    },
  },
];
