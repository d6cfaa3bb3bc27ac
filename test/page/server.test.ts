import { describe, expect, test, vi } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { PageAnswer } from '../../src/page/protocol.ts';
import { ANN, BEN, CAT, MINUTE, reload } from '../table/room.ts';
import { site } from './site.ts';

const GAMES = Object.keys(games);
const [GAME = ''] = GAMES;

// Fonts are cut in another process. The cutting code fails in this one.
vi.mock('subset-font', () => ({
  default: () => {
    throw new Error('cut in the main thread');
  },
}));

describe('a link', () => {
  test('opens one page, once', async () => {
    const { linkFor, open } = await site(GAME);
    const url = await linkFor(ANN.id);
    expect((await open(url)).status).toBe(200);
    const again = await open(url);
    expect(again.status).toBe(403);
    expect(await again.json()).toEqual({ said: expect.stringContaining('used up or too old') });
  });

  test('opens nothing after ten minutes', async () => {
    const { linkFor, open, clock } = await site(GAME);
    const url = await linkFor(ANN.id);
    clock.now += 10 * MINUTE + 1;
    expect((await open(url)).status).toBe(403);
  });

  test('opens nothing with another person, another signature, or as nonsense', async () => {
    const { linkFor, open } = await site(GAME);
    const [ann = '', signature = ''] = (await linkFor(ANN.id)).split('.').slice(-2);
    const ben = (await linkFor(BEN.id)).split('.').slice(-2)[0] ?? '';
    const top = new URL(await linkFor(ANN.id)).origin;
    const text = ann.split('#')[1] ?? ann;
    for (const forged of [
      `${ben.split('#')[1] ?? ben}.${signature}`,
      `${text}.${'A'.repeat(43)}`,
      text,
      `${text}.${signature}.${signature}`,
      '',
      'x'.repeat(2_000),
    ])
      expect((await open(`${top}/#${forged}`)).status).toBe(403);
  });

  test('is needed: an address without a page says so in a sentence', async () => {
    const { linkFor } = await site(GAME);
    const { origin } = new URL(await linkFor(ANN.id));
    for (const name of ['texts', 'state', 'b/strange']) {
      const response = await fetch(`${origin}/${name}`);
      expect([response.status, await response.json()]).toEqual([
        404,
        { said: expect.stringContaining('used up or too old') },
      ]);
    }
  });

  test('opens a page that a deleted match, a closed page and a week end', async () => {
    const { visit, store, match, clock, table } = await site(GAME);
    const closed = await visit(ANN.id);
    expect((await closed.post('close', {})).status).toBe(204);
    expect((await closed.get('state')).status).toBe(401);
    const old = await visit(ANN.id);
    clock.now += 7 * 24 * 60 * MINUTE + 1;
    expect((await old.get('state')).status).toBe(401);
    const page = await visit(BEN.id);
    await table.housekeeping.forget(BEN.id);
    expect((await page.get('state')).status).toBe(401);
    expect(await store.boardPages.ofUser(BEN.id)).toEqual([]);
    expect(match.id).not.toBe('');
  });

  test('shows nothing to a person without a seat in a game that is not public', async () => {
    const { visit } = await site(GAME, { wishes: { guildId: null } });
    const stranger = await visit(CAT.id);
    expect((await stranger.get('state')).status).toBe(410);
    expect((await stranger.post('act', { rev: 0, action: 'pass' })).status).toBe(410);
  });
});

