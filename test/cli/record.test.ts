import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { runRecord } from '../../src/cli/record/program.ts';
import { commitmentOf, type Dice, SeededDice } from '../../src/core/contract/dice.ts';
import { RecordError, type RecordFormat } from '../../src/core/contract/record.ts';
import { type Chance, RecordingDice, ScriptedDice } from '../../src/core/contract/scripted-dice.ts';
import { formats } from '../../src/games/formats.ts';
import { games } from '../../src/games/registry.ts';

/** Cards of a tiny test game. Three cards are shuffled, then each action turns one over or rolls a die. */
const DECK = ['x', 'y', 'z'];
const chanceSchema = z.union([
  z.object({ label: z.string(), order: z.array(z.string()) }),
  z.object({ label: z.string(), of: z.int(), value: z.int() }),
]);
const tinySchema = z.object({
  format: z.literal('tiny-record'),
  chance: z.array(chanceSchema),
  actions: z.array(z.enum(['turn', 'roll'])),
});

function play(actions: readonly string[], dice: Dice, done: (index: number) => void = () => {}): string[] {
  const deck = dice.shuffle(DECK, 'deck');
  return actions.map((action, index) => {
    const result = action === 'turn' ? (deck[index] ?? 'none') : String(dice.below(6, 'die') + 1);
    done(index);
    return result;
  });
}

function read(json: unknown): z.infer<typeof tinySchema> {
  const parsed = tinySchema.safeParse(json);
  if (!parsed.success) throw new RecordError(null, 'not a tiny-record');
  return parsed.data;
}

const tiny: RecordFormat = {
  name: 'tiny-record',
  settings: [{ name: 'length', about: 'actions', values: ['2', '3'], fallback: '2' }],
  verify: json => {
    const { chance, actions } = read(json);
    const dice = new ScriptedDice(chance);
    const result = play(actions, dice, index => {
      const fault = dice.takeFault();
      if (fault !== null) throw new RecordError(index, fault);
    });
    return { results: result };
  },
  legal: json => (read(json).actions.length < 3 ? [{ type: 'turn' }, { type: 'roll' }] : []),
  prove: (json, seed) => {
    const { chance, actions } = read(json);
    const dice = new RecordingDice(SeededDice.fromHex(seed));
    play(actions, dice);
    const same = (one: Chance, index: number) => JSON.stringify(one) === JSON.stringify(chance[index]);
    const shuffles = dice.chances.map((one, index) => ({ label: one.label, agrees: same(one, index) }));
    return { agrees: shuffles.every(({ agrees }) => agrees), shuffles };
  },
  random: (_seats, { length }, dice) => {
    const recording = new RecordingDice(dice);
    const actions = ['turn', 'roll', 'roll'].slice(0, Number(length));
    play(actions, recording);
    return { format: 'tiny-record', chance: recording.chances, actions };
  },
};

const SEED = 'ab'.repeat(32);
const SALT = 'cd'.repeat(32);

function record(args: readonly string[], input: unknown = '') {
  const said = { out: '', err: '' };
  const status = runRecord(args, [...formats, tiny], {
    read: () => (typeof input === 'string' ? input : JSON.stringify(input)),
    out: text => {
      said.out += text;
    },
    err: line => {
      said.err += `${line}\n`;
    },
  });
  return { status, ...said };
}
const printed = (args: readonly string[], input: unknown = '') => JSON.parse(record(args, input).out);
const refused = (line: string) => ({ status: 1, out: '', err: `${line}\n` });
const randomTiny = (...more: string[]) =>
  printed(['random', '--format', 'tiny-record', '--seed', SEED, ...more]);

const KNOWN = [...formats, tiny].map(({ name }) => name).join(', ');

describe('a second format beside the first', () => {
  test('random: each has settings of its own', () => {
    expect(randomTiny()).toMatchObject({ format: 'tiny-record', actions: ['turn', 'roll'] });
    expect(randomTiny('--length', '3').actions).toHaveLength(3);
    const porto = printed(['random', '--variant', 'family', '--seats', '3']);
    expect([porto.format, porto.variant, porto.seats.length]).toEqual(['porto-record', 'family', 3]);
  });

  test('verify: the record says which it is, in one array too', () => {
    const one = randomTiny();
    const [deck, die] = one.chance;
    expect(printed(['verify', '-'], one)).toEqual({ results: [deck.order[0], String(die.value + 1)] });
    const both = printed(['verify', '-'], [one, printed(['random'])]);
    expect(both.map((each: object) => Object.keys(each))).toEqual([['results'], ['actions', 'result']]);
  });

  test('verify: a die that was never cast is named with its action', () => {
    const one = randomTiny();
    const cast = { ...one, chance: [one.chance[0], { ...one.chance[1], value: 6 }] };
    expect(record(['verify', '-'], cast)).toEqual(refused('action 1: die: 6 of 6, not one of 6'));
  });

  test('legal and prove go to the record’s own format', () => {
    const one = randomTiny();
    expect(record(['legal', '-'], one).out).toBe('{"type":"turn"}\n{"type":"roll"}\n');
    const proof = ['prove', '-', '--salt', SALT, '--seed'];
    const commitment = commitmentOf(SEED, SALT);
    const shuffles = ['deck', 'die'].map(label => ({ label, agrees: true }));
    expect(printed([...proof, SEED], one)).toEqual({ commitment, agrees: true, shuffles });
    const wrong = {
      ...one,
      chance: [one.chance[0], { ...one.chance[1], value: (one.chance[1].value + 1) % 6 }],
    };
    const { status, err } = record([...proof, SEED], wrong);
    expect([status, err]).toEqual([1, 'not what this seed gives: die\n']);
    expect(record([...proof, SEED], { ...one, format: 'porto-record' }).err).toMatch(/not a porto-record/);
  });
});

test.each([
  [{ format: 'pgn' }, `unknown format "pgn"; known: ${KNOWN}`],
  [{ format: 7 }, `unknown format 7; known: ${KNOWN}`],
  [{}, `a record says its format; known: ${KNOWN}`],
  [null, `a record says its format; known: ${KNOWN}`],
])('%j: one line says which formats are known', (json, line) => {
  const proof = ['prove', '-', '--seed', SEED, '--salt', SALT];
  for (const args of [['verify', '-'], ['legal', '-'], proof])
    expect(record(args, json)).toEqual(refused(line));
});

test('random with a format that is unknown', () => {
  expect(record(['random', '--format', 'pgn'])).toEqual(refused(`unknown format "pgn"; known: ${KNOWN}`));
});

describe('on the shelf', () => {
  test('no two formats have one name', () => {
    expect(new Set(formats.map(({ name }) => name)).size).toBe(formats.length);
  });

  test.each(Object.values(games).filter(game => game.record))(
    '$id writes a record that its format reads',
    game => {
      const deal = game.setup(game.seats(game.defaults).min, game.defaults, SeededDice.fromHex(SEED));
      const names = Array.from({ length: game.seats(game.defaults).min }, (_, seat) => `player ${seat}`);
      const written = game.record?.({ deal, played: [], resigned: [] }, names, 'all');
      expect(record(['verify', '-'], written)).toMatchObject({ status: 0, err: '' });
      expect(record(['legal', '-'], written).out).not.toBe('');
      expect(printed(['prove', '-', '--seed', SEED, '--salt', SALT], written).agrees).toBe(true);
    },
  );
});
