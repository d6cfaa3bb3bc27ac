import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical } from '../../../proof/oracle/record.ts';
import { legalActions, worth } from '../../../proof/oracle/rules.ts';
import { SeededDice } from '../../../src/core/contract/dice.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { PRIVATE_DECK } from '../../../src/games/porto/rules/cards.ts';
import { privatePoints } from '../../../src/games/porto/rules/scoring.ts';
import {
  type Action,
  COLOURS,
  type Event,
  type Options,
  type State,
} from '../../../src/games/porto/rules/types.ts';
import { oraclePosition, position } from './position.ts';

const seed = fc.uint8Array({ minLength: 32, maxLength: 32 });
const table = fc.oneof(
  fc.record({
    seats: fc.integer({ min: 2, max: 4 }),
    options: fc.constantFrom<Options>({ variant: 'standard' }, { variant: 'family' }),
  }),
  fc.record({
    seats: fc.constant(1),
    options: fc.constantFrom<Options>({ variant: 'solo', timer: 28 }, { variant: 'solo', timer: 24 }),
  }),
);
/** Random numbers, each of which chooses a legal action. Two of three choose a build, so that houses grow. */
const choices = fc.array(fc.nat(), { minLength: 60, maxLength: 160 });

interface Seen {
  readonly before: State;
  readonly seat: number;
  readonly action: Action;
  readonly after: State;
  readonly events: readonly Event[];
}

const everyStep = (check: (seen: Seen) => void, numRuns = 60) =>
  fc.assert(
    fc.property(seed, table, choices, (bytes, { seats, options }, picks) => {
      const dice = new SeededDice(bytes);
      let before = porto.setup(seats, options, dice);
      for (const choice of picks) {
        const seat = porto.toAct(before)[0];
        if (seat === undefined) return;
        const legal = porto.legal(before, seat);
        const builds = legal.filter(({ type }) => type === 'build');
        const from = builds.length > 0 && choice % 3 > 0 ? builds : legal;
        const action = from[choice % from.length];
        if (action === undefined) throw new Error('nothing is legal');
        const result = porto.apply(before, seat, action, dice);
        if (!result.ok) throw new Error(result.refusal.code);
        const { state: after, events } = result.value;
        check({ before, seat, action, after, events: events.map(({ event }) => event) });
        before = after;
      }
    }),
    { numRuns },
  );

const scoresOf = (state: State) => state.players.map(({ score }) => score);
const roofsOf = (state: State) => state.houses.filter(({ level, height }) => level === height).length;

