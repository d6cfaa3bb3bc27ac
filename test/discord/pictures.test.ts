import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { thinkerHere } from '../../src/core/search/thinker.ts';
import { askedBy, runLong, workFor } from '../../src/core/work/queues.ts';
import { BoardPictures, type Wanted } from '../../src/discord/context/pictures.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import type { AnyPresenter, Picture, Presenters } from '../../src/presentation/presenter/presenter.ts';
import type { Match } from '../../src/table/match/types.ts';
import { paintingOtherwise } from '../support/painting-otherwise.ts';
import { drawNow, family, last, scene } from './kit.ts';

const OPENER = { id: 'opener', name: 'Opener' };

/**
 * Makes a painter that finishes each picture on request. The clock stands still, because a request older than five seconds
 * would be handled first.
 */
const slow = () => {
  const still = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => still.mockRestore());
  const begun: { readonly name: string; readonly done: (error?: Error) => void }[] = [];
  const paint = (name: string) =>
    new Promise<Picture>((resolve, reject) =>
      begun.push({
        name,
        done: error => (error ? reject(error) : resolve({ file: Buffer.from(name), name, alt: name })),
      }),
    );
  const presenter = {
    picture: (_: unknown, __: unknown, ___: unknown, name: string) => paint(name),
    wide: (_: unknown, __: unknown, ___: unknown, name: string) => paint(name),
  } as Partial<AnyPresenter> as AnyPresenter;
  const pictures = new BoardPictures();
  const ask = (id: string, rev: number, more: Partial<Wanted> = {}): Promise<string> => {
    const match = { id, game: 'toy', rev, status: 'running', opener: OPENER } as Match;
    const wanted = {
      language: 'en',
      presenter,
      match,
      rev,
      view: {},
      names: ['Ann'],
      marked: [],
      wide: false,
    } as const;
    return pictures.public({ ...wanted, ...more }).then(({ name }) => name);
  };
  /** Waits for one turn of the event loop, in which the painter begins the next picture. */
  const takenUp = () => new Promise(resolve => setImmediate(resolve));
  const finish = async (error?: Error): Promise<void> => {
    await takenUp();
    begun.at(-1)?.done(error);
    await takenUp();
  };
  const names = () => begun.map(({ name }) => name);
  return { ask, finish, names, takenUp };
};

describe('boards to be painted', () => {
  test('the same revision is painted once, whoever asks, before and after', async () => {
    const { ask, finish, names } = slow();
    const asked = [ask('a', 1), ask('a', 1)];
    await finish();
    expect(await Promise.all([...asked, ask('a', 1)])).toEqual(Array(3).fill('toy-a-1.png'));
    expect(names()).toEqual(['toy-a-1.png']);
  });

  test('one is painted at a time, the newest first, and of a match only the newest waits: who waited for an older one gets it', async () => {
    const { ask, finish, names, takenUp } = slow();
    const first = ask('a', 1);
    await takenUp();
    const waiting = [ask('b', 4), ask('b', 5), ask('c', 9), ask('b', 7), ask('b', 6)];
    expect(names()).toEqual(['toy-a-1.png']);
    for (let painted = 0; painted < 3; painted++) await finish();
    expect(await first).toBe('toy-a-1.png');
    expect(await Promise.all(waiting)).toEqual(
      ['b-7', 'b-7', 'c-9', 'b-7', 'b-7'].map(name => `toy-${name}.png`),
    );
    expect(names()).toEqual(['toy-a-1.png', 'toy-c-9.png', 'toy-b-7.png']);
  });

  test('a board under the brush is finished, and an older one asked for later is itself', async () => {
    const { ask, finish, names, takenUp } = slow();
    const first = ask('a', 1);
    await takenUp();
    const asked = [first, ask('a', 2), ask('a', 3)];
    await finish();
    await finish();
    expect(await Promise.all(asked)).toEqual(['toy-a-1.png', 'toy-a-3.png', 'toy-a-3.png']);
    const older = ask('a', 2);
    await finish();
    expect(await older).toBe('toy-a-2.png');
    expect(names()).toEqual(['toy-a-1.png', 'toy-a-3.png', 'toy-a-2.png']);
  });

  test('an old turn, another language and the wide view are pictures of their own', async () => {
    const { ask, finish } = slow();
    const now = { id: 'b', game: 'toy', rev: 8, status: 'running', opener: OPENER } as Match;
    const asked = [
      ask('a', 1),
      ask('b', 8),
      ask('b', 3, { match: now }),
      ask('b', 8, { language: 'ko' }),
      ask('b', 8, { wide: true }),
      ask('b', 9),
    ];
    for (let painted = 0; painted < 5; painted++) await finish();
    expect(await Promise.all(asked)).toEqual(
      ['a-1', 'b-9', 'b-3', 'b-8', 'b-8-wide', 'b-9'].map(name => `toy-${name}.png`),
    );
  });

  test('each place of a match gets its own board, since each names other people', async () => {
    const { ask, finish, names } = slow();
    const at = (place: number) =>
      ask('b', 8, {
        match: { id: 'b', game: 'toy', rev: 8, status: 'running', opener: OPENER, place } as Match,
        names: [`of place ${place}`],
      });
    const asked = [ask('a', 1), at(0), at(1)];
    for (let painted = 0; painted < 3; painted++) await finish();
    expect(await Promise.all(asked)).toHaveLength(3);
    expect(names()).toEqual(['toy-a-1.png', 'toy-b-8.png', 'toy-b-8.png']);
  });

  test('the boards of a busy person wait: another’s board waits only for the current one, and boards without a move are their openers’', async () => {
    const { ask, finish, names, takenUp } = slow();
    const asked = [1, 2, 3, 4, 5].map(at => workFor('flood', () => ask(`flood ${at}`, 1)));
    await takenUp();
    asked.push(
      workFor('ann', () => ask('ann', 1)),
      ask('left over', 1),
    );
    for (let painted = 0; painted < 7; painted++) await finish();
    await Promise.all(asked);
    expect(names().slice(1, 3)).toEqual(['toy-ann-1.png', 'toy-left over-1.png']);
  });

  test('a board that failed is painted again when it is asked for again', async () => {
    const { ask, finish } = slow();
    const first = ask('a', 1);
    const second = ask('a', 1);
    const failed = Promise.all([first, second].map(each => expect(each).rejects.toThrow('no paint')));
    await finish(new Error('no paint'));
    await failed;
    const again = ask('a', 1);
    await finish();
    expect(await again).toBe('toy-a-1.png');
  });
});

