import { describe, expect, it } from 'vitest';
import { porto } from '../../src/games/porto/game.ts';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import { gamesFrom } from '../../src/games/registry.ts';
import { pixelsOf } from '../../src/presentation/drawing/paint.ts';
import type { Moment } from '../../src/presentation/presenter/presenter.ts';
import { encode } from '../../src/presentation/timelapse/encode.ts';
import { timelapse } from '../../src/presentation/timelapse/index.ts';
import { playedGame } from '../../tools/gallery/played.ts';
import { randomGame } from '../games/porto/words/games.ts';
import { times } from '../support/test-form.ts';
import { readGif } from './gif.ts';

const positions = [...randomGame(2, { variant: 'standard' }, 4)];
const moments = [
  { view: porto.view(positions[0]?.state ?? fail(), 'table'), marked: [] },
  ...positions.map(({ after, events }) => ({ view: porto.view(after, 'table'), marked: events })),
];
const short = moments.slice(0, times(7, 14));
const MB = 1_000_000;

function fail(): never {
  throw new Error('no game');
}

const scenesOf = (shown: typeof moments) =>
  portoPresenter('en').timelapse?.(shown, ['Joana', 'Miguel']) ?? [];

describe('an animated picture', () => {
  it('shows every scene as painted, one over the other, and holds the last', () => {
    const scenes = scenesOf(short);
    const parts: number[] = [];
    const film = readGif(encode(scenes, 3 * MB, part => parts.push(part)));
    expect(film.frames).toHaveLength(scenes.length);
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual([...parts].sort((one, other) => one - other));
    expect(film.delays.at(-1)).toBeGreaterThan(2 * (film.delays[0] ?? 0));
    scenes.forEach((scene, index) => {
      const { data } = pixelsOf(scene, film.width);
      const frame = film.frames[index] ?? new Uint8Array();
      let far = 0;
      for (let pixel = 0; pixel < film.width * film.height; pixel++) {
        const off = [0, 1, 2].some(
          channel => Math.abs((data[4 * pixel + channel] ?? 0) - (frame[3 * pixel + channel] ?? 0)) > 40,
        );
        if (off) far += 1;
      }
      expect(far / (film.width * film.height)).toBeLessThan(0.01);
    });
  });

  it('becomes smaller where it would be too large, and gives up where nothing helps', () => {
    const scenes = scenesOf(short).slice(0, times(2, 3));
    const large = encode(scenes, 3 * MB, () => undefined);
    const small = encode(scenes, large.length - 1, () => undefined);
    expect(readGif(small).width).toBeLessThan(readGif(large).width);
    expect(() => encode(scenes, 1000, () => undefined)).toThrow('small enough');
  });

  it('leaves out what is not to be seen', () => {
    const builds = moments.filter(({ marked }) => marked.some(({ type }) => type === 'built'));
    expect(scenesOf(moments).length).toBeLessThanOrEqual(builds.length + 2);
    expect(scenesOf(moments).length).toBeGreaterThanOrEqual(builds.length + 1);
  });
});

describe('the process that makes it', () => {
  const order = (shown: readonly Moment<unknown, unknown>[], game = 'porto') => ({
    game,
    language: 'en' as const,
    names: ['Joana', 'Miguel'],
    moments: shown,
    most: 3 * MB,
  });

  it('gives the file and tells how far it has come', async () => {
    const parts: number[] = [];
    const gif = await timelapse(order(short), part => parts.push(part));
    expect(readGif(gif).frames.length).toBe(scenesOf(short).length);
    expect(parts.at(-1)).toBe(1);
  });

  it.each(gamesFrom('shown'))('gives a file of %s that Discord takes', async id => {
    const { game, played } = playedGame(id, 2, 3);
    const seen = played.slice(0, times(30, 200)).map(({ state, events }) => ({
      view: game.view(state, 'table'),
      marked: events.map(({ event }) => event),
    }));
    const gif = await timelapse(order(seen, id), () => undefined);
    expect(gif.length).toBeLessThan(3 * MB);
    expect(readGif(gif).frames.length).toBeGreaterThan(2);
  });

  it('is started by no turn of the event loop: whoever starts a process stands still until it runs', async () => {
    const children = (): number =>
      process.getActiveResourcesInfo().filter(resource => resource === 'ProcessWrap').length;
    const before = children();
    let most = before;
    const began: number[] = [];
    await timelapse(order(short.slice(0, 2)), () => {
      began.push(children());
      most = Math.max(most, children());
    });
    expect(began.length).toBeGreaterThan(0);
    expect(most).toBe(before);
  });

  it('fails in the open when it cannot', async () => {
    await expect(timelapse(order(short, 'chess'), () => undefined)).rejects.toThrow('time-lapse');
  });
});
