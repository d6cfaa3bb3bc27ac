import type { Presenters } from '../../src/stage/presenter.ts';
import { paintingOtherwise } from '../../test/support/painting-otherwise.ts';

/** A picture as large as a board's. */
const PICTURE = { name: 'picture.png', file: Buffer.alloc(100_000), alt: 'A picture' };

/** Presenters with a picture at hand for everything: to look around quickly. */
export const unpainted = (presenters: Presenters): Presenters => paintingOtherwise(presenters, () => PICTURE);
