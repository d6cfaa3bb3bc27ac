import { Routes } from 'discord-api-types/v10';
import type { Assumption } from '../stage/assumption.ts';
import { CannotAsk } from '../stage/outcome.ts';
import { registeredOwn } from '../stage/registered.ts';

export const NO_OWN = 'the run has got no commands and messages of a bot (option --own)';

/** Assumptions about the commands and messages of the bot whose author runs contact. */
export const own: readonly Assumption[] = [
  {
    id: 'own-commands',
    assumption: 'Discord accepts all commands of your bot, and lists them unchanged.',
    trial: 'registers them in the server and compares the list, with localisations, with the definitions',
    async try(stage) {
      const { commands = [] } = stage.parts.own;
      if (commands.length === 0) throw new CannotAsk(NO_OWN);
      return registeredOwn(stage, commands);
    },
  },
  {
    id: 'own-messages',
    assumption: 'Discord accepts the messages of your bot, with their pictures.',
    trial: 'posts them',
    async try(stage) {
      const messages = (await stage.ownMessages()).filter(({ isPrivate }) => !isPrivate);
      if (messages.length === 0) throw new CannotAsk(NO_OWN);
      const refused: string[] = [];
      for (const { name, body, files } of messages) {
        const route = Routes.channelMessages(stage.place.channel);
        const { ok, line } = await stage.requests.ask('POST', route, { body, ...(files && { files }) });
        if (!ok) refused.push(`${name}: ${line}`);
      }
      return { refused: [refused, []] };
    },
  },
];
