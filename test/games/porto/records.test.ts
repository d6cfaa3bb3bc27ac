import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { agreeOn, expectAgreement, GAMES, printed } from '../../../proof/oracle/agreement.ts';
import { masked, playAndRecord } from '../../../proof/oracle/players.ts';
import {
  canonical,
  type GameRecord,
  legalLines,
  replay,
  verify,
  Wrong,
} from '../../../proof/oracle/record.ts';
import {
  legalActions,
  type OracleAction,
  type OracleHouse,
  type Position,
} from '../../../proof/oracle/rules.ts';
import { RecordError } from '../../../src/core/contract/record.ts';
import { portoRecords } from '../../../src/games/porto/notation/record-format.ts';
import { runRecordOn } from '../../contract/recording.ts';
import { isLong, some } from '../../support/test-form.ts';

const { legal: legalAfter, verify: verifyRecord } = portoRecords;

const root = new URL('../../../', import.meta.url);
const goldens = new URL('test/records/goldens/', root);
const golden = (name: string): GameRecord =>
  JSON.parse(readFileSync(new URL(`${name}.json`, goldens), 'utf8'));

describe('records of another program', () => {
  for (const [variant, seats] of some(GAMES, 4))
    it.each(some([1, 2, 3, 4, 5, 6], 1))(`agree on ${variant} with ${seats}, game %i`, game =>
      agreeOn(variant, seats, game),
    );

  for (const [variant, seats] of some(GAMES, 4))
    it(`agree on unfinished ${variant} with ${seats}, to the last legal action`, () => {
      for (const stopAfter of some([0, 1, seats, seats + 1, 17, 30, 55], 3)) {
        const record = playAndRecord({ seed: 7 * seats, variant, seats, stopAfter });
        expectAgreement(record);
        const { position } = replay(record);
        for (let viewer = 0; viewer < seats; viewer++) expectAgreement(masked(record, viewer, position));
      }
    });

  const AGREED = some(readdirSync(goldens), 5).map(name => name.replace(/\.json$/, ''));
  it.each(AGREED)('agree on %s', name => {
    expectAgreement(golden(name));
  });

  const started = (p: Position, action: OracleAction) =>
    (p.houses.find(h => h.id === action.house) as OracleHouse | undefined)?.floors.length;
  const everyCardIsOut = (p: Position) => p.phase === 'turn' && p.market.every(card => card === null);
  const RARE: readonly [string, string, (p: Position, action: OracleAction) => boolean][] = [
    ['passes-3', 'the market and both piles are empty', everyCardIsOut],
    ['passes-3', 'a seat passes', (_p, action) => action.type === 'pass'],
    [
      'public-deck-empty-4',
      'a contract slot stays empty',
      p => p.phase === 'turn' && p.contracts.includes(null),
    ],
    [
      'no-empty-roof-2',
      'a token finds no empty roof',
      (p, action) => action.type === 'build' && action.token === undefined && started(p, action) === 0,
    ],
    ['solo-idle-timer', 'the Timer builds nothing', (_p, action) => action.type === 'timer' && !action.house],
  ];
  const happened = new Map<string, ReadonlySet<string>>();
  const happenings = (name: string): ReadonlySet<string> => {
    const seen = happened.get(name) ?? new Set(whatHappens(name));
    happened.set(name, seen);
    return seen;
  };
  const whatHappens = (name: string): readonly string[] => {
    const seen: string[] = [];
    replay(golden(name), (p, action) => {
      for (const [where, what, happens] of RARE) if (where === name && happens(p, action)) seen.push(what);
    });
    return seen;
  };
  // A record counts only if the bot and the oracle agree about it.
  it.each(RARE.filter(([name]) => AGREED.includes(name)))('%s: %s', (name, what) => {
    expect(happenings(name)).toContain(what);
  });

  it('cover ties, resignations, both reshuffles and a solo game won', () => {
    const ties = [golden('tie-by-contracts-2'), golden('tie-by-seat-2')].map(record => verify(record).result);
    expect(ties.map(result => result?.winner)).toEqual([0, 1]);
    for (const result of ties) expect(result?.totals[0]).toBe(result?.totals[1]);
    const resigned = verify(golden('resigned-ugly-4')).result;
    expect(resigned?.winner).toBe(3);
    expect(Math.max(...(resigned?.totals ?? []))).toBe(resigned?.totals[1]);
    const piles = golden('solo-public-reshuffle').reshuffles.map(({ pile }) => pile);
    expect([...new Set(piles)].sort()).toEqual(['construction', 'public']);
    expect(verify(golden('solo-won')).result?.won).toBe(true);
  });

  it('may keep contracts in any order, and hear of them in that order', () => {
    const record = playAndRecord({ seed: 12, variant: 'standard', seats: 2 });
    const turned = record.actions.map(action =>
      action.contracts ? { ...action, contracts: [...action.contracts].reverse() } : action,
    );
    const { result } = verifyRecord({ ...record, actions: turned });
    const shown = result?.private[0]?.map(({ contract }) => contract);
    expect(shown).toEqual(turned.find(action => action.type === 'keep' && action.seat === 0)?.contracts);
  });
});

