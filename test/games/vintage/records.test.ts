import { describe, expect, test } from 'vitest';
import { vintage } from '../../../src/games/vintage/game.ts';
import { vintageRecords } from '../../../src/games/vintage/notation/record-format.ts';
import { runOn } from '../../contract/recording.ts';
import { seedBytes } from '../../contract/tools.ts';
import { game, lastOf, type Recorded, recorded, SEATS } from './games.ts';

const { legal: legalAfter, verify: verifyRecord } = vintageRecords;

test('reshuffles and every roll stand in a record', () => {
  const all = [1, 2, 3, 4, 5, 6].map(seed => recorded(game(4, seed)));
  expect(all.some(({ reshuffles }) => reshuffles.length > 0)).toBe(true);
  expect(all.every(({ rolls }) => rolls.length > 0)).toBe(true);
});

describe('what a viewer may not know', () => {
  test.each(SEATS)('is `?`, and the record verifies as far as it tells, with %i seats', seats => {
    let hidden = 0;
    for (const seed of [1, 2, 3, 4]) {
      const history = game(seats, seed, 90);
      const whole = recorded(history);
      const all = verifyRecord(whole).actions;
      const now = lastOf(history);
      const held = (seat: number) => now.players[seat]?.drawn.length ?? 0;
      const everySeat = Array.from({ length: seats }, (_, seat) => seat);
      for (const viewer of ['table', ...everySeat] as const) {
        const record = recorded(history, viewer);
        const decks = (each: Recorded) => [each.setup.deck, ...each.reshuffles];
        const unknown = decks(record)
          .flat()
          .filter(card => card === '?').length;
        const others = everySeat.filter(seat => seat !== viewer).reduce((sum, seat) => sum + held(seat), 0);
        // If a seat played one of two drawn cards, no viewer knows the place of each card. So the record may hide more cards
        // than are still unseen.
        expect(unknown).toBeGreaterThanOrEqual(now.deck.length + others);
        for (const [index, deck] of decks(record).entries())
          for (const [place, card] of deck.entries())
            if (card !== '?') expect(card).toBe(decks(whole)[index]?.[place]);
        expect(record.setup.chips).toEqual(vintage.view(now, viewer).chips.map(chip => chip ?? '?'));
        const verified = verifyRecord(record);
        expect(verified.result).toBeNull();
        for (const [index, action] of verified.actions.entries()) {
          if (action.legal === null) hidden += 1;
          else expect(action).toEqual(all[index]);
        }
      }
    }
    expect(hidden).toBeGreaterThan(0);
  });

  test('a seat with an unknown hand has no listed legal actions', () => {
    const history = game(2, 3, 200);
    const index = history.played.findIndex(({ state }) => (state.players[state.turn]?.drawn.length ?? 0) > 0);
    const cut = { ...history, played: history.played.slice(0, index + 1) };
    const { turn } = lastOf(cut);
    expect(() => legalAfter(recorded(cut, 1 - turn))).toThrow(`seat ${turn} holds a card that is unknown`);
    expect(legalAfter(recorded(cut, turn)).length).toBeGreaterThan(0);
  });
});

describe('the command', () => {
  test('proves what chance decided from the seed, and tells what differs', () => {
    const seed = Buffer.from(seedBytes(11)).toString('hex');
    const salt = '00'.repeat(32);
    const record = recorded(game(4, 11));
    expect(record.reshuffles.length).toBeGreaterThan(0);
    const prove = (json: unknown, of = seed) => {
      const { status, out } = runOn(['prove', '-', '--seed', of, '--salt', salt], json);
      return { status, ...JSON.parse(out) };
    };
    const labels = [
      'chips',
      'cards',
      'die',
      ...record.reshuffles.map((_, index) => `reshuffle/${index + 1}`),
    ];
    expect(prove(record)).toMatchObject({
      status: 0,
      agrees: true,
      shuffles: labels.map(label => ({ label, agrees: true })),
    });
    const rolled = prove({ ...record, rolls: record.rolls.with(0, 7 - (record.rolls[0] ?? 1)) });
    expect(rolled).toMatchObject({ status: 1, agrees: false });
    expect(rolled.shuffles.filter(({ agrees }: { agrees: boolean }) => !agrees)).toEqual([
      { label: 'die', agrees: false },
    ]);
    expect(prove(record, '11'.repeat(32)).agrees).toBe(false);
    expect(prove(recorded(game(4, 11), 'table')).agrees).toBe(true);
  });
});
