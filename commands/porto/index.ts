import type { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Typed } from '../../src/discord/context/command.ts';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { PORTO_WORDS } from '../../src/games/porto/words/all.ts';
import { choosing } from '../definitions/localised.ts';
import { gameCommand } from '../shared/game-command.ts';
import { build } from './build.ts';
import { challenge } from './challenge.ts';
import { draw } from './draw.ts';
import { keep } from './keep.ts';
import { solo } from './solo.ts';
import { timer } from './timer.ts';
import { described, PORTO_COMMAND_WORDS } from './words/index.ts';

const named = choosing(PORTO_WORDS);
const VARIANTS = ['standard', 'family'] as const;

const options = {
  add(definition: SlashCommandSubcommandBuilder): void {
    definition.addStringOption(option =>
      described(option.setName('variant'), words => words.variant.about).addChoices(
        VARIANTS.map(variant => named(variant, ({ status }) => status.variants[variant])),
      ),
    );
  },
  read: ({ variant }: Typed) => ({ variant: VARIANTS.find(each => each === variant) ?? 'standard' }),
};

const command = gameCommand({
  game: 'porto',
  words: PORTO_COMMAND_WORDS,
  seats: { min: 2, max: 4 },
  presenter: portoPresenter,
  options,
  solo,
  deals: ['solo', 'duel'],
  own: { build, draw, keep, timer },
  order: ['daily', 'build', 'draw', 'hand', 'board', 'keep', 'timer'],
});

export const portoCommands = { command, menus: [challenge] };