describe('Whatever is played', () => {
  it('names openly the kinds of all legal actions, and no other', () =>
    everyStep(({ before, after }) => {
      for (const state of [before, after])
        for (const seat of porto.toAct(state)) {
          const kinds = [...new Set(porto.legal(state, seat).map(({ type }) => type))];
          expect(porto.openers?.(porto.view(state, 'table'), seat)).toEqual(
            kinds.map(kind => ['type', kind]),
          );
        }
    }));

  it('scores never fall, and only the seat that builds scores', () => {
    everyStep(({ before, after, seat, action }) => {
      scoresOf(after).forEach((score, other) => {
        const gained = score - (scoresOf(before)[other] ?? 0);
        if (action.type === 'build' && other === seat) expect(gained).toBeGreaterThan(0);
        else expect(gained).toBe(0);
      });
    });
  });

  it("a build's points are at least its floors, and its parts add up to what the score gains", () => {
    everyStep(({ before, after, seat, events }) => {
      for (const event of events) {
        if (event.type !== 'built') continue;
        const { house, neighbours, ground, roof, contracts } = event.points;
        expect(house).toBeGreaterThanOrEqual(event.placed.floors);
        expect(neighbours).toBeLessThanOrEqual(2 * event.placed.floors);
        expect(ground > 0).toBe(event.placed.level === event.placed.floors);
        if (roof > 0) expect(event.placed.completed).toBe(true);
        expect(contracts > 0).toBe(event.claimed.length > 0);
        expect((scoresOf(after)[seat] ?? 0) - (scoresOf(before)[seat] ?? 0)).toBe(
          house + neighbours + ground + roof + contracts,
        );
      }
    });
  });

  it('one house changes by a build, none by anything else, and none ever shrinks', () => {
    everyStep(({ before, after, action }) => {
      const changed = after.houses.filter((house, index) => house.level !== before.houses[index]?.level);
      const builds = action.type === 'build' || (action.type === 'timer' && action.house !== undefined);
      expect(changed.map(({ id }) => id)).toEqual(builds ? [action.house] : []);
      after.houses.forEach((house, index) => {
        expect(house.level).toBeGreaterThanOrEqual(before.houses[index]?.level ?? 0);
        const colour = before.houses[index]?.colour;
        if (colour) expect(house.colour).toBe(colour);
      });
    });
  });

  it('supplies never run below nothing, and no two neighbours share a colour', () => {
    everyStep(({ after }) => {
      const { supply, roofs } = porto.view(after, 'table');
      for (const colour of COLOURS) {
        const tiles = after.houses.filter(house => house.colour === colour);
        expect(supply[colour].grounds).toBe(3 - tiles.length);
        expect(supply[colour].floors).toBe(15 - tiles.reduce((sum, { level }) => sum + level - 1, 0));
        expect(Math.min(supply[colour].grounds, supply[colour].floors)).toBeGreaterThanOrEqual(0);
      }
      expect(roofs.placed).toBe(roofsOf(after));
      after.houses.forEach((house, index) => {
        const next = after.houses[index + 1];
        if (house.colour !== null && next?.id[0] === house.id[0]) expect(next?.colour).not.toBe(house.colour);
      });
    });
  });

  it('the market is full unless both piles are empty, solo between Timer and refill apart', () => {
    everyStep(({ after }) => {
      if (after.phase.type !== 'turn') return;
      if (after.market.includes(null)) expect([after.deck.length, after.discards.length]).toEqual([0, 0]);
      if (after.contracts.includes(null))
        expect([after.publicDeck.length, after.publicDiscards.length]).toEqual([0, 0]);
    });
  });

  it('a hand changes only by the cards that its seat draws or plays', () => {
    everyStep(({ before, after, seat, action }) => {
      const sizes = (state: State) => state.players.map(({ hand }) => hand.length);
      const change = action.type === 'draw' ? action.slots.length : action.type === 'build' ? -2 : 0;
      expect(sizes(after)).toEqual(sizes(before).map((size, other) => size + (other === seat ? change : 0)));
    });
  });

  it('the end is announced once, when the roofs are on, and the game ends with the round after', () => {
    everyStep(({ before, after, events }) => {
      const announced = events.filter(({ type }) => type === 'endTriggered').length;
      const needed = porto.view(after, 'table').roofs.end;
      const due = needed !== null && before.lastRound === null && roofsOf(after) >= needed;
      expect(announced).toBe(due ? 1 : 0);
      if (due) expect(after.lastRound).toBe(before.round + 1);
      if (after.phase.type === 'over') expect(events.at(-1)?.type).toBe('ended');
      if (after.phase.type === 'over' && after.variant !== 'solo')
        expect(after.round).toBe(after.lastRound ?? after.round);
    });
  });

  it('the legal actions are those that the oracle finds legal', () => {
    let step = 0;
    everyStep(({ after }) => {
      if (step++ % 15 > 0 || after.players.some(({ hand }) => hand.length > 12)) return;
      const ours = porto
        .toAct(after)
        .flatMap(seat => porto.legal(after, seat).map(action => canonical({ seat, ...action })));
      expect(ours.sort()).toEqual(legalActions(oraclePosition(after)).map(canonical).sort());
    }, 40);
  });
});

describe('Private contracts', () => {
  it('private contracts bring the points that a second program of the rules counts', () => {
    // The box has grounds for three houses of a colour.
    const colours = COLOURS.flatMap(colour => [colour, colour, colour]);
    const streets = fc.record({
      seats: fc.constantFrom(2, 3, 4),
      colours: fc.shuffledSubarray(colours, { minLength: 14 }),
      lacks: fc.array(fc.constantFrom(0, 0, 0, 1), { minLength: 14 }),
    });
    const found = new Set<string>();
    fc.assert(
      fc.property(streets, ({ seats, colours, lacks }) => {
        const plain = position({ seats });
        const houses = plain.houses.map((house, index) => ({
          ...house,
          colour: colours[index] ?? 'red',
          level: house.height - (lacks[index] ?? 0),
        }));
        for (const contract of PRIVATE_DECK) {
          const points = privatePoints(houses, contract);
          const counted = worth(oraclePosition({ ...plain, houses }), contract);
          expect(points, contract).toBe(counted);
          found.add(`${contract.replace(/-.*/, '')} ${points}`);
        }
      }),
      { numRuns: 500 },
    );
    // Each number of points that a kind of contract can bring has come up.
    expect(found.size).toBe(21);
  });
});
