import type { Answer, Channel, Person } from 'local-discord';
import type { AnyGame } from '../../src/core/game.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import type { Action } from '../../src/games/porto/rules/types.ts';
import { nextQuestion } from '../../src/stage/menu.ts';
import type { Table } from '../../src/table/table.ts';
import type { Match } from '../../src/table/types.ts';

/** Where somebody acts, and who knows how the game stands. */
export interface Place {
  readonly running: { readonly table: Pick<Table, 'live'> };
  readonly channel: Channel;
}

export const live = async ({ running, channel }: Place): Promise<Match> => {
  const match = await running.table.live(channel.id);
  if (!match) throw new Error('no game here');
  return match;
};

const optionsOf = (action: Action): Record<string, string | boolean> => {
  switch (action.type) {
    case 'keep':
      return { contracts: action.contracts.join(',') };
    case 'draw':
      return { cards: action.slots.join(','), now: true };
    case 'build':
      return {
        number: action.number,
        colour: action.colour,
        house: action.house,
        ...(action.token === undefined ? {} : { roof: action.token }),
        claim: action.fulfil?.join(',') ?? 'none',
        now: true,
      };
    case 'timer':
      return {
        ...(action.number === undefined ? {} : { number: action.number }),
        ...(action.house === undefined ? {} : { house: action.house }),
        ...(action.token === undefined ? {} : { roof: action.token }),
        now: true,
      };
    case 'pass':
      return { action: 'pass', now: true };
  }
};

export const byCommand = ({ channel }: Place, person: Person, action: Action): Promise<Answer> =>
  person.command(channel, `porto ${action.type === 'pass' ? 'do' : action.type}`, optionsOf(action));

const OPENERS: Readonly<Record<Action['type'], string>> = {
  keep: 'Keep',
  draw: 'Draw',
  build: 'Build',
  timer: 'Build with the Timer',
  pass: 'Pass',
};

/**
 * From the button under the newest board, through the panel's menus, to the press that commits.
 * @param committing is told that button's custom id before it is pressed
 */
export async function pressed(
  game: AnyGame,
  opener: string,
  play: Place,
  person: Person,
  action: unknown,
  committing: (customId: string) => void = () => {},
): Promise<Answer> {
  const match = await live(play);
  const seat = match.seats.find(each => each.id === person.id)?.seat ?? -1;
  const legal = match.position.legal(seat);
  const wanted = Object.fromEntries(game.fields(action));
  const { messages } = play.channel;
  const board =
    messages.findLast(({ buttons }) => buttons.some(({ label }) => label === opener)) ?? messages.at(-1);
  if (!board) throw new Error('no board');
  const panel = (await person.press(board, opener)).message;
  if (!panel) throw new Error('no panel');
  const picked: Record<string, string> = Object.fromEntries(game.fields(action).slice(0, 1));
  for (;;) {
    const question = nextQuestion(game, legal, picked);
    if (!question) break;
    const value = wanted[question.field] ?? '';
    const index = question.values.indexOf(value);
    const [marks] = panel.selects;
    if (marks && marks.max > 1) {
      await person.select(panel, marks.customId, value.split(','));
      picked[question.field] = value;
      continue;
    }
    for (let page = 0; !panel.selects[0]?.options.some(option => option.value === value); page++) {
      if (page * 25 > question.values.length) throw new Error(`${question.field} ${value} is not offered`);
      if (panel.selects[0]?.options[index]?.value.startsWith('#')) break;
      await person.press(panel, 'More');
    }
    const [select] = panel.selects;
    if (!select) throw new Error(`no menu in "${panel.content}"`);
    const offered = select.options.some(option => option.value === value)
      ? value
      : select.options[index]?.value;
    await person.select(panel, select.customId, [offered ?? '']);
    picked[question.field] = value;
  }
  const commit = panel.buttons[0]?.customId;
  if (commit === undefined) throw new Error(`nothing to press in "${panel.content}"`);
  committing(commit);
  return person.press(panel, commit);
}

export const byButtons = (
  play: Place,
  person: Person,
  action: Action,
  committing?: (customId: string) => void,
): Promise<Answer> =>
  pressed(porto as unknown as AnyGame, OPENERS[action.type], play, person, action, committing);
