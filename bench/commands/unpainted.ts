import type { Presenters } from '../../src/presentation/presenter/presenter.ts';
import { paintingOtherwise } from '../../test/support/painting-otherwise.ts';

/** Placeholder with as many bytes as the picture of a board. */
const PICTURE = { name: 'picture.png', file: Buffer.alloc(100_000), alt: 'A picture' };

/** Returns presenters that answer every request for a picture with the same finished picture. */
export const unpainted = (presenters: Presenters): Presenters => paintingOtherwise(presenters, () => PICTURE);
