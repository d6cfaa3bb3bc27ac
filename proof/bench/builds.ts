import type { Channel, Person } from 'local-discord';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { porto } from '../../src/games/porto/game.ts';
import type { Action } from '../../src/games/porto/rules/types.ts';
import type { Match } from '../../src/table/match/types.ts';
import { opened, proposed } from '../../test/support/acts.ts';
import type { Running } from '../../test/support/bot.ts';

const game: AnyGame = porto;

export interface Game {
  readonly running: Running;
  readonly channel: Channel;
  readonly people: readonly Person[];
}

export async function begin(running: Running, people: readonly Person[]): Promise<Game> {
  const [guild] = running.discord.guilds;
  if (guild === undefined) throw new Error('no stage');
  const channel = guild.addChannel({ name: 'porto' });
  await opened({ ...running, channel }, people, 'porto new', { variant: 'standard', seats: 2 });
  return { running, channel, people };
}

export const matchOf = async ({ running, channel }: Game): Promise<Match | undefined> =>
  running.table.live(channel.id);

export async function turnOf({ running, people }: Game, match: Match): Promise<Turn> {
  const { table } = running;
  const [seat = -1] = await table.awaited(match);
  const person = people.find(({ id }) => id === match.seats.find(each => each.seat === seat)?.id);
  if (person === undefined) throw new Error('nobody is to act');
  return { person, actions: match.position.legal(seat) as readonly Action[] };
}

export interface Turn {
  readonly person: Person;
  readonly actions: readonly Action[];
}

export const canBuild = ({ actions }: Turn): boolean => actions.some(({ type }) => type === 'build');

/** Plays the legal action whose text is longest, since that action takes the most cards. */
export async function actOtherwise(
  { running }: Game,
  match: Match,
  { person, actions }: Turn,
): Promise<void> {
  const largest = actions
    .map(action => game.write(action))
    .reduce((one, other) => (other.length > one.length ? other : one));
  await running.table.act(match.id, person.id, largest);
  await running.quiet();
}

/** Selects the first legal build in the panel, and returns a function that commits it. */
export async function readyToBuild(played: Game, person: Person): Promise<() => Promise<unknown>> {
  const match = await matchOf(played);
  if (match === undefined) throw new Error('no game');
  const { actions } = await turnOf(played, match);
  const build = actions.find(({ type }) => type === 'build');
  const { panel, commit } = await proposed(game, played, person, build);
  return () => person.press(panel, commit);
}

export const drawnIn = ({ channel, running }: Game): Promise<number> =>
  new Promise(resolve => {
    const stop = running.discord.watch(happening => {
      if (happening.type !== 'message' || happening.change !== 'new') return;
      const { message } = happening;
      if (message.channel !== channel || message.ephemeral || message.attachments.length === 0) return;
      stop();
      resolve(performance.now());
    });
  });
