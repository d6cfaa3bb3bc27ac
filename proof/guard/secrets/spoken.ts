import { createHash } from 'node:crypto';
import type { REST } from 'discord.js';
import { isEdited } from '../../../src/core/contract/player.ts';
import type { Context } from '../../../src/discord/context/context.ts';
import { Delivery } from '../../../src/discord/messages/delivery.ts';
import { watchMessage } from '../../../src/discord/messages/direct-messages/watched.ts';
import type { AnswerFile } from '../../../src/discord/ports/answer.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import {
  type Begun,
  type Match,
  type Notice,
  type NoticeDetails,
  type NoticeKind,
  WATCH_MODES,
} from '../../../src/table/match/types.ts';
import { Table } from '../../../src/table/table.ts';
import type { Chance } from '../chance.ts';
import type { Reply } from './door.ts';
import { sceneIn } from './pictures.ts';

export class DeliveredTable extends Table {
  constructor(...needs: ConstructorParameters<typeof Table>) {
    super(...needs);
    Object.assign(this.requests, { noteAnnounced: async () => {} });
    const all = async (matchId: string) => (await this.get(matchId))?.seats.map(({ id }) => id) ?? [];
    Object.assign(this.pings, {
      pingByRequest: all,
      pingSeparately: async () => {},
      isStillDue: async () => true,
    });
    Object.assign(this.people, { seen: async () => {} });
    const begin = async ({ matchId, kind, rev, since, resigned }: Notice): Promise<Begun> => {
      const match = await this.get(matchId);
      const pinged = kind === 'board' ? this.#awaited : [];
      return { match, pinged, rev: match && isEdited(match) ? match.rev : rev, since, resigned };
    };
    Object.assign(this.outbox, { begin, delivered: async () => {} });
  }

  #awaited: readonly number[] = [];

  callFor(match: Match): void {
    this.#awaited = match.position.toAct;
  }

  override async claim(): Promise<boolean> {
    return true;
  }
}

/** An answer of the bot as text, with the scenes of its pictures. */
export interface Sight {
  readonly text: string;
  readonly scenes: readonly Scene[];
}

function filed({ name, alt, data }: AnswerFile, scenes: Scene[]): object {
  const scene = sceneIn(data);
  if (scene) return { name, alt, scene: scenes.push(scene) };
  return { name, alt, digest: createHash('sha1').update(data).digest('hex'), bytes: data.length };
}

const CHANGES = ['absent', 'gone', 'back', 'offered', 'offer-lapsed', 'taken', 'away', 'here'] as const;

const SUBJECTS = ['maintenance', 'over', 'text', 'closed', 'paused', 'rewound'] as const;

const DETAILS: Readonly<Record<NoticeKind, (chance: Chance) => NoticeDetails>> = {
  lobby: () => ({}),
  request: () => ({}),
  vote: () => ({}),
  board: () => ({}),
  progress: () => ({}),
  closed: () => ({}),
  redraw: () => ({}),
  ping: () => ({}),
  reminder: chance => ({ hours: chance.below(90), step: 1 }),
  note: chance => ({ hours: chance.below(300) }),
  nudge: () => ({ by: 0, hours: 5 }),
  overdue: () => ({ pace: 'day', hours: 26 }),
  seat: chance => ({ change: chance.of(CHANGES), until: 2_000_000, name: 'Eve' }),
  question: () => ({ userId: 'u1' }),
  role: () => ({ role: '424242424242' }),
  left: () => ({
    message: { channelId: '77', messageId: '900', guildId: null, language: 'en' },
  }),
  operator: chance => ({
    operator: { subject: chance.of(SUBJECTS), from: 2_000_000, to: 3_000_000, moves: 2, text: 'Sorry.' },
  }),
};
export const NOTICES = Object.keys(DETAILS) as readonly NoticeKind[];

export async function spoken(room: Context, match: Match, kind: NoticeKind, chance: Chance): Promise<Sight> {
  const said: unknown[] = [];
  const scenes: Scene[] = [];
  const sent =
    (how: string) =>
    async (_route: string, request: { body?: unknown; files?: AnswerFile[] } = {}) => {
      const { body, files = [] } = request;
      said.push({ how, body, files: files.map(file => filed(file, scenes)) });
      return { id: '900' };
    };
  const rest = { post: sent('post'), patch: sent('patch'), delete: sent('delete'), get: async () => [] };
  if (room.table instanceof DeliveredTable) room.table.callFor(match);
  const delivery = new Delivery({
    context: { ...room, threads: { ...room.threads, rename: async (_, name) => void said.push({ name }) } },
    rest: rest as unknown as REST,
    kv: { get: async () => undefined, set: async () => {}, delete: async () => {} },
    self: () => '1',
    now: room.now,
  });
  const since = chance.of([match.rev - 1, match.rev - 1, Math.max(-1, match.rev - 4), -1]);
  const own = { matchId: match.id, kind, rev: match.rev, since, nonce: 'n', resigned: [] };
  const seat = chance.below(match.seats.length);
  const about = {
    id: 1,
    place: match.place,
    oldest: 1,
    at: 0,
    attempts: 0,
    seat,
    details: DETAILS[kind](chance),
  };
  await delivery.deliver({ ...own, ...about });
  return { text: JSON.stringify(said), scenes };
}

/** Kinds of direct messages to people who watch a game without a seat. */
export const DIRECT_MESSAGES = ['round', 'end', 'review'] as const;

export async function posted(
  room: Context,
  match: Match,
  kind: (typeof DIRECT_MESSAGES)[number],
  chance: Chance,
): Promise<Sight> {
  const news = { kinds: [kind], round: chance.below(9), mode: chance.of(WATCH_MODES) };
  const scenes: Scene[] = [];
  const directMessage = await watchMessage(room, match, {
    ...news,
    id: 1,
    silent: chance.onceIn(2),
    userId: 'eve',
  });
  const files = (directMessage.files ?? []).map(file => filed(file, scenes));
  return { text: JSON.stringify({ ...directMessage, files }), scenes };
}

/** Removes durations, which differ each time and are no secret. A duration of a second or more has a thousands separator. */
export const timeless = (text: string): string => text.replace(/\d[\d.,\s]*(?:ms|ミリ秒)/g, '… ms');

export function written({ answer, aloud, offered }: Reply): Sight {
  if (!answer) return { text: JSON.stringify(offered), scenes: [] };
  const scenes: Scene[] = [];
  const { content, components, files } = answer;
  const filedAs = files.map(({ name, description: alt, attachment: data }) =>
    filed({ name, alt, data }, scenes),
  );
  return { text: timeless(JSON.stringify({ content, components, files: filedAs, aloud })), scenes };
}

/**
 * Returns true if two scenes are equal in every value. Parts that both scenes share are the same object and need no comparison.
 */
export function sameScene(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [here, there] = [Object.entries(one), Object.entries(other)];
  return (
    here.length === there.length &&
    here.every(([key, value], index) => {
      const [otherKey, otherValue] = there[index] ?? [];
      return key === otherKey && sameScene(value, otherValue);
    })
  );
}
