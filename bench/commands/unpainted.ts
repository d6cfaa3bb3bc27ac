import type { Presenters } from '../../src/stage/presenter.ts';
import { paintingOtherwise } from '../../test/support/painting-otherwise.ts';

/** A stand-in picture with as many bytes as a board. */
const PICTURE = { name: 'picture.png', file: Buffer.alloc(100_000), alt: 'A picture' };

/** Presenters that answer every picture with the same finished one, for quick trials. */
export const unpainted = (presenters: Presenters): Presenters => paintingOtherwise(presenters, () => PICTURE);
