import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import type { Answer } from '../../src/discord/answer.ts';
import { type Subcommand, type Typed, text } from '../../src/discord/gateway/command.ts';
import { suggest } from '../../src/discord/panels/autocomplete.ts';
import { panel } from '../../src/discord/panels/panel.ts';
import { TypedTurn } from '../../src/discord/panels/turn.ts';
import type { Room } from '../../src/discord/room.ts';
import type { Visit } from '../../src/discord/visit.ts';
import { houseOption, nowOption, roofOption } from './place.ts';
import * as spelling from './spelling.ts';
import { described } from './words/index.ts';

const definition = described(new SlashCommandSubcommandBuilder().setName('timer'), words => words.timer.about)
  .addStringOption(option =>
    described(option.setName('number'), words => words.timer.number)
      .setRequired(true)
      .setAutocomplete(true),
  )
  .addStringOption(houseOption)
  .addStringOption(roofOption)
  .addBooleanOption(option => nowOption(option));

const SAMPLE = { number: 'blue-1', colour: 'blue-1', house: 'L3' };

const notation = (number: string, colour: string, house: string, roof?: string): string =>
  `timer ${number} ${colour} ${house}${roof === undefined || roof === 'none' ? '' : ` roof ${roof}`}`;

async function run(visit: Visit, typed: Typed, room: Room): Promise<Answer> {
  const turn = await TypedTurn.begin(room, visit, 'timer');
  if (!(turn instanceof TypedTurn)) return turn;
  const given = (field: string): string => text(typed, field) ?? '';
  const number = turn.meaning('number', given('number'), spelling.card(given('number')));
  const house = turn.meaning('house', given('house'), spelling.house(given('house')));
  const roof =
    given('roof') === '' ? undefined : turn.meaning('roof', given('roof'), spelling.house(given('roof')));
  const base = { number, house };
  if (!turn.isReadable(notation(number, SAMPLE.colour, SAMPLE.house))) {
    return turn.unknown('number', given('number'), base);
  }
  for (const [field, value] of [
    ['house', house],
    ['roof', roof],
  ] as const) {
    if (
      value !== undefined &&
      value !== 'none' &&
      !turn.isReadable(notation(SAMPLE.number, SAMPLE.colour, value))
    ) {
      return turn.unknown(field, given(field), base);
    }
  }
  const roofs = turn.choices('roof', base);
  if (roof === undefined && roofs.length > 0 && !roofs.includes('none')) {
    return panel(room, turn.seating, [['type', 'timer'], ...Object.entries(base)]);
  }
  const picked = { ...base, roof: roof ?? roofs[0] ?? 'none' };
  const [colour = number] = turn.choices('colour', { number });
  const action = turn.settled(picked) ?? notation(number, colour, house, roof);
  return typed.now === true ? turn.carryOut(action, picked) : turn.propose(action, picked);
}

export const timer: Subcommand = {
  definition,
  run,
  suggest: async (visit, typed, focused, room) => {
    const found = await suggest(room, visit, typed, focused, {
      type: 'timer',
      options: ['number', 'house', 'roof'],
    });
    return found.filter(({ value }) => focused !== 'roof' || value !== 'none');
  },
};
