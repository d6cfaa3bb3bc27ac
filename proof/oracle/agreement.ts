import { expect } from 'vitest';
import { portoRecords } from '../../src/games/porto/notation/record-format.ts';
import { playAndRecord, type TemperName, uglify, type Wish } from './players.ts';
import { canonical, type GameRecord, legalLines, verify } from './record.ts';

const { legal: legalAfter, verify: verifyRecord } = portoRecords;

export const printed = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const ourLines = (record: unknown) => legalAfter(record).map(canonical).sort();

export const expectAgreement = (record: GameRecord) => {
  expect(printed(verifyRecord(record))).toEqual(printed(verify(record)));
  expect(ourLines(record)).toEqual(legalLines(record).sort());
};

export const GAMES: readonly [Wish['variant'], number][] = [
  ['standard', 2],
  ['standard', 3],
  ['standard', 4],
  ['family', 2],
  ['family', 3],
  ['family', 4],
  ['solo', 1],
];
const COMPANIES: readonly TemperName[][] = [
  ['random'],
  ['poor'],
  ['claimer', 'random'],
  ['spiteful', 'poor'],
];

/**
 * Checks that the bot and the oracle agree about a whole game. It checks the game's record a second time with its lists in
 * another order.
 */
export function agreeOn(variant: Wish['variant'], seats: number, game: number): void {
  const tempers = COMPANIES[game % COMPANIES.length] as TemperName[];
  const timerSize = [28, 26, 24][game % 3] as number;
  const record = playAndRecord({ seed: game * 101 + seats, variant, seats, tempers, timerSize });
  expectAgreement(record);
  expectAgreement(uglify(record, game));
}
