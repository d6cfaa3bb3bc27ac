import type { Match, Person } from '../../../src/table/match/types.ts';
import type { Table } from '../../../src/table/table.ts';
import { harnessed } from '../../../test/games/harnesses.ts';
import { accepted, lobbyOf, running } from '../../../test/table/room.ts';
import type { Chance } from '../../guard/chance.ts';
import type { Benched, Plan } from './games/benched.ts';

export const BENCHED: readonly Benched[] = Object.values(await harnessed('commands'));

/** Name of a kind of channel: `empty`, or the game and the plan that it holds (`porto/turn`). */
export type Place = string;
export const EMPTY: Place = 'empty';

export const placeOf = ({ guarded }: Benched, plan: string): Place => `${guarded.game.id}/${plan}`;

const LONGEST = 2_000;
const NOBODY: Person = { id: '', name: '' };

export const placesOf = (benched: Benched): readonly Place[] => [
  EMPTY,
  ...Object.keys(benched.plans(NOBODY)).map(plan => placeOf(benched, plan)),
];

async function playOn(
  table: Table,
  { guarded, choose }: Benched,
  begun: Match,
  until: NonNullable<Plan['until']>,
  chance: Chance,
): Promise<Match> {
  let match = begun;
  const below = chance.below.bind(chance);
  for (let made = 0; match.status === 'running'; made++) {
    if (until(match, made)) return match;
    if (made >= LONGEST) throw new Error(`${match.id} has no end`);
    const [seat = 0] = await table.awaited(match);
    const action = guarded.game.write(choose(match, seat, below));
    match = accepted(await table.act(match.id, match.seats[seat]?.id ?? '', action)).match;
  }
  return match;
}

export interface SamplesParts {
  readonly people: readonly Person[];
  readonly chance: Chance;
}

const TRIES = 20;

async function sample(
  table: Table,
  benched: Benched,
  [name, plan]: readonly [string, Plan],
  { people, chance }: SamplesParts,
): Promise<string> {
  const { options, seats, joined = seats, starts = true, until = () => true } = plan;
  const wantsEnd = name === benched.over;
  for (let time = 0; time < TRIES; time++) {
    const channelId = `sample-${placeOf(benched, name)}-${time}`;
    // Each plan gets a server of its own, since one person may open only a few tables in a server.
    const guildId = `sample-${placeOf(benched, name)}`;
    const wish = { game: benched.guarded.game.id, options, channelId, guildId, seats };
    if (!starts) return (await lobbyOf({ table }, people.slice(0, joined), wish)).id;
    const begun = await running({ table }, people.slice(0, joined), wish);
    const { id, status } = await playOn(table, benched, begun, until, chance);
    if ((status === 'over') === wantsEnd) return id;
  }
  throw new Error(`no game comes to "${placeOf(benched, name)}"`);
}

export async function samples(table: Table, parts: SamplesParts): Promise<ReadonlyMap<Place, string>> {
  const [person = NOBODY] = parts.people;
  const made = new Map<Place, string>();
  for (const benched of BENCHED)
    for (const plan of Object.entries(benched.plans(person)))
      made.set(placeOf(benched, plan[0]), await sample(table, benched, plan, parts));
  return made;
}
