import { expect } from 'vitest';
import { SeededDice } from '../../src/core/dice.ts';
import { porto } from '../../src/games/porto/index.ts';
import type { Action, Options, State } from '../../src/games/porto/types.ts';
import type { Answer, Channel, Person } from '../../src/local-discord/index.ts';
import type { Match } from '../../src/match/types.ts';
import { nextQuestion } from '../../src/present/menu.ts';
import type { Running } from '../support/bot.ts';

/** Where and by whom a game is played; everything that people do goes through Discord. */
export interface Play {
  readonly running: Running;
  readonly channel: Channel;
  readonly people: readonly Person[];
}

export const live = async ({ running, channel }: Play): Promise<Match> => {
  const match = await running.table.live(channel.id);
  if (!match) throw new Error('no game here');
  return match;
};

export const personAt = ({ people }: Play, match: Match, seat: number): Person => {
  const id = match.seats.find(each => each.seat === seat)?.id;
  const person = people.find(each => each.id === id);
  if (!person) throw new Error(`nobody at seat ${seat}`);
  return person;
};

const scratch = new SeededDice(new Uint8Array(32));

const gain = (state: State, seat: number, action: Action): number => {
  const done = porto.apply(state, seat, action, new SeededDice(new Uint8Array(32), scratch.counters));
  const after = done.ok ? done.value.state.players[seat]?.score : undefined;
  return (after ?? 0) - (state.players[seat]?.score ?? 0);
};

/** The build with most points if it brings 8 or more, else the largest draw: a person who knows what it is doing. */
export const greedy = (state: State, seat: number): Action => {
  const actions = porto.legal(state, seat);
  const [first] = actions;
  if (first === undefined) throw new Error(`seat ${seat} can't act`);
  if (first.type === 'timer' || first.type === 'keep') return first;
  const best = actions
    .filter(action => action.type === 'build')
    .map(action => ({ action, points: gain(state, seat, action) }))
    .reduce((one, other) => (other.points > one.points ? other : one), { action: first, points: -1 });
  const draws = actions.filter(action => action.type === 'draw');
  const most = Math.max(...draws.map(action => action.slots.length));
  const draw = draws.find(action => action.slots.length === most);
  return best.points >= 8 || draw === undefined ? best.action : draw;
};

/** Who draws one card at a time and never builds loses a solo game. */
export const idle = (state: State, seat: number): Action => {
  const [first] = porto.legal(state, seat);
  if (first === undefined) throw new Error(`seat ${seat} can't act`);
  return first;
};

const optionsOf = (action: Action): Record<string, string | boolean> => {
  switch (action.type) {
    case 'keep':
      return { contracts: action.contracts.join(',') };
    case 'draw':
      return { cards: action.slots.join(',') };
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
        number: action.number ?? '',
        house: action.house ?? '',
        ...(action.token === undefined ? {} : { roof: action.token }),
        now: true,
      };
    case 'pass':
      throw new Error('the table passes for people');
  }
};

export const byCommand = (play: Play, person: Person, action: Action): Promise<Answer> =>
  person.command(play.channel, `porto ${action.type}`, optionsOf(action));

const OPENERS: Readonly<Record<Action['type'], string>> = {
  keep: 'Keep',
  draw: 'Draw',
  build: 'Build',
  timer: 'Build with the Timer',
  pass: '',
};

/** From the button under the newest board, through the panel's menus, to the press that commits. */
export async function byButtons(play: Play, person: Person, action: Action): Promise<Answer> {
  const match = await live(play);
  const seat = match.seats.find(each => each.id === person.id)?.seat ?? -1;
  const legal = porto.legal(match.state as State, seat);
  const wanted = Object.fromEntries(porto.fields(action));
  const board = play.channel.messages.at(-1);
  if (!board) throw new Error('no board');
  const panel = (await person.press(board, OPENERS[action.type])).message;
  if (!panel) throw new Error('no panel');
  const picked: Record<string, string> = { type: action.type };
  for (;;) {
    const question = nextQuestion(porto, legal, picked);
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
  return person.press(panel, commit);
}

type Act = (play: Play, person: Person, action: Action) => Promise<Answer>;
export interface Manners {
  /** How each seat acts; the last counts for all that follow. */
  readonly acts: readonly Act[];
  readonly choose: (state: State, seat: number) => Action;
  /** Stops after so many revisions. */
  readonly until?: number;
  readonly after?: (match: Match) => void | Promise<void>;
}

/** Plays until the game is over; every decision is a person's. */
export async function playOn(
  play: Play,
  { acts, choose, until = Number.POSITIVE_INFINITY, after }: Manners,
): Promise<void> {
  for (;;) {
    const match = await play.running.table.live(play.channel.id);
    if (!match || match.rev >= until) return;
    const sealed = await play.running.table.sealed(match.id);
    const seat = porto.toAct(match.state as State).find(each => !sealed.includes(each));
    if (seat === undefined) throw new Error('nobody is to act');
    const act = acts[Math.min(seat, acts.length - 1)] ?? byCommand;
    const answer = await act(play, personAt(play, match, seat), choose(match.state as State, seat));
    expect(answer.ephemeral ?? true).toBe(true);
    await play.running.quiet();
    await after?.(match);
  }
}

/** A seed with which this way of playing ends in this way. */
export const seedWhere = (
  options: Options,
  seats: number,
  choose: Manners['choose'],
  fits: (state: State) => boolean,
): Uint8Array => {
  for (let byte = 1; byte < 256; byte++) {
    const seed = new Uint8Array(32).fill(byte);
    const dice = new SeededDice(seed);
    let state = porto.setup(seats, options, dice);
    for (let seat = porto.toAct(state)[0]; seat !== undefined; seat = porto.toAct(state)[0]) {
      const done = porto.apply(state, seat, choose(state, seat), dice);
      if (!done.ok) throw new Error(done.refusal.code);
      state = done.value.state;
    }
    if (fits(state)) return seed;
  }
  throw new Error('no such seed');
};
