import { PAINTED, type Painted } from '../../src/stage/order.ts';
import type { AnyPresenter, Presenters } from '../../src/stage/presenter.ts';

/** As much as a board has. */
const PICTURE = { name: 'picture.png', file: Buffer.alloc(100_000), alt: 'A picture' };

function spared(presenter: AnyPresenter): AnyPresenter {
  const painted = (Object.keys(PAINTED) as Painted[]).filter(what => presenter[what] !== undefined);
  return { ...presenter, ...Object.fromEntries(painted.map(what => [what, async () => PICTURE])) };
}

/** Presenters with a picture at hand for everything: to look around quickly. */
export const unpainted = (presenters: Presenters): Presenters =>
  Object.fromEntries(
    Object.entries(presenters).map(([game, presenterIn]) => [
      game,
      language => spared(presenterIn(language)),
    ]),
  );
