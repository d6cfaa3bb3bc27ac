import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { games } from '../../src/games/registry.ts';
import { openStore } from '../../src/store/index.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Match } from '../../src/table/match/types.ts';
import { Table } from '../../src/table/table.ts';
import { running } from '../../test/table/room.ts';
import { fastFolder } from './fast-folder.ts';
import type { Played } from './games/played.ts';
import { PORTO } from './games/porto.ts';
import { Curve, residentOf } from './memory.ts';
import { type Random, random } from './random.ts';
import type { Run } from './trial.ts';

const people = (seats: number, channel: number) =>
  Array.from({ length: seats }, (_, seat) => ({ id: `${channel}-${seat}`, name: `Person ${seat}` }));

/**
 * Plays a legal action for a seat that must act and has not sealed a choice. Sealed choices may conflict, and a refused seat
 * chooses again.
 * @returns true if the action was accepted
 */
async function turn(
  table: Table,
  { game, choose }: Pick<Played, 'game' | 'choose'>,
  match: Match,
  chance: Random,
): Promise<boolean> {
  const sealed = await table.sealed(match.id);
  const seat = match.position.toAct.find(each => !sealed.includes(each));
  const person = match.seats.find(each => each.seat === seat);
  if (seat === undefined || person === undefined) throw new Error(`nobody is to act in ${match.id}`);
  const legal = match.position.legal(seat);
  const action = choose?.(match.position.view(seat), seat, legal, chance.below) ?? chance.among(legal);
  const acted = await table.act(match.id, person.id, game.write(action), { rev: match.rev });
  const alone = match.position.toAct.length === 1;
  if (!acted.ok && alone) throw new Error(`a legal action was refused: ${acted.refusal.code}`);
  return acted.ok;
}

const LONGEST = 5_000;

async function playOne(
  table: Table,
  played: Played,
  number: number,
  chance: Random,
): Promise<{ readonly actions: number; readonly unfitting: number; readonly ended: boolean }> {
  const { game, tables } = played;
  const channelId = String(number);
  const { seats, options } = chance.among(tables);
  const wish = { game: game.id, options, channelId, guildId: null };
  const { id } = await running({ table }, people(seats, number), wish);
  let unfitting = 0;
  for (let match = await table.get(id); match?.status === 'running'; match = await table.get(id)) {
    // SQLite answers without a pause, so this line lets other work of the process run.
    await setImmediate();
    if (match.rev >= LONGEST) return { actions: match.rev, unfitting, ended: false };
    if (!(await turn(table, played, match, chance))) unfitting += 1;
    for (const notice of (await table.outbox.outlook()).notices) {
      if (notice.matchId === id) await table.outbox.delivered(notice, `${id}-${notice.rev}`);
    }
  }
  return { actions: (await table.get(id))?.rev ?? 0, unfitting, ended: true };
}

export const soakTable: Run = async ({ games: wanted, seed, say, played = PORTO }) => {
  const folder = await mkdtemp(join(fastFolder(), 'porto-soak-'));
  const store = await openStore(join(folder, 'porto.sqlite'));
  const table = new Table({ store, games, now: Date.now, limits: NO_LIMITS, announce: () => {} });
  const curve = new Curve(wanted, () => residentOf('self'));
  const started = performance.now();
  let next = 0;
  let done = 0;
  let actions = 0;
  let unfitting = 0;
  let brokenOff = 0;
  try {
    const play = async (): Promise<void> => {
      for (let number = next++; number < wanted; number = next++) {
        const one = await playOne(table, played, number, random(seed * 1_000_003 + number));
        actions += one.actions;
        unfitting += one.unfitting;
        if (!one.ended) brokenOff += 1;
        done += 1;
        if (done % Math.max(1, Math.floor(wanted / 100)) === 0) curve.step(done);
        if (done % Math.max(1, Math.floor(wanted / 20)) === 0) {
          const { most, now } = curve.figures;
          say(`${done} games, ${actions} actions, ${now.toFixed(0)} MB now, ${most.toFixed(0)} MB at most`);
        }
      }
    };
    await play();
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
  const { tenth, most, end } = curve.figures;
  const seconds = (performance.now() - started) / 1000;
  return {
    figures: {
      games: done,
      actions,
      'choices that did not fit': unfitting,
      'actions a second': Math.round(actions / seconds),
      'MB after the first tenth': Math.round(tenth),
      'MB at most': Math.round(most),
      'MB at the end': Math.round(end),
    },
    faults: curve.faults,
    unjudged: [
      ...curve.unjudged,
      ...(brokenOff > 0 ? [`${brokenOff} games had no end after ${LONGEST} actions`] : []),
    ],
  };
};
