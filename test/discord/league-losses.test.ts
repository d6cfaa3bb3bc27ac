import { expect, test } from 'vitest';
import { SEAT_LOSSES, type SeatLoss } from '../../src/core/contract/seat-ends.ts';
import { roundLines } from '../../src/discord/messages/league.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { leagueAlt, leagueScene } from '../../src/presentation/pictures/leagues/scene.ts';
import type { LeagueCard } from '../../src/presentation/presenter/contest-cards.ts';
import type { Shape } from '../../src/presentation/shapes/scene.ts';
import { smallEnd } from '../../src/presentation/widgets/badges.ts';
import { endSign } from '../../src/presentation/widgets/celebration.ts';
import { SHARED_WORDS } from '../../src/presentation/words/index.ts';
import type { LeaguePage } from '../../src/table/leagues/page.ts';
import type { Person } from '../../src/table/match/types.ts';
import { TABLES } from '../games/harnesses.ts';
import { roomOf } from '../support/room.ts';
import { begun, company, matchesOf, openTables, pageOf } from '../table/leagues/room.ts';
import { accepted, type Room, room } from '../table/room.ts';

const PEOPLE = company(4);
const [ANN, BEN, ...OTHERS] = PEOPLE;

/** Changes a seat as its loss does, before its game ends. */
const LOSE: Readonly<Record<SeatLoss, (here: Room, match: string, seat: number) => Promise<unknown>>> = {
  resigned: async (here, match) => accepted(await here.table.resign(match, BEN?.id ?? '')),
  outOfTime: async (here, match, seat) => {
    await here.store.seats.change(match, seat, { spentMs: 10 ** 9 });
    accepted(await here.table.resign(match, BEN?.id ?? ''));
  },
  left: ({ table }) => table.housekeeping.forget(BEN?.id ?? ''),
  removed: ({ store }, match, seat) => store.seats.change(match, seat, { absentAt: 1, gone: true }),
  replaced: async ({ store }, match, seat) => {
    await store.seats.change(match, seat, { offeredAt: 1 });
    await store.seats.take(match, seat, 'u99', 'Zoe');
  },
  standIn: ({ store }, match, seat) => store.seats.change(match, seat, { absentAt: 1 }),
};

/** Plays a league of one round in which Ben loses his seat, and returns its page. */
async function season(game: string, loss: SeatLoss): Promise<LeaguePage> {
  const here = await room({ games });
  const options = TABLES[game]?.[0]?.options ?? {};
  const id = await begun(here, PEOPLE, { game, options, seats: 4, rounds: 1 });
  await openTables(here, id);
  const [match] = await matchesOf(here, id);
  if (!match) throw new Error('no match');
  const seat = match.seats.find(({ id: own }) => own === BEN?.id)?.seat ?? -1;
  await LOSE[loss](here, match.id, seat);
  for (const person of [ANN, ...OTHERS]) await here.table.resign(match.id, person?.id ?? '');
  return pageOf(here, id);
}

test.each(gamesFrom('shown').flatMap(game => SEAT_LOSSES.map(loss => [game, loss] as const)))(
  'a league of %s tells how a person lost a seat: %s',
  async (game, loss) => {
    const page = await season(game, loss);
    const [round] = page.history;
    const isLost = ({ person }: { readonly person: Person }) =>
      [ANN, ...OTHERS].every(other => other?.id !== person.id);
    const lost = round?.tables[0]?.seats.find(isLost);
    expect(lost?.loss).toBe(loss);
    expect(page.standing.find(isLost)?.course).toEqual([loss]);
    if (!round) throw new Error('no round');
    const here = await room({ games });
    for (const language of LANGUAGES) {
      const lines = roundLines(roomOf(here.table, { language }), page, round).join('\n');
      expect(lines).toContain(SHARED_WORDS[language].seatEnds[loss]);
      expect(lines).not.toContain('–');
    }
  },
);

test('the clock of a lost seat has one drawing, small and large', () => {
  const drawn = (shapes: readonly Shape[]) => {
    const [face, hands] = ['flag/clock', 'flag/hands'].map(id => shapes.find(shape => shape.id === id));
    if (face?.type !== 'circle' || hands?.type !== 'polygon') throw new Error('no clock');
    const { x, y, r, stroke } = face;
    const part = (length: number): number => Math.round((100 * length) / r);
    return [
      hands.points.map(([at, up]) => [part(at - x), part(up - y)]),
      [part(hands.stroke?.width ?? 0), part(stroke?.width ?? 0)],
    ];
  };
  expect(drawn(endSign('outOfTime', 40, 120))).toEqual(drawn(smallEnd('outOfTime', 7, 40)));
});

test.each(SEAT_LOSSES)('the picture and the alt text of a league show a lost seat: %s', loss => {
  const line = { place: 1, name: 'Ben', points: 0, course: [7, loss], gone: null };
  const card: LeagueCard = {
    ...{ name: 'Autumn', status: 'running', round: 2, rounds: 2, lines: [line] },
    cup: [[{ names: ['Ann', 'Ben'], winner: 0, losses: [null, loss] }]],
  };
  for (const language of LANGUAGES) {
    const { items } = leagueScene(card, 'Porto', language);
    const signs = items.flatMap(item => ('items' in item && /loss|round/.test(item.id) ? item.id : []));
    expect(signs).toEqual(['cup/0/0/1/loss', 'line/0/round/1']);
    expect(leagueAlt(card, 'Porto', language)).toContain(SHARED_WORDS[language].seatEnds[loss]);
  }
});
