import { ContextMenuCommandBuilder } from '@discordjs/builders';
import { ApplicationCommandType, ApplicationIntegrationType, InteractionContextType } from 'discord.js';
import { type Subcommand, type UserMenu, whole } from '../../src/discord/context/command.ts';
import { openTable } from '../../src/discord/panels/lobby/opening.ts';
import { say } from '../../src/discord/ports/answer.ts';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { REGISTRY } from '../../src/games/registry.ts';
import { localizations } from '../definitions/localised.ts';
import { type AddOption, flag, neededText, oneNumberOf } from '../definitions/verb.ts';
import { acting } from '../shared/acting.ts';
import { gameCommand } from '../shared/game-command.ts';
import { described } from '../shared/words.ts';
import { build } from './build.ts';
import * as spelling from './spelling.ts';
import { timer } from './timer.ts';
import { choice, PORTO_COMMAND_WORDS, verb } from './words/index.ts';

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

const menu = new ContextMenuCommandBuilder()
  .setName(PORTO_COMMAND_WORDS.en.challenge)
  .setNameLocalizations(localizations(PORTO_COMMAND_WORDS, words => words.challenge))
  .setType(ApplicationCommandType.User)
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** User context menu that invites the selected person to a game for two in this channel. */
const challenge: UserMenu = {
  name: PORTO_COMMAND_WORDS.en.challenge,
  toJSON: () => menu.toJSON(),
  run: async (visit, context) => {
    const [target] = visit.named ?? [];
    if (!target || target.id === visit.person.id) return say(context.words.tables.yourself);
    const options = { variant: 'standard' };
    return openTable(context, visit, { game: 'porto', options, seats: 2, invited: [target.id] });
  },
};

type Size = keyof (typeof PORTO_COMMAND_WORDS)['en']['solo']['timers'];

const settings = await REGISTRY.porto.settings();
/** Numbers of cards in the Timer (the opponent's deck in a solo game), the default first. */
const SIZES = (settings.settings.find(({ name }) => name === 'timer')?.values ?? []).map(Number);

/** The option of every game's command `new`, with its words. */
const thread: Readonly<Record<string, AddOption>> = {
  thread: command =>
    command.addBooleanOption(option => described(option.setName('thread'), words => words.new.thread)),
};

const solo: Subcommand = {
  definition: verb('solo', words => words.solo, {
    timer: oneNumberOf(SIZES.map(size => choice(size, words => words.solo.timers[size as Size]))),
    ...thread,
  }),
  run: (visit, typed, context) =>
    openTable(context, visit, {
      game: 'porto',
      options: settings.options({ variant: 'solo', timer: String(whole(typed, 'timer')) }),
      solo: true,
      thread: typed.thread === true,
    }),
};

const command = gameCommand({
  game: 'porto',
  words: PORTO_COMMAND_WORDS,
  seats: { min: 2, max: 4 },
  presenter: portoPresenter,
  settings,
  solo,
  deals: ['solo', 'duel'],
  own: { build, draw, keep, timer },
  order: ['daily', 'build', 'draw', 'hand', 'board', 'keep', 'timer'],
});

export const portoCommands = { command, menus: [challenge] };