test("six replays of one person delay another's by the one that is being made; the same twice is one", async () => {
  const pictures = new BoardPictures();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const replay = (by: string, channel: string) =>
    workFor(by, () =>
      pictures.timelapse(
        channel,
        () => {
          begun.push(by);
          return new Promise((_, reject) => ends.push(() => reject(new Error('shown'))));
        },
        () => {},
      ),
    ).catch(error => error.message);
  const asked = [1, 2, 3, 4, 5, 6].map(at => replay('flood', `c${at}`));
  // Ann asks for the replay of a channel whose replay the flooding person also awaits.
  asked.push(replay('ann', 'c6'));
  expect(await replay('ann', 'c6')).toBeUndefined();
  for (let made = 0; made < 7; made++) {
    await expect.poll(() => ends).toHaveLength(made + 1);
    ends[made]?.();
  }
  expect(await Promise.all(asked)).toEqual(Array(7).fill('shown'));
  expect(begun).toEqual(['flood', 'ann', ...Array(5).fill('flood')]);
});

test('a replay and other long work of one person run one after the other, and the work of another at once', async () => {
  const begun: string[] = [];
  const { promise, resolve: end } = Promise.withResolvers<void>();
  const long = (by: string, what: string) =>
    workFor(by, () =>
      runLong(async () => {
        begun.push(what);
        await promise;
      }),
    );
  const replay = () =>
    workFor('ann', () =>
      new BoardPictures().timelapse(
        'c1',
        async () => {
          begun.push('a replay');
          throw new Error('shown');
        },
        () => {},
      ),
    );
  const [first, second, other] = [long('ann', 'a review'), replay(), long('bob', 'his review')];
  second.catch(() => {});
  await expect.poll(() => begun).toEqual(['a review', 'his review']);
  end();
  await Promise.all([first, other]);
  await expect(second).rejects.toThrow('shown');
  expect(begun).toEqual(['a review', 'his review', 'a replay']);
});

test('boards are painted and thoughts thought for whoever brought them about', async () => {
  const painted: string[] = [];
  const thought: string[] = [];
  const thinker = thinkerHere({ games, players });
  const stage = await scene({
    presenters: paintingOtherwise(presenters, what => {
      if (what === 'picture') painted.push(askedBy());
      return { name: 'x.png', file: Buffer.from('x'), alt: what };
    }),
    players,
    thinker: {
      ...thinker,
      lines: async asked => {
        thought.push(askedBy());
        return thinker.lines({ ...asked, budget: { candidates: 2, playouts: 2, turns: 1 } });
      },
    },
  });
  const [first, second] = await family(stage);
  await stage.quiet();
  painted.splice(0);
  await drawNow(first, stage.channel);
  await stage.quiet();
  expect(new Set(painted)).toEqual(new Set([first.id]));
  painted.splice(0);
  await second.command(stage.channel, 'porto hint');
  expect(thought.length).toBeGreaterThan(0);
  expect(new Set(thought)).toEqual(new Set([second.id]));
  expect(painted.filter(by => by !== second.id)).toEqual([]);
});

test('a board that can not be painted is shown in words, for all and for who asks', async () => {
  const broken: Presenters = Object.fromEntries(
    Object.entries(presenters).map(([game, presenterIn]) => [
      game,
      language => ({
        ...presenterIn(language),
        picture: () => Promise.reject(new Error('the painter ended')),
      }),
    ]),
  );
  const stage = await scene({ presenters: broken });
  await family(stage);
  await stage.quiet();
  const { content, attachments, buttons } = last(stage.channel);
  expect(attachments).toEqual([]);
  expect(buttons.length).toBeGreaterThan(0);
  expect(content).toMatch(/Porto, round 1.*Market/s);
  const asked = await stage.cid.command(stage.channel, 'porto board');
  expect(asked.content).toMatch(/Porto, round 1.*Market/s);
  expect(stage.trouble.join('\n')).toContain('a board is shown in words: it can not be painted');
});
