import { expect, test } from 'vitest';
import { last, shown } from '../discord/kit.ts';
import { part } from '../support/test-form.ts';
import { LONG_GAMES } from './green-port/games.ts';
import { GREEN_PORT_SEATING } from './green-port/harbour.ts';
import { playedBy, type seating } from './seated.ts';
import { VINTAGE_SEATING } from './vintage/valley.ts';

/**
 * Game to play by hand. `others` are kinds of action that get no preference. `said` and `alt` are words at the end of the game.
 */
interface ByHand {
  readonly seating: ReturnType<typeof seating<unknown, unknown, unknown, unknown, unknown>>;
  readonly others: readonly string[];
  readonly tables: readonly (readonly [seats: number, variant?: string])[];
  readonly verbs: string;
  readonly said: string;
  readonly alt: string;
}

const GAMES: Readonly<Record<string, ByHand>> = {
  'green-port': {
    seating: GREEN_PORT_SEATING as unknown as ByHand['seating'],
    others: ['hire', 'pass', 'end'],
    tables: LONG_GAMES.map(([variant, seats]) => [seats, variant] as const),
    verbs: 'pick reveal hire flip bust lose bonus refer pass complete buy unflip specialise end',
    said: 'Objectives',
    alt: 'Headquarters left',
  },
  vintage: {
    seating: VINTAGE_SEATING as unknown as ByHand['seating'],
    others: ['pass', 'stop'],
    tables: [[2], [3], [4]],
    verbs: 'buy plant harvest gather sail unload age take play first',
    said: 'Port sold',
    alt: 'Won:',
  },
};

test.each(part(Object.entries(GAMES), 1))(
  'whole games of %s by commands alone use every verb',
  async (_, game) => {
    const { seating: at, others, tables, verbs } = game;
    const kinds = new Set<string>();
    for (const [seats, variant] of part(tables, 2))
      for (const kind of (await playedBy(at, at.byCommands, others, seats, variant)).kinds) kinds.add(kind);
    expect([...kinds]).toEqual(expect.arrayContaining(verbs.split(' ')));
  },
);

test.each(part(Object.entries(GAMES), 1))(
  'a whole game of %s by buttons alone ends with its result',
  async (_, game) => {
    const { seating: way, others, said, alt } = game;
    const { at, kinds } = await playedBy(way, way.byButtons, others, 2);
    expect(kinds.size).toBeGreaterThan(7);
    const end = last(at.stage.channel);
    for (const person of at.people) expect(end.content).toContain(person.name);
    expect(end.content).toContain(said);
    const [first] = at.people;
    const further = shown((await first?.press(end, 'More…')) ?? (undefined as never));
    const board = shown((await first?.press(further, 'Board')) ?? (undefined as never));
    expect(board.attachments[0]?.description).toContain(alt);
  },
);
