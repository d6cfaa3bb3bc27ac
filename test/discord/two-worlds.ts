import type { Answer, Channel, Person } from 'local-discord';
import { expect, onTestFinished } from 'vitest';
import { LIMITS, NO_LIMITS } from '../../src/table/match/limits.ts';
import { patientDiscord } from '../support/bot.ts';
import { startPlaced } from './placed.ts';

const NOON = Date.UTC(2026, 10, 28, 12);
const MINUTE = 60_000;

/**
 * Starts a bot with two servers, where Ann and Ben live beside two suspects. One of the suspects sits hidden wherever the test
 * seats a person hidden. The world writes down all that people other than the suspects read.
 */
export async function startWorld(suspect: 0 | 1) {
  const clock = { now: NOON };
  const now = () => clock.now;
  const discord = await patientDiscord({ now, quietMs: 20 });
  const running = await startPlaced({ now, discord, limits: { ...NO_LIMITS, liveGames: LIMITS.liveGames } });
  const { table, store, quiet } = running;
  onTestFinished(async () => {
    await running.stop();
    await discord.close();
    expect([running.trouble, discord.complaints]).toEqual([[], []]);
  });
  const [north, south] = [discord.addGuild({ name: 'North' }), discord.addGuild({ name: 'South' })];
  const room = (name: string) => north.addChannel({ name });
  const [home, den, staff] = [room('home'), south.addChannel({ name: 'den' }), room('staff')];
  const [ann, ben, sam, sue] = ['Ann', 'Ben', 'Sam', 'Sue'].map(name => discord.addUser({ name }));
  if (!ann || !ben || !sam || !sue) throw new Error('four people live here');
  const suspects = [sam, sue];
  const hidden = suspects[suspect] ?? sam;

  const read: string[] = [];
  const matches: string[] = [];
  let action = 'start';
  let count = 0;
  /** Writes ids of people as names, ids of matches as numbers, and leaves out all other ids. */
  const written = (text: string): string => {
    let plain = text;
    for (const person of [ann, ben, sam, sue]) plain = plain.replaceAll(person.id, person.name);
    for (const [index, id] of matches.entries()) plain = plain.replaceAll(id, `match ${index}`);
    return plain.replaceAll(/\b(?:[0-9a-f]{32,64}|\d{15,20})\b/g, '#');
  };
  /** Person and action of each interaction. A request may be reported only after the next action has begun. */
  const asked = new Map<string, { readonly person: Person | undefined; readonly action: string }>();
  discord.watch(happening => {
    if (happening.type === 'interaction' && happening.stage === 'opened') {
      const { id, fields } = happening.interaction;
      asked.set(id, { person: discord.person(fields.person.id), action });
    }
    if (happening.type !== 'request') return;
    const { method, path, body, interaction = '' } = happening.request;
    const channel = discord.channel(path.split('/')[2] ?? '');
    const reader = channel?.recipient ?? asked.get(interaction)?.person;
    const isElsewhere = channel?.guild === south || [channel, channel?.parent].includes(staff);
    const isHidden = isElsewhere || suspects.some(({ id }) => id === reader?.id);
    if (isHidden || method === 'GET') return;
    // A quick answer is a request of another kind than a slow one, with the same contents.
    const { data, ...plain } = { ...(body as { data?: object } | undefined) };
    const { content, components, embeds, attachments, allowed_mentions, name } = {
      ...plain,
      ...data,
    } as Readonly<Record<string, unknown>>;
    const shown = [name, content, components ?? [], embeds ?? [], attachments ?? [], allowed_mentions];
    if (content === undefined && components === undefined && name === undefined) return;
    const during = asked.get(interaction)?.action ?? action;
    read.push(
      `${during}: ${interaction === '' ? path : `answer to ${reader?.name}`} ${JSON.stringify(shown)}`,
    );
  });

  const settle = async (): Promise<void> => {
    const isDue =
      (await table.outbox.outlook()).notices.length +
        (await table.directMessages.outlook()).envelopes.length >
      0;
    if (isDue) await quiet();
    for (const id of await store.matches.ids()) if (!matches.includes(id)) matches.push(id);
  };
  const doing = async (what: string, work: () => Promise<unknown>): Promise<void> => {
    clock.now += 2 * MINUTE;
    count += 1;
    action = `${String(count).padStart(4, '0')} ${what}`;
    await work();
    await settle();
  };
  const type = (who: Person, channel: Channel, path: string, options = {}): Promise<Answer> =>
    who.command(channel, path, options);
  const pressId = async (who: Person, channel: Channel, verb: string, match: string, ...args: string[]) => {
    const shown = who.sees(channel).at(-1);
    if (shown) await who.pressRaw(channel, shown, ['1', match, '-', verb, ...args].join(':'));
    // A press is answered before its work is done.
    await quiet();
  };

  /** Returns the lines in the order of the actions. A request may be reported late. */
  const lines = async (): Promise<readonly string[]> => {
    await discord.idle();
    return [...new Set(read.map(written))].toSorted();
  };
  /** Writes down the whole export of a person, of which an answer shows only that it exists. */
  const exported = async ({ id, name }: Person): Promise<void> => {
    // An export lists pings, which must not be on their way.
    await settle();
    read.push(`${action}: export of ${name} ${JSON.stringify(await table.archive.about(id))}`);
  };
  const asPerson = ({ id, name }: Person) => ({ id, name });
  return {
    ...{
      clock,
      discord,
      quiet,
      table,
      store,
      north,
      south,
      home,
      den,
      staff,
      ann,
      ben,
      sam,
      sue,
      suspects,
      hidden,
    },
    ...{ room, matches, settle, doing, type, pressId, exported, asPerson, lines },
  };
}

/** Compares what two worlds have read, and shows the first difference. */
export function expectSame(one: readonly string[], other: readonly string[]): void {
  const first = one.findIndex((line, index) => line !== other[index]);
  const around = (lines: readonly string[]) => (first < 0 ? [] : lines.slice(first, first + 2));
  expect(around(one)).toEqual(around(other));
  expect(one.length).toBe(other.length);
}
