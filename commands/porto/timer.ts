import { type Subcommand, type Typed, text } from '../../src/discord/context/command.ts';
import type { Context } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { suggest } from '../../src/discord/panels/typing/autocomplete.ts';
import { TypedTurn } from '../../src/discord/panels/typing/typed-turn.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import { flag, suggested } from '../definitions/verb.ts';
import * as spelling from './spelling.ts';
import { verb } from './words/index.ts';

const definition = verb('timer', ({ timer, build }) => ({ ...build, ...timer }), {
  number: suggested,
  house: suggested,
  roof: suggested,
  now: flag,
});

const SAMPLE = { number: 'blue-1', colour: 'blue-1', house: 'L3' };

const notation = (number: string, colour: string, house: string, roof?: string): string =>
  `timer ${number} ${colour} ${house}${roof === undefined || roof === 'none' ? '' : ` roof ${roof}`}`;

type Base = Readonly<Partial<Record<'number' | 'house' | 'roof', string>>>;

/**
 * Handles a command with missing options. If only one action is possible, it plays or previews that action. Otherwise it says
 * which option is missing, or why nothing is legal.
 */
function unfinished(turn: TypedTurn, base: Base, now: boolean): Promise<Answer> | Answer {
  const finish = (action: string, picked: Readonly<Record<string, string>>): Promise<Answer> =>
    now ? turn.carryOut(action, picked) : turn.propose(action, picked);
  const only = turn.settled(base);
  if (only !== undefined) return finish(only, base);
  if (!turn.isLegal({})) return turn.carryOut('timer', { number: SAMPLE.number });
  if (turn.isLegal(base)) return turn.lacking(base.number === undefined ? 'number' : 'house', base);
  // The typed values are not legal together. The rules refuse this action with the reason; sample values replace the missing
  // ones.
  const number = base.number ?? turn.choices('number')[0] ?? SAMPLE.number;
  const colour = turn.choices('colour', { number })[0] ?? number;
  return turn.carryOut(notation(number, colour, base.house ?? SAMPLE.house, base.roof), base);
}

async function run(visit: Visit, typed: Typed, context: Context): Promise<Answer> {
  const turn = await TypedTurn.begin(context, visit, 'timer');
  if (!(turn instanceof TypedTurn)) return turn;
  const meant = (field: string, spell: (typed: string) => string): Readonly<Record<string, string>> => {
    const given = text(typed, field);
    return given === undefined ? {} : { [field]: turn.meaning(field, given, spell(given)) };
  };
  const base: Base = {
    ...meant('number', spelling.card),
    ...meant('house', spelling.house),
    ...meant('roof', spelling.house),
  };
  const { number, house, roof } = base;
  for (const [field, sample] of [
    ['number', notation(number ?? SAMPLE.number, SAMPLE.colour, SAMPLE.house)],
    ['house', notation(SAMPLE.number, SAMPLE.colour, house ?? SAMPLE.house)],
    ['roof', notation(SAMPLE.number, SAMPLE.colour, SAMPLE.house, roof)],
  ] as const)
    if (!turn.isReadable(sample)) return turn.unknown(field, text(typed, field) ?? '', base);
  const now = typed.now === true;
  if (number === undefined || house === undefined) return unfinished(turn, base, now);
  const roofs = turn.choices('roof', { number, house });
  if (roof === undefined && roofs.length > 0 && !roofs.includes('none'))
    return panel(context, turn.seating, [['type', 'timer'], ...Object.entries({ number, house })]);
  const picked = { number, house, roof: roof ?? roofs[0] ?? 'none' };
  const [colour = number] = turn.choices('colour', { number });
  const action = turn.settled(picked) ?? notation(number, colour, house, roof);
  return now ? turn.carryOut(action, picked) : turn.propose(action, picked);
}

export const timer: Subcommand = {
  definition,
  run,
  suggest: async (visit, typed, focused, context) => {
    const found = await suggest(context, visit, typed, focused, {
      type: 'timer',
      options: ['number', 'house', 'roof'],
    });
    return found.filter(({ value }) => focused !== 'roof' || value !== 'none');
  },
};
