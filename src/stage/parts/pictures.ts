import { clipped, plain } from '../names.ts';
import { paint } from '../paint.ts';
import type { AnyPresenter } from '../presenter.ts';
import { partsLines } from './pages.ts';
import { namedScene } from './scene.ts';

const LONGEST_ALT = 1024;

/** Returns the function that paints each page of parts, where the game names its parts. */
export const partsPictures = ({ parts }: AnyPresenter): Pick<AnyPresenter, 'partsPicture'> =>
  parts
    ? {
        partsPicture: async (view, names, at, fileName) => {
          const page = parts(view, names)[at];
          if (!page) return undefined;
          const alt = plain(partsLines(page).join('\n'));
          return {
            file: await paint(namedScene(page)),
            name: fileName,
            alt: clipped(alt, LONGEST_ALT, LONGEST_ALT),
          };
        },
      }
    : {};
