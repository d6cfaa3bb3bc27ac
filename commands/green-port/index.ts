import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Typed } from '../../src/discord/context/command.ts';
import { greenPortPresenter } from '../../src/games/green-port/presenter/index.ts';
import { GREEN_PORT_WORDS } from '../../src/games/green-port/words/all.ts';
import { choosing } from '../definitions/localised.ts';
import { gameCommand } from '../shared/game-command.ts';
import { groups, own } from './actions.ts';
import { described, GREEN_PORT_COMMAND_WORDS } from './words/index.ts';

const named = choosing(GREEN_PORT_WORDS);
const VARIANTS = ['standard', 'no-tiles', 'no-powers', 'simple'] as const;

const options = {
  add(definition: SlashCommandSubcommandBuilder): void {
    definition.addStringOption(option =>
      described(option.setName('variant'), words => words.variant).addChoices(
        VARIANTS.map(variant => named(variant, ({ status }) => status.variants[variant])),
      ),
    );
  },
  read: ({ variant }: Typed) => ({ variant: VARIANTS.find(each => each === variant) ?? 'standard' }),
};

const command = gameCommand({
  game: 'green-port',
  words: GREEN_PORT_COMMAND_WORDS,
  seats: { min: 2, max: 4 },
  presenter: greenPortPresenter,
  options,
  deals: ['duel'],
  own,
  groups,
  order: ['daily', 'reveal', 'hire', 'answer', 'spend', 'end', 'hand', 'board'],
});

export const greenPortCommands = { command, menus: [] };