describe('the server', () => {
  test('refuses other origins, large bodies and requests without the cookie', async () => {
    const { visit, server } = await site(GAME);
    const page = await visit(ANN.id);
    expect((await page.post('act', { rev: 0, action: 'x' }, { origin: 'https://evil.example' })).status).toBe(
      403,
    );
    expect((await page.get('state', { origin: 'https://evil.example' })).status).toBe(403);
    expect((await page.post('act', { action: 'x'.repeat(5_000) })).status).toBe(413);
    expect((await page.post('act', { rev: 'x' })).status).toBe(400);
    expect((await fetch(`${server.url}/b/x/state`)).status).toBe(401);
    expect((await fetch(`${server.url}/nothing`)).status).toBe(404);
  });

  test('limits the requests of a page in a minute', async () => {
    const { visit, clock } = await site(GAME);
    const page = await visit(ANN.id);
    const statuses = new Set<number>();
    for (let asked = 0; asked < 241; asked++) statuses.add((await page.get('texts')).status);
    expect([...statuses]).toEqual([200, 429]);
    clock.now += MINUTE;
    expect((await page.get('texts')).status).toBe(200);
  });

  test('lets no other page frame it, and no script but its own run', async () => {
    const { server } = await site(GAME);
    const { headers } = await fetch(`${server.url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["default-src 'none'", "script-src 'self'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('serves parts of fonts, and no other file', async () => {
    const { server } = await site(GAME);
    const faces = await (await fetch(`${server.url}/fonts.css`)).text();
    const [first = ''] = /fonts\/[\w-]+\.woff2/.exec(faces) ?? [];
    const font = await fetch(`${server.url}/${first}`);
    expect([font.status, font.headers.get('content-type')]).toEqual([200, 'font/woff2']);
    expect((await fetch(`${server.url}/fonts/..%2f..%2fpackage.json`)).status).toBe(404);
  });
});

describe.each(GAMES)('the page of %s', game => {
  test('plays an action in the match, as the seat sees it', async () => {
    const { visit, match, awaited, table, logged } = await site(game);
    const page = await visit(await awaited(match));
    const { state } = await page.state();
    expect(state).toMatchObject({ status: 'yours', rev: match.rev });
    const [action] = state.touch.actions;
    expect((await page.preview(state.rev, action?.text ?? '')).label.length).toBeGreaterThan(2);
    const answer = await page.act('act', { rev: state.rev, action: action?.text });
    expect(answer.said).toBeUndefined();
    const now = await reload({ table }, match);
    const sealed = await table.sealed(match.id);
    expect(now.rev > match.rev || sealed.length > 0).toBe(true);
    expect(logged).toContainEqual(expect.objectContaining({ way: 'page', ok: true }));
  });

  test('answers a stale touch with the position now, and an action against the rules with a reason', async () => {
    const { visit, match, awaited, table } = await site(game);
    const person = await awaited(match);
    const page = await visit(person);
    const { state } = await page.state();
    const action = state.touch.actions[0]?.text ?? '';
    const wrong = (await (
      await page.post('act', { rev: state.rev, action: 'nonsense' })
    ).json()) as PageAnswer;
    expect(wrong.said).toBeTruthy();
    await table.act(match.id, person, action);
    const later = (await (await page.post('act', { rev: state.rev - 1, action })).json()) as PageAnswer;
    expect(later.said).toContain('moved on');
    expect(later.state.rev).toBe((await reload({ table }, match)).rev);
  });

  test('is small enough for a phone', async () => {
    const { visit, match, awaited } = await site(game);
    const page = await visit(await awaited(match));
    const { state } = await page.state();
    expect(state.width).toBe(1080);
    expect(state.svg).toContain('data-id=');
    expect(state.svg).not.toContain('style=');
    expect(state.alt.length).toBeGreaterThan(20);
  });
});

describe('events', () => {
  test('tell a page that the match has changed, and nothing else', async () => {
    const { visit, match, awaited, table } = await site(GAME);
    const person = await awaited(match);
    const other = await visit(person === ANN.id ? BEN.id : ANN.id);
    const events = await other.get('events');
    const reader = events.body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toContain('event: pulse');
    const [action] = match.position.legal(match.position.toAct[0] ?? 0);
    await table.act(match.id, person, games[GAME]?.write(action) ?? '');
    expect((await reader?.read())?.value).toBe('event: changed\ndata: \n\n');
    await reader?.cancel();
  });
});
