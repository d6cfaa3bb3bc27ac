import { expect, onTestFinished, test } from 'vitest';
import { workFor } from '../../../src/core/work/queues.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { LARGE, PAINTED, type Painted } from '../../../src/presentation/painter/order.ts';
import { Studio } from '../../../src/presentation/painter/studio.ts';
import type { AnyPresenter, Picture } from '../../../src/presentation/presenter/presenter.ts';
import { some } from '../../support/test-form.ts';

const MODULE = new URL('./held-painter.ts', import.meta.url);
/** Presenter with every kind of picture. The painter's process answers instead of it. */
const every = Object.fromEntries(Object.keys(PAINTED).map(what => [what, async () => undefined]));

interface Ordered {
  readonly picture: Promise<Picture | undefined>;
  isDone(): boolean;
}

function studioOf() {
  const studio = new Studio({
    presenters: {
      toy: language => ({ ...presenters.porto?.(language), ...every }) as unknown as AnyPresenter,
    },
    warn: () => {},
    module: MODULE,
  });
  const eye = studio.presenters.toy?.('en') as unknown as Record<
    Painted,
    (...given: unknown[]) => Promise<Picture>
  >;
  const order = (person: string, what: Painted, given = ''): Ordered => {
    let done = false;
    const picture = workFor(person, () => eye[what](given));
    picture.then(
      () => {
        done = true;
      },
      () => {},
    );
    return { picture, isDone: () => done };
  };
  onTestFinished(() => {
    for (const pid of studio.pids) process.kill(pid, 'SIGKILL');
    studio.close();
  });
  return { studio, order };
}

test.each(some([...LARGE] as Painted[], 2))('no turn waits for a large picture: %s', async what => {
  const { order } = studioOf();
  const large = order('ann', what, 'held');
  for (const small of (Object.keys(PAINTED) as Painted[]).filter(each => !LARGE.has(each)))
    expect((await order('bob', small).picture)?.name).toBe('x.png');
  expect(large.isDone()).toBe(false);
});
