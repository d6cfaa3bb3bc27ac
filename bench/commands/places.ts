import type { AnyGame } from '../../src/core/game.ts';
import { porto } from '../../src/games/porto/rules/index.ts';
import type { Table } from '../../src/table/table.ts';
import type { Match, Person } from '../../src/table/types.ts';
import type { Chance } from '../guard/chance.ts';

/** Kinds of channel in which everything is tried. */
export const PLACES = ['empty', 'lobby', 'full', 'keep', 'turn', 'theirs', 'offer', 'solo', 'over'] as const;
export type Place = (typeof PLACES)[number];

const game: AnyGame = porto;

const value = <T>(result: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

interface Plan {
  readonly variant: 'standard' | 'family' | 'solo';
  readonly seats: number;
  readonly joined?: number;
  readonly starts?: boolean;
  /** Random actions, builds first, until so many are made and it holds. */
  readonly until?: (match: Match, made: number) => boolean;
}

const isFirst = (match: Match, seat: number | undefined, person: Person): boolean =>
  seat !== undefined && match.seats[seat]?.id === person.id;

/** The first of the people asks; the others play with them. */
function plans(person: Person): Readonly<Record<Exclude<Place, 'empty'>, Plan>> {
  const builds = (match: Match): boolean => {
    const [seat] = match.position.toAct;
    if (seat === undefined || !isFirst(match, seat, person)) return false;
    return match.position.legal(seat).some(action => game.write(action).startsWith('build'));
  };
  return {
    lobby: { variant: 'standard', seats: 4, joined: 3, starts: false },
    full: { variant: 'standard', seats: 3, starts: false },
    keep: { variant: 'standard', seats: 2, until: () => true },
    turn: {
      variant: 'standard',
      seats: 4,
      until: (match, made) => made >= 30 && builds(match),
    },
    theirs: {
      variant: 'standard',
      seats: 3,
      until: (match, made) => made >= 20 && !isFirst(match, match.position.toAct[0], person),
    },
    offer: { variant: 'standard', seats: 3, until: (_, made) => made >= 20 },
    solo: { variant: 'solo', seats: 1, until: (_, made) => made >= 12 },
    over: { variant: 'family', seats: 3, until: () => false },
  };
}

async function playOn(
  table: Table,
  begun: Match,
  until: NonNullable<Plan['until']>,
  chance: Chance,
): Promise<void> {
  let match = begun;
  for (let made = 0; match.status === 'running' && !until(match, made); made++) {
    const sealed = await table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? 0;
    const texts = match.position.legal(seat).map(action => game.write(action));
    const wanted = texts.filter(text => text.startsWith('build') || text.startsWith('timer'));
    const action = chance.of(wanted.length > 0 && chance.below(2) === 0 ? wanted : texts);
    match = value(await table.act(match.id, match.seats[seat]?.id ?? '', action)).match;
  }
}

/** A game of each kind; gives their ids. */
export async function samples(
  table: Table,
  people: readonly Person[],
  guildId: string,
  chance: Chance,
): Promise<Readonly<Record<Exclude<Place, 'empty'>, string>>> {
  const [person] = people;
  if (!person) throw new Error('nobody');
  const made: [string, string][] = [];
  for (const [place, plan] of Object.entries(plans(person))) {
    const { variant, seats, joined = seats, starts = true, until = () => true } = plan;
    const opening = {
      game: porto.id,
      options: { variant },
      channelId: `sample-${place}`,
      guildId,
      opener: person,
      seats,
    };
    if (variant === 'solo') {
      const match = value(await table.openAndStart(opening));
      await playOn(table, match, until, chance);
      made.push([place, match.id]);
      continue;
    }
    const { id } = value(await table.open(opening));
    for (const other of people.slice(1, joined)) value(await table.join(id, other));
    if (starts) await playOn(table, value(await table.start(id, person.id)), until, chance);
    made.push([place, id]);
  }
  return Object.fromEntries(made) as Record<Exclude<Place, 'empty'>, string>;
}
