import { ContextMenuCommandBuilder } from '@discordjs/builders';
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import type { UserMenu } from '../../src/discord/context/command.ts';
import { openTable } from '../../src/discord/panels/lobby/opening.ts';
import { say } from '../../src/discord/ports/answer.ts';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { localizations } from '../definitions/localised.ts';
import { flag, neededText } from '../definitions/verb.ts';
import { acting } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { build } from './build.ts';
import { solo } from './solo.ts';
import * as spelling from './spelling.ts';
import { timer } from './timer.ts';
import { PORTO_COMMAND_WORDS, verb } from './words/index.ts';

const draw = acting({
  definition: verb('draw', words => words.draw, { cards: neededText, now: flag }),
  type: 'draw',
  fields: ['cards'],
  written: ({ cards }) => `draw ${cards}`,
  narrows: spelling.slotsAgree,
});

const keep = acting({
  definition: verb('keep', words => words.keep, { contracts: neededText }),
  type: 'keep',
  fields: ['contracts'],
  spell: (_field, text) => spelling.contracts(text),
  written: ({ contracts }) => `keep ${contracts}`,
  atOnce: true,
});

const definition = new ContextMenuCommandBuilder()
  .setName(PORTO_COMMAND_WORDS.en.challenge)
  .setNameLocalizations(localizations(PORTO_COMMAND_WORDS, words => words.challenge))
  .setType(ApplicationCommandType.User)
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** User context menu that invites the selected person to a game for two in this channel. */
const challenge: UserMenu = {
  name: PORTO_COMMAND_WORDS.en.challenge,
  toJSON: () => definition.toJSON(),
  run: async (visit, context) => {
    const [target] = visit.named ?? [];
    if (!target || target.id === visit.person.id) return say(context.words.tables.yourself);
    const options = { variant: 'standard' };
    return openTable(context, visit, { game: 'porto', options, seats: 2, invited: [target.id] });
  },
};

const command = gameCommand({
  game: 'porto',
  words: PORTO_COMMAND_WORDS,
  seats: { min: 2, max: 4 },
  presenter: portoPresenter,
  settings: await REGISTRY.porto.settings(),
  solo,
  deals: ['solo', 'duel'],
  own: { build, draw, keep, timer },
  order: ['daily', 'build', 'draw', 'hand', 'board', 'keep', 'timer'],
});

export const portoCommands = { command, menus: [challenge] };
