import type { Answer, Person } from 'local-discord';
import { expect } from 'vitest';
import { SeededDice } from '../../../src/core/dice.ts';
import type { AnyGame } from '../../../src/core/game.ts';
import { greenPortPresenter } from '../../../src/games/green-port/presenter/index.ts';
import { greenPort } from '../../../src/games/green-port/rules/index.ts';
import { type Action, COLOURS, type State } from '../../../src/games/green-port/rules/types.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games } from '../../../src/games/registry.ts';
import type { Language } from '../../../src/stage/language/languages.ts';
import type { Presenters } from '../../../src/stage/presenter.ts';
import { last, type Scene, scene } from '../../discord/kit.ts';
import { pressed } from '../../support/acts.ts';
import { truth } from '../../support/truth.ts';

/** Makes a presenter without painting, which would take minutes. The look of the board does not matter here. */
const unpainted = (language: Language) => greenPortPresenter(language, async () => Buffer.from('a picture'));

/** A game of Green Port in a channel, begun. */
export interface Harbour {
  readonly stage: Scene;
  /** People in the order of seats. */
  readonly people: readonly Person[];
  /** Another game of as many people with the same bot, in a channel of its own. */
  readonly again: (position?: State) => Promise<Harbour>;
}

export interface HarbourOptions {
  readonly variant?: string;
  readonly seed?: Uint8Array;
  /** The position that the game begins with; default: a deal. */
  readonly position?: State;
}

export async function harbour(seats: number, options: HarbourOptions = {}): Promise<Harbour> {
  const { variant = 'standard', seed, position } = options;
  let next = position;
  const setup: typeof greenPort.setup = (...deal) => next ?? greenPort.setup(...deal);
  const begun = { ...greenPort, setup } as unknown as AnyGame;
  const stage = await scene({
    presenters: { ...presenters, 'green-port': unpainted as unknown as Presenters[string] },
    ...(seed && { newSeed: () => seed }),
    games: { ...games, 'green-port': begun },
  });
  const people = [stage.ann, stage.bob, stage.cid, stage.discord.addUser({ name: 'Dot' })].slice(0, seats);
  const again = (other?: State): Promise<Harbour> => {
    next = other;
    return begin({ ...stage, channel: stage.guild.addChannel({ name: 'green-port' }) });
  };
  const begin = async (here: Scene): Promise<Harbour> => {
    const { channel, table } = here;
    const [opener, ...others] = people;
    await opener?.command(channel, 'green-port new', { seats, variant, order: 'joined' });
    await here.quiet();
    for (const person of others) await person.press(last(channel), 'Join');
    await here.quiet();
    if ((await table.live(channel.id))?.status === 'lobby') await opener?.press(last(channel), 'Start');
    await here.quiet();
    return { stage: here, people, again };
  };
  return begin(stage);
}

export const now = async ({ stage }: Harbour) => {
  const match = await stage.table.latest(stage.channel.id);
  if (!match) throw new Error('no game');
  return match;
};

export const stateOf = async (at: Harbour): Promise<State> => truth<State>(at.stage, await now(at));

export const personAt = ({ people }: Harbour, seat: number): Person => {
  const person = people[seat];
  if (!person) throw new Error(`nobody at seat ${seat}`);
  return person;
};

type Options = Readonly<Record<string, string | boolean>>;
type Typed = readonly [verb: string, options: Options];

const cubesTyped = (cubes: Readonly<Record<string, number>>): string =>
  Object.entries(cubes)
    .map(([colour, count]) => `${count} ${colour}`)
    .join(', ') || 'none';

/** An action as its own verb is typed, all of it. */
export function verbOf(action: Action): Typed {
  switch (action.type) {
    case 'reveal':
    case 'end':
      return [action.type, {}];
    case 'hire':
      return ['hire', action.colour === undefined ? {} : { colour: action.colour }];
    case 'flip':
    case 'bust':
    case 'pass':
      return [`answer ${action.type}`, {}];
    case 'pick':
    case 'bonus':
      return [`answer ${action.type}`, { colour: action.colour }];
    case 'refer':
      return ['answer refer', { colour: action.colour, pay: action.pay }];
    case 'lose': {
      const lost = COLOURS.map(colour => [colour, String(action.cubes[colour] ?? 0)]);
      return ['answer lose', { ...Object.fromEntries(lost), now: true }];
    }
    case 'complete':
      return [
        'spend complete',
        { objective: String(action.objective), pay: cubesTyped(action.pay), now: true },
      ];
    case 'buy':
      return [
        'spend buy',
        { colour: action.colour, ...(action.boost !== undefined && { boost: action.boost }), now: true },
      ];
    case 'unflip':
      return ['spend unflip', { pay: cubesTyped(action.pay), now: true }];
    case 'specialise':
      return ['spend specialise', { colour: action.colour, pay: cubesTyped(action.pay), now: true }];
  }
}

export const typing = (at: Harbour, seat: number, verb: string, options: Options = {}): Promise<Answer> =>
  personAt(at, seat).command(at.stage.channel, `green-port ${verb}`, options);

export const anyDice = (): SeededDice => new SeededDice(new Uint8Array(32).fill(3));

/** Presses the asked person's way to an action. */
export const press = async (at: Harbour, action: Action): Promise<void> => {
  const [seat = -1] = greenPort.toAct(await stateOf(at));
  const place = { running: at.stage, channel: at.stage.channel };
  const answer = await pressed(greenPort as unknown as AnyGame, place, personAt(at, seat), action);
  expect(answer.ephemeral).toBe(true);
  await at.stage.quiet();
};
