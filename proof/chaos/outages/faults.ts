import { setTimeout as sleep } from 'node:timers/promises';
import { slowness } from '../patience.ts';
import type { Member, Setting } from './setting.ts';

const SILENCE_MS = 12_000;
const DELAYED_MS = 15_000;
const READ_ONLY_MS = 4_000;
/** Time until a failover is detected and the database's address leads to the standby server. */
const TAKEOVER_MS = 2_000;
const CUTS = 3;
const CUT_PATIENCE_MS = 20_000;

/** Disturbance of the database, or of the connection to the database. */
export interface Fault {
  readonly name: string;
  /** True if only the first process of the bot is affected. Default: all processes. */
  readonly one?: true;
  /** Log line that each affected process must write during the fault. Absent: no fault, only a period for comparison. */
  readonly logged?: RegExp;
  /** Causes the fault. Resolves when it is over, with the processes that it affected. */
  readonly strike: (setting: Setting, members: readonly Member[]) => Promise<readonly Member[]>;
}

const AWAY = /the database does not answer/;

async function silence(_: Setting, members: readonly Member[]): Promise<readonly Member[]> {
  for (const { way } of members) way.silence();
  await sleep(SILENCE_MS);
  for (const { way } of members) way.heal();
  return members;
}

const delay =
  (milliseconds: number): Fault['strike'] =>
  async (_, members) => {
    for (const { way } of members) way.delay(milliseconds);
    await sleep(DELAYED_MS);
    for (const { way } of members) way.delay(0);
    return members;
  };

/**
 * Cuts each process's connection several times, at a statement that matches the pattern.
 * @param provoke makes the process run such a statement
 */
const cut =
  (
    text: RegExp,
    when: 'before' | 'after',
    provoke?: (setting: Setting, member: Member) => Promise<unknown>,
  ) =>
  async (setting: Setting, members: readonly Member[]): Promise<readonly Member[]> => {
    const cutIn = async (member: Member): Promise<readonly Member[]> => {
      let met = 0;
      for (let tried = 0; tried < CUTS; tried++) {
        const isCut = member.way.cutAt(text, when).then(() => true);
        const provoked = provoke?.(setting, member);
        const waited = sleep(CUT_PATIENCE_MS * slowness(), false, { ref: false });
        if (await Promise.race([isCut, waited])) met += 1;
        member.way.forget();
        await provoked;
      }
      return met > 0 ? [member] : [];
    };
    return (await Promise.all(members.map(cutIn))).flat();
  };

async function readOnly({ server }: Setting, members: readonly Member[]): Promise<readonly Member[]> {
  await server.ask('alter system set default_transaction_read_only = on', 'select pg_reload_conf()');
  await sleep(READ_ONLY_MS);
  await server.ask('alter system reset default_transaction_read_only', 'select pg_reload_conf()');
  return members;
}

async function failover({ server, standby, ways }: Setting, members: readonly Member[]) {
  server.burn();
  await sleep(TAKEOVER_MS);
  await standby.ask('select pg_promote(true)');
  for (const way of ways) way.lead(standby.url);
  return members;
}

async function openTable(setting: Setting, member: Member): Promise<void> {
  if (!(await setting.openTable(member))) setting.lost.push('a table whose opening was cut does not stand');
}

/** Faults in the order in which they happen. The failover comes last, since no further server is left. */
export const FAULTS: readonly Fault[] = [
  { name: 'silence for one process', one: true, logged: AWAY, strike: silence },
  { name: 'a cut in a transaction', logged: AWAY, strike: cut(/^insert into "moves"/i, 'before') },
  { name: 'read-only', logged: /can not be written/, strike: readOnly },
  { name: 'silence for all', logged: AWAY, strike: silence },
  { name: 'a cut at a commit', logged: AWAY, strike: cut(/^commit$/i, 'after') },
  { name: '50 ms each way', logged: /the database is slow/, strike: delay(50) },
  {
    name: 'a cut at a lease',
    logged: AWAY,
    strike: cut(/^(update|insert into|delete from) "lease"/i, 'before'),
  },
  { name: 'a cut at an opening', logged: AWAY, strike: cut(/^insert into "matches"/i, 'after', openTable) },
  { name: '100 ms each way', logged: /the database is slow/, strike: delay(100) },
  { name: 'a failover', logged: AWAY, strike: failover },
];

/** Period without a fault. It shows how long people wait on this machine anyway. */
export const CALM: Fault = {
  name: 'no fault',
  strike: async (_, members) => {
    await sleep(SILENCE_MS);
    return members;
  },
};
