import type { Person } from 'local-discord';
import { openBoardPages } from '../../../src/page/server.ts';
import type { Match } from '../../../src/table/match/types.ts';
import { Visitor } from '../../../test/page/site.ts';
import type { Setup } from './setup.ts';
import { changes, changeText } from './state.ts';
import type { Target } from './target.ts';

/** Requests to the boards in a browser that were refused, and what went wrong. */
export interface PagesReport {
  readonly requests: number;
  /** Pages that showed a board to a person with the right to it. */
  readonly shown: number;
  readonly effects: readonly string[];
  readonly leaks: readonly string[];
}

/** Texts of links, made from a right one, which must open nothing. */
function forgeries(right: string, other: string): readonly string[] {
  const [text = '', mac = ''] = right.split('.');
  const [otherText = '', otherMac = ''] = other.split('.');
  const forged = (change: (parts: unknown[]) => unknown[]): string => {
    const parts = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[];
    return `${Buffer.from(JSON.stringify(change(parts))).toString('base64url')}.${mac}`;
  };
  return [
    ...[
      `${otherText}.${mac}`,
      `${text}.${otherMac}`,
      `${text}.`,
      `.${mac}`,
      text,
      '',
      '.',
      `${right}.${mac}`,
    ],
    ...['x'.repeat(3_000), `${text}.${'A'.repeat(43)}`, '__proto__', '{}', right.toUpperCase()],
    forged(parts => parts.with(1, 'u0')),
    forged(parts => parts.with(4, Number.MAX_SAFE_INTEGER)),
    forged(parts => [...parts, 'more']),
    forged(() => []),
  ];
}

/** Bodies that are no act. */
const BODIES: readonly unknown[] = [
  ...[null, [], 7, 'act', {}, { rev: '1', action: 'x' }, { rev: 1 }, { rev: null, action: {} }],
  { rev: 1, action: ['x'], way: ['undo'] },
  { rev: 1e308, action: 'x'.repeat(4_000), way: 'x'.repeat(4_000) },
  { rev: 1, action: 'x'.repeat(1_000_000) },
  { __proto__: { rev: 1 }, constructor: 'x' },
];

/** Sends forged links and cookies, requests of other origins, and acts without right to the boards of all tables. */
export async function attackPages(stage: Setup): Promise<PagesReport> {
  const { attacked, running, database } = stage;
  const { game, presenters } = attacked;
  const { table, bot } = running;
  const server = await openBoardPages({
    ...{
      table,
      games: { [game.id]: game },
      presenters,
      host: '127.0.0.1',
      port: 0,
      now: Date.now,
      log: () => {},
      voice: bot.voice,
    },
  });
  const [effects, leaks]: [string[], string[]] = [[], []];
  let [requests, shown] = [0, 0];
  const linkOf = async ({ id }: Pick<Match, 'id'>, person: Person): Promise<string> =>
    (await server.link({ matchId: id, userId: person.id, language: 'en' })).split('#')[1] ?? '';
  const visit = async (match: Match, person: Person): Promise<Visitor> =>
    Visitor.by(server.url, `${server.url}/#${await linkOf(match, person)}`);
  /** Sends a request that must be refused. `status`: statuses of a refusal. 200: the answer must be without effect. */
  const sent = async (
    what: string,
    asking: Promise<Response>,
    ...status: readonly number[]
  ): Promise<string> => {
    requests += 1;
    // A server that refuses a large body may close the connection while the body is still sent.
    const answer = await asking.catch(() => undefined);
    const given = answer?.status ?? 413;
    if (!status.includes(given)) effects.push(`${what}: ${given}`);
    return (await answer?.text()) ?? '';
  };
  const peek = ({ match, seated }: Target, reader: Person | undefined, text: string): void => {
    const { position, seats } = match;
    const seat = reader === undefined ? -1 : seated.indexOf(reader);
    const asking = { text, asked: '', reader: seat < 0 ? undefined : seat, seats: seats.length };
    const secret = attacked.secretIn({ ...asking, view: at => position.view(at) });
    if (secret !== undefined) leaks.push(`a page reported ${secret}`);
  };
  try {
    for (const target of stage.targets.filter(({ match }) => match.dealt)) {
      const { match, seated } = target;
      const [own, ...others] = seated;
      if (!own) continue;
      const page = await visit(match, own);
      const stranger = await visit(match, stage.foe);
      const right = await linkOf(match, own);
      const before = await database.rows();
      const first = await page.get('state');
      if (first.status === 200) shown += 1;
      if (match.status === 'running') {
        peek(target, own, await first.text());
        const state = await stranger.get('state');
        const text = await state.text();
        if (state.status === 200) peek(target, undefined, text);
      }
      const used = await linkOf(match, own);
      for (const link of forgeries(right, used))
        await sent(`link ${link}`, Visitor.open(server.url, link), 403, 413);
      const awaited = match.position.toAct.flatMap(seat => match.position.legal(seat).slice(0, 3));
      for (const action of awaited.map(each => game.write(each)))
        await sent('a stranger acts', stranger.post('act', { rev: match.rev, action }), 200, 410);
      const seat = table.seatOf(match, own.id) ?? -1;
      const legal = match.position.legal(seat).map(each => game.write(each));
      for (const action of awaited.map(each => game.write(each)).filter(each => !legal.includes(each)))
        await sent('another seat acts', page.post('act', { rev: match.rev, action }), 200, 410);
      for (const request of [stage.tables.request, stage.tables.pauseMotion, stage.tables.offerMotion, 1, 99])
        for (const way of [`answer-${request}-true`, `answer-${request}-false`, `withdraw-${request}`])
          await sent('a stranger answers', stranger.post('way', { rev: match.rev, way }), 200, 410);
      for (const way of [
        'cancel',
        'play-on',
        'return',
        'rematch',
        'undo-false-false',
        'propose-pause',
        'constructor',
      ])
        await sent('a stranger goes a way', stranger.post('way', { rev: match.rev, way }), 200, 410);
      for (const path of ['next', 'review']) {
        const answer = await sent(`a stranger's ${path}`, stranger.post(path, {}), 200, 410);
        if (answer.includes('"go"') || answer.includes('"review"'))
          effects.push(`a stranger's ${path} opened`);
      }
      for (const path of ['act', 'way'])
        for (const body of BODIES) await sent(`the body ${path}`, page.post(path, body), 200, 400, 410, 413);
      const action = legal[0] ?? 'pass';
      for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }, { origin: '' }])
        await sent('another origin', page.post('act', { rev: match.rev, action }, headers), 403);
      for (const cookie of [
        '',
        'board=',
        'board=x',
        `board=${'x'.repeat(2_000)}`,
        page.cookie.replace('board', 'other'),
      ])
        await sent(
          `the cookie ${cookie}`,
          page.post('act', { rev: match.rev, action }, { cookie }),
          401,
          431,
        );
      for (const other of others.slice(0, 1)) {
        // The path of a page says nothing: the cookie alone decides, and a browser sends it to its own path alone.
        const elsewhere = (await visit(match, other)).at('x', stranger.cookie);
        await sent('a cookie at another page', elsewhere.post('act', { rev: match.rev, action }), 200, 410);
      }
      const isEffect = ({ table: name }: { readonly table: string }): boolean =>
        !['board_pages', 'cooldowns', 'outbox'].includes(name);
      for (const change of changes(before, await database.rows()).filter(isEffect))
        effects.push(changeText(change));
    }
  } finally {
    await server.close();
  }
  return { requests, shown, effects, leaks };
}
