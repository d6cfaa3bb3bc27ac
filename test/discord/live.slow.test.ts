import { setTimeout as sleep } from 'node:timers/promises';
import type { Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { ByButtons } from '../../proof/bench/presses/by-buttons.ts';
import { PRESSED } from '../../proof/bench/presses/main.ts';
import { presenters } from '../../src/games/presenters.ts';
import type { Match } from '../../src/table/match/types.ts';
import { chance } from '../contract/tools.ts';
import { isRelease } from '../support/test-form.ts';
import { accepted } from '../table/room.ts';
import { boardIn, last, liveIn, openTurn, type Scene, scene } from './kit.ts';

const SECOND = 1_000;
const START = Date.parse('2026-05-04T12:00Z');
/** First decisions that are all pressed. From then on only each eighth is, since some games have hundreds. A release presses all. */
const ALL_PRESSED = isRelease ? Number.POSITIVE_INFINITY : 16;
const PRESSED_EVERY = 8;

async function liveScene(options: Parameters<typeof scene>[0] = {}) {
  const clock = { now: START };
  const stage = await scene({ paints: false, now: () => clock.now, ...options });
  const pass = async (seconds: number): Promise<void> => {
    clock.now += seconds * SECOND;
    await stage.table.dueWork.run();
    await stage.quiet();
  };
  return { ...stage, clock, pass };
}

/** Opens a live game, in which the second person sits down with one press. */
async function sitDown({ ann, bob, channel, quiet }: Scene, game = 'porto'): Promise<void> {
  await ann.command(channel, `${game} new`, { pace: 'live', seats: 2 });
  await quiet();
  await bob.press(last(channel), 'Join');
  await quiet();
}

/** Plays a live game by buttons. Each person opens the panel once, and then goes on in the panel that opens by itself. */
class AtTheScreens {
  readonly #stage: Scene;
  readonly #game: string;
  readonly #by: ByButtons;
  readonly #panels = new Map<string, StoredMessage>();
  readonly #below = chance(5);
  #decisions = 0;
  opened = 0;

  constructor(stage: Scene, game: string) {
    const pressed = PRESSED[game];
    if (!pressed) throw new Error(`nobody presses ${game}`);
    this.#stage = stage;
    this.#game = game;
    this.#by = new ByButtons(stage, pressed.game, stage.channel);
  }

  /** Makes one decision. Returns the match after it, or undefined after the end. */
  async decide(): Promise<Match | undefined> {
    const { table, channel, ann, bob } = this.#stage;
    const turn = await this.#by.turn([ann, bob]);
    const pressed = PRESSED[this.#game];
    if (!turn || !pressed) return undefined;
    const { match, seat, person, legal } = turn;
    const wanted = pressed.wanted(match, seat, legal[this.#below(legal.length)], this.#below);
    const count = this.#decisions++;
    if (count < ALL_PRESSED || count % PRESSED_EVERY === 0) {
      const panel = this.#panels.get(person.id) ?? (await this.#open(person));
      await this.#by.commit(turn, await this.#by.reach(turn, panel, wanted));
    } else {
      accepted(await table.act(match.id, person.id, pressed.game.write(wanted[0])));
      await this.#stage.quiet();
    }
    return table.live(channel.id);
  }

  async #open(person: Person): Promise<StoredMessage> {
    const panel = await this.#by.open(person);
    this.opened++;
    this.#panels.set(person.id, panel);
    return panel;
  }

  panelOf(person: Person): StoredMessage | undefined {
    return this.#panels.get(person.id);
  }
}

/** Returns the person who is to act, and the other one. */
async function sides({ table, channel, ann, bob }: Scene): Promise<readonly [Person, Person]> {
  const match = await liveIn({ table, channel });
  const [seat = -1] = await table.awaited(match);
  return match.seats[seat]?.id === ann.id ? [ann, bob] : [bob, ann];
}

async function isTo({ table, channel }: Scene, person: Person): Promise<boolean> {
  const now = await table.live(channel.id);
  return now?.position.toAct.some(each => now.seats[each]?.id === person.id) ?? false;
}

const pingsIn = ({ discord }: Scene): readonly string[] =>
  discord.payloads.flatMap(({ body }) => {
    const { users = [] } = (body as { allowed_mentions?: { users?: string[] } }).allowed_mentions ?? {};
    return users;
  });

describe.each(['porto', 'green-port', 'vintage'])('a whole live game of %s', game => {
  test('is one edited message, pings its people once, and its panels open by themselves', async () => {
    const stage = await liveScene();
    await sitDown(stage, game);
    const { channel, ann, bob } = stage;
    const players = new AtTheScreens(stage, game);
    const board = boardIn(channel);
    expect(board.content).toMatch(
      /⏱️ \*\*\w+\*\*: the minute for this decision ends <t:\d+:R>\. The reserve of 5:00 ends <t:\d+:R>\./,
    );
    while (await players.decide());
    const ended = await stage.store.matches.ids();
    expect(await stage.table.get(ended[0] ?? '')).toMatchObject({ status: 'over', endedBy: 'rules' });
    expect(channel.messages).toHaveLength(2);
    expect([...pingsIn(stage)].toSorted()).toEqual([ann.id, bob.id].toSorted());
    expect(players.opened).toBe(2);
    for (const person of [ann, bob])
      expect(players.panelOf(person)?.buttons.map(({ label }) => label)).toContain('Board');
    expect(stage.trouble).toEqual([]);
  });
});

/** The games with a painter that needs longer than a live game's text waits. */
const slowly = Object.fromEntries(
  Object.entries(presenters).map(([id, voice]): [string, typeof voice] => [
    id,
    (...told) => {
      const presenter = voice(...told);
      const late =
        <Told extends unknown[], Made>(draw: ((...told: Told) => Promise<Made>) | undefined) =>
        async (...asked: Told): Promise<Made | undefined> => {
          await sleep(300);
          return draw?.(...asked);
        };
      return {
        ...presenter,
        picture: late(presenter.picture) as typeof presenter.picture,
        turnPicture: late(presenter.turnPicture) as NonNullable<typeof presenter.turnPicture>,
      };
    },
  ]),
);

test.each(['porto', 'green-port', 'vintage'])(
  'a text of %s that comes before its picture says so, on the board and in a panel, until the picture is there',
  async game => {
    const stage = await liveScene({ presenters: slowly, paints: true });
    await sitDown(stage, game);
    const [first, other] = await sides(stage);
    const waiting = await openTurn(other, boardIn(stage.channel));
    const players = new AtTheScreens(stage, game);
    while (await isTo(stage, first)) await players.decide();
    await sleep(700);
    await stage.quiet();
    const said = stage.discord.payloads.map(({ body }) => (body as { content?: string }).content ?? '');
    const early = said.filter(text => text.endsWith('-# The picture follows.'));
    expect(early.some(text => text.includes('the minute for this decision ends'))).toBe(true);
    // The other person decides next in Porto, and has an open panel with a picture too.
    if (game === 'porto') expect(early.length).toBeGreaterThan(1);
    // The painter of a busy machine needs as long as it likes.
    await expect
      .poll(() => [boardIn(stage.channel), waiting].map(({ content }) => content).join('\n'))
      .not.toContain('The picture follows.');
  },
);

describe('panels', () => {
  test('a stale panel is answered with the newest one, which then goes on by itself', async () => {
    const stage = await liveScene();
    await sitDown(stage, 'vintage');
    const { channel, table } = stage;
    const [one, other] = await sides(stage);
    const panel = await openTurn(one, boardIn(channel));
    const before = panel.buttons.find(({ customId }) => customId?.includes(':open:'))?.customId ?? '';
    const act = async (person: Person): Promise<void> => {
      const now = await table.live(channel.id);
      const own = now?.seats.find(({ id }) => id === person.id)?.seat ?? -1;
      const [action] = now?.position.legal(own) ?? [];
      expect(
        await table.act(now?.id ?? '', person.id, PRESSED.vintage?.game.write(action) ?? ''),
      ).toMatchObject({ ok: true });
      await stage.quiet();
    };
    while (await isTo(stage, one)) await act(one);
    const answer = await one.pressRaw(channel, panel, before);
    expect(answer.content).toContain(`It is not your turn. The game waits for ${other.name}.`);
    while (!(await isTo(stage, one))) await act(other);
    expect(panel.content).toContain(other.name);
    expect(panel.buttons.some(({ customId }) => customId?.includes(':open:'))).toBe(true);
  });

  test('after fifteen minutes without a press, a panel is not edited any more', async () => {
    const stage = await liveScene();
    await sitDown(stage, 'vintage');
    const players = new AtTheScreens(stage, 'vintage');
    const { channel, clock } = stage;
    const [, other] = await sides(stage);
    const panel = await openTurn(other, boardIn(channel));
    const shownBefore = panel.content;
    await stage.quiet();
    clock.now += 900 * SECOND;
    for (let step = 0; step < 4; step++) {
      if (await isTo(stage, other)) break;
      await players.decide();
    }
    expect(panel.content).toBe(shownBefore);
    expect(stage.trouble).toEqual([]);
  });
});