const GOOD = playAndRecord({ seed: 5, variant: 'standard', seats: 2, tempers: ['poor'] });
const SOLO = playAndRecord({ seed: 5, variant: 'solo', seats: 1 });
const FIRST_TURN = 2;
const indexOf = (wanted: (action: OracleAction, index: number) => boolean, record = GOOD) => {
  const index = record.actions.findIndex(wanted);
  if (index < 0) throw new Error('the record has no such action');
  return index;
};
const withAction = (index: number, change: object, record = GOOD): GameRecord => ({
  ...record,
  actions: record.actions.map((action, n) =>
    n === index ? ({ ...action, ...change } as OracleAction) : action,
  ),
});
const insteadOf = (index: number, action: object, record = GOOD): GameRecord => ({
  ...record,
  actions: record.actions.map((old, n) => (n === index ? (action as OracleAction) : old)),
});
const faultOf = (record: unknown): RecordError => {
  try {
    verifyRecord(record);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('the record was accepted');
};
const oracleIndex = (record: GameRecord): number => {
  try {
    verify(record);
  } catch (error) {
    if (error instanceof Wrong) return error.index;
    throw error;
  }
  throw new Error('the oracle accepts it too');
};

describe('a bad action is named by its index', () => {
  const build = indexOf(action => action.type === 'build');
  const starts = indexOf(action => action.token !== undefined);
  const goesOn = indexOf(action => action.type === 'build' && action.token === undefined);
  const draw = indexOf((action, index) => action.type === 'draw' && index > 10);
  const end = GOOD.actions.length;
  const CASES: readonly [string, number, GameRecord][] = [
    ['a pass where one can draw', 9, insteadOf(9, { seat: GOOD.actions[9]?.seat, type: 'pass' })],
    ['another seat', draw, withAction(draw, { seat: 1 - (GOOD.actions[draw] as OracleAction).seat })],
    ['no such seat', draw, withAction(draw, { seat: 2 })],
    ['no such seat keeps', 0, withAction(0, { seat: 5 })],
    ['a turn before all have kept', 1, insteadOf(1, { seat: 0, type: 'draw', slots: [1] })],
    ['a keep in the game', FIRST_TURN, insteadOf(FIRST_TURN, GOOD.actions[0] as OracleAction)],
    ['two contracts kept', 0, withAction(0, { contracts: GOOD.actions[0]?.contracts?.slice(1) })],
    ['a contract that was not dealt', 0, withAction(0, { contracts: GOOD.actions[1]?.contracts })],
    ['a contract that does not exist', 0, withAction(0, { contracts: ['house-x', 'side-1', 'side-3'] })],
    ['nothing drawn', draw, withAction(draw, { slots: [] })],
    ['a slot drawn twice', draw, withAction(draw, { slots: [1, 1] })],
    ['slot 6', draw, withAction(draw, { slots: [6] })],
    ['slot 0', draw, withAction(draw, { slots: [0] })],
    ['half a slot', draw, withAction(draw, { slots: [1.5] })],
    ['all five drawn', draw, withAction(draw, { slots: [1, 2, 3, 4, 5] })],
    ['slots missing', draw, insteadOf(draw, { seat: GOOD.actions[draw]?.seat, type: 'draw' })],
    ['a card that does not exist', build, withAction(build, { number: 'blue-4' })],
    ['a card not in hand', build, withAction(build, { number: 'purple-3', colour: 'purple-3' })],
    ['an unknown card', build, withAction(build, { colour: '?' })],
    ['a house that does not exist', build, withAction(build, { house: 'L9' })],
    ['a house out of this game', build, withAction(build, { house: 'L1' })],
    ['a missing roof', starts, withAction(starts, { token: undefined })],
    ['a needless roof', goesOn, withAction(goesOn, { token: 'R5' })],
    ['a claim in an odd slot', build, withAction(build, { fulfil: [7] })],
    ['an unknown type', build, withAction(build, { type: 'demolish' })],
    ['the Timer of a game that has none', draw, insteadOf(draw, { seat: 0, type: 'timer' })],
    ['an action after the end', end, { ...GOOD, actions: [...GOOD.actions, { seat: 0, type: 'pass' }] }],
  ];
  it.each(CASES)('%s', (_what, index, record) => {
    expect(oracleIndex(printed(record) as GameRecord)).toBe(index);
    expect(faultOf(printed(record)).action).toBe(index);
  });

  it('a claim that is not met, and one made twice', () => {
    const position = { unmet: -1, slot: 0 };
    let index = 0;
    replay(GOOD, (p, action) => {
      const claimable = legalActions(p).filter(
        other => canonical({ ...other, fulfil: 0 }) === canonical({ ...action, fulfil: 0 }),
      );
      const unmet = [1, 2, 3, 4].find(slot => !claimable.some(other => other.fulfil?.includes(slot)));
      if (action.type === 'build' && unmet !== undefined && position.unmet < 0)
        Object.assign(position, { unmet: index, slot: unmet });
      index++;
    });
    expect(faultOf(withAction(position.unmet, { fulfil: [position.slot] })).action).toBe(position.unmet);
    const claims = indexOf(action => action.fulfil !== undefined);
    const slot = GOOD.actions[claims]?.fulfil?.[0];
    expect(faultOf(withAction(claims, { fulfil: [slot, slot] })).action).toBe(claims);
  });

  it('a Timer left idle, and one built with other cards', () => {
    const timer = indexOf(action => action.type === 'timer' && action.house !== undefined, SOLO);
    expect(faultOf(insteadOf(timer, { seat: 0, type: 'timer' }, SOLO)).action).toBe(timer);
    const others = SOLO.setup.constructionDeck.find(
      card => card !== SOLO.actions[timer]?.number && card !== SOLO.actions[timer]?.colour,
    );
    expect(faultOf(withAction(timer, { number: others }, SOLO)).action).toBe(timer);
    expect(faultOf(insteadOf(timer, { seat: 0, type: 'pass' }, SOLO)).action).toBe(timer);
  });
});

describe('reshuffles', () => {
  const [first, ...later] = GOOD.reshuffles;
  const broken = (change: object) =>
    ({ ...GOOD, reshuffles: [{ ...first, ...change }, ...later] }) as GameRecord;
  const order = first?.order ?? [];
  const when = oracleIndex({ ...GOOD, reshuffles: [] });
  const other = GOOD.setup.constructionDeck.find(card => card !== order[0]) as string;
  it.each([
    ['are missing', { ...GOOD, reshuffles: [] }],
    ['are of the other pile', broken({ pile: 'public' })],
    ['lack a card', broken({ order: order.slice(1) })],
    ['have a card too many', broken({ order: [...order, 'blue-1'] })],
    ['swap a card for another', broken({ order: [other, ...order.slice(1)] })],
    ['hold a card that does not exist', broken({ order: ['blue-0', ...order.slice(1)] })],
  ])('that %s are refused where they happen', (_what, record) => {
    expect(oracleIndex(record)).toBe(when);
    expect(faultOf(record).action).toBe(when);
  });

  it('left over are refused', () => {
    const record = { ...GOOD, reshuffles: [...GOOD.reshuffles, { pile: 'construction', order: ['blue-1'] }] };
    expect(oracleIndex(record)).toBe(GOOD.actions.length);
    expect(faultOf(record).message).toMatch(/left over/);
  });
});

describe('a bad set-up', () => {
  const setup = (change: object, record = GOOD) => ({ ...record, setup: { ...record.setup, ...change } });
  const { constructionDeck, publicContracts, tokens } = GOOD.setup;
  const dealt = GOOD.setup.privateContracts as string[][];
  const { L3: _, ...tokensWithoutL3 } = tokens;
  const CASES: readonly [string, object][] = [
    ['another format', { ...GOOD, format: 'pgn' }],
    ['solo for two', { ...GOOD, variant: 'solo' }],
    ['one seat but not solo', { ...GOOD, seats: ['a'] }],
    ['49 construction cards', setup({ constructionDeck: constructionDeck.slice(1) })],
    [
      'a construction card that does not exist',
      setup({ constructionDeck: ['blue-4', ...constructionDeck.slice(1)] }),
    ],
    [
      'one card too often',
      setup({ constructionDeck: constructionDeck.map(card => (card === 'red-1' ? 'red-2' : card)) }),
    ],
    ['34 public contracts', setup({ publicContracts: publicContracts.slice(1) })],
    [
      'a public contract twice',
      setup({ publicContracts: [publicContracts[1], ...publicContracts.slice(1)] }),
    ],
    [
      'colours in the wrong order',
      setup({ publicContracts: publicContracts.map(c => (c === 'cards-blue-red' ? 'cards-red-blue' : c)) }),
    ],
    ['four contracts dealt', setup({ privateContracts: [dealt[0]?.slice(1), dealt[1]] })],
    ['contracts dealt to one seat only', setup({ privateContracts: [dealt[0]] })],
    ['a contract dealt twice', setup({ privateContracts: [dealt[0], dealt[0]] })],
    ['no contracts dealt', setup({ privateContracts: undefined })],
    ['a house without its token', setup({ tokens: tokensWithoutL3 })],
    ['a token on a house out of this game', setup({ tokens: { ...tokens, L1: 1 } })],
    ['tokens that the box does not hold', setup({ tokens: { ...tokens, L3: 4, L4: 4, L5: 4 } })],
    ['an unknown token', setup({ tokens: { ...tokens, L3: '?' } })],
    ['a Timer of 27', setup({ timerSize: 27 }, SOLO)],
    ['a Timer without solo', setup({ timerSize: 28 })],
    ['solo without a Timer', setup({ timerSize: undefined }, SOLO)],
  ];
  it.each(CASES)('%s is refused', (_what, record) => {
    expect(faultOf(printed(record)).action).toBeNull();
  });

  it.each([null, 5, 'porto-record', [], {}, true])('%j is no record', junk => {
    expect(faultOf(junk).action).toBeNull();
  });
});

describe('unknown cards', () => {
  const start = GOOD.actions.slice(0, FIRST_TURN + 1);
  const deck = (from: number, count: number) =>
    GOOD.setup.constructionDeck.map((card, n) => (n >= from && n < from + count ? '?' : card));
  const hidden = (change: object, actions: OracleAction[] = start) => ({
    ...GOOD,
    actions,
    reshuffles: [],
    setup: { ...GOOD.setup, ...change },
  });

  it('are accepted where no move needs them, and leave the result open', () => {
    const seen = 5 + (start.at(-1)?.slots?.length ?? 0);
    const record = hidden({
      constructionDeck: deck(seen, 50),
      publicContracts: [...GOOD.setup.publicContracts.slice(0, 4), ...Array(31).fill('?')],
    });
    expect(verifyRecord(record)).toEqual({ actions: verify(GOOD).actions.slice(0, 3), result: null });
  });

  it('leave even a finished game without a result', () => {
    const record = {
      ...GOOD,
      setup: {
        ...GOOD.setup,
        privateContracts: [GOOD.setup.privateContracts?.[0], ['?', '?', '?', '?', '?']],
      },
      actions: GOOD.actions.map(action =>
        action.type === 'keep' && action.seat === 1 ? { ...action, contracts: ['?', '?', '?'] } : action,
      ),
    };
    const { actions, result } = verifyRecord(record);
    expect(result).toBeNull();
    expect(actions).toEqual(printed(verify(GOOD).actions));
  });

  it('in the market or among the contracts stop the next turn', () => {
    const first = hidden({ constructionDeck: deck(2, 1) });
    expect(faultOf(first).action).toBe(FIRST_TURN);
    const contracts = hidden({ publicContracts: ['?', ...GOOD.setup.publicContracts.slice(1)] });
    expect(faultOf(contracts).action).toBe(FIRST_TURN);
    const drawn = hidden({ constructionDeck: deck(5, 45) }, GOOD.actions.slice(0, FIRST_TURN + 2));
    expect(faultOf(drawn).action).toBe(FIRST_TURN + 1);
    expect(() => legalAfter(hidden({ constructionDeck: deck(5, 45) }))).toThrow(RecordError);
  });

  it('can be neither drawn away nor played', () => {
    expect(
      faultOf(
        hidden({}, [...start.slice(0, 2), { seat: 0, type: 'build', number: '?', colour: '?', house: '?' }]),
      ).action,
    ).toBe(2);
  });
});

describe('the command', () => {
  /** Runs the command in this process. Two other tests check the files and streams of the real program. */
  const record = (args: readonly string[], input = '') =>
    runRecordOn(args, name => (name === '-' ? input : readFileSync(new URL(name, root), 'utf8')));
  const program = (args: readonly string[], input = '') => {
    const {
      status,
      stdout: out,
      stderr: err,
    } = spawnSync(process.execPath, ['--import', 'tsx', 'src/cli/record.ts', ...args], {
      cwd: root,
      input,
      encoding: 'utf8',
    });
    return { status, out, err };
  };
  const file = (name: string) => `test/records/goldens/${name}.json`;
  const documentOf = (name: string) => printed(verify(golden(name)));
  const refusedLine = ({ status, out, err }: ReturnType<typeof program>) => {
    expect([status, out]).toEqual([1, '']);
    expect(err).toMatch(/^[^\n]+\n$/);
    return err;
  };

  it('verifies a file, standard input, several files and an array', () => {
    const both = program(['verify', file('standard-2'), '-'], JSON.stringify(golden('solo-won')));
    expect([both.status, both.err]).toEqual([0, '']);
    expect(JSON.parse(both.out)).toEqual([documentOf('standard-2'), documentOf('solo-won')]);
    const run = isLong ? program : record;
    const one = run(['verify', file('standard-2')]);
    expect([one.status, one.err]).toEqual([0, '']);
    expect(JSON.parse(one.out)).toEqual(documentOf('standard-2'));
    const stdin = run(['verify', '-'], JSON.stringify(golden('solo-won')));
    expect(JSON.parse(stdin.out)).toEqual(documentOf('solo-won'));
    const several = record(['verify', file('standard-2'), file('solo-won')]);
    expect(JSON.parse(several.out)).toEqual([documentOf('standard-2'), documentOf('solo-won')]);
    const array = record(['verify', '-'], JSON.stringify([golden('solo-won')]));
    expect(JSON.parse(array.out)).toEqual([documentOf('solo-won')]);
    expect(JSON.parse(record(['verify', '-'], '[]').out)).toEqual([]);
  });

  it('lists what is legal, one canonical object a line', () => {
    const { out } = record(['legal', file('running-masked-3')]);
    expect(out.endsWith('\n')).toBe(true);
    expect(out.trimEnd().split('\n').sort()).toEqual(legalLines(golden('running-masked-3')).sort());
    expect(record(['legal', file('standard-2')])).toEqual({ status: 0, out: '', err: '' });
  });

  it('refuses in one line that names record and action', () => {
    const bad = withAction(9, { type: 'pass' });
    expect(refusedLine(record(['verify', '-'], JSON.stringify(bad)))).toMatch(/\b9\b/);
    const line = refusedLine(record(['verify', '-'], JSON.stringify([GOOD, GOOD, bad])));
    expect(line).toMatch(/record 2\b.*action 9\b/);
    expect(refusedLine(record(['legal', '-'], JSON.stringify(bad)))).toMatch(/\b9\b/);
  });

  it.each(['', '{', '{"format":"porto-record"', 'null', '7', '"x"', '[1]', '{}'])('refuses %j', input => {
    refusedLine(record(['verify', '-'], input));
  });

  it('refuses a file that is not there', () => {
    expect(refusedLine(program(['verify', 'test/records/goldens/no-such-file.json']))).toMatch(
      /no-such-file/,
    );
  });

  it('writes records of random games that the oracle accepts', () => {
    for (const args of [
      ['--seats', '3'],
      ['--variant', 'solo'],
      ['--variant', 'family', '--seats', '4'],
    ]) {
      const { out } = record(['random', ...args, '--seed', '11']);
      expect(verify(JSON.parse(out)).result).not.toBeNull();
    }
  });
});
