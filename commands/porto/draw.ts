import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/gateway/command.ts';
import { suggest } from '../../src/discord/panels/autocomplete.ts';
import { TypedTurn } from '../../src/discord/panels/turn.ts';
import { nowOption } from './place.ts';
import * as spelling from './spelling.ts';
import { described } from './words/index.ts';

export const draw: Subcommand = {
  definition: described(new SlashCommandSubcommandBuilder().setName('draw'), words => words.draw.about)
    .addStringOption(option =>
      described(option.setName('cards'), words => words.draw.cards)
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addBooleanOption(option => nowOption(option, words => words.draw.now)),

  async run(visit, typed, room) {
    const turn = await TypedTurn.begin(room, visit, 'draw');
    if (!(turn instanceof TypedTurn)) return turn;
    const cards = turn.typed('cards', text(typed, 'cards') ?? '');
    if (!cards.ok) return turn.refuse('cards', cards.refusal);
    const action = `draw ${cards.value}`;
    const picked = { cards: cards.value };
    return typed.now === true ? turn.carryOut(action, picked) : turn.propose(action, picked);
  },

  suggest: (visit, typed, focused, room) =>
    suggest(room, visit, typed, focused, { type: 'draw', options: ['cards'], narrows: spelling.slotsAgree }),
};
