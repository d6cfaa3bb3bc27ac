import { presenters } from '../../src/games/presenters.ts';

/** Returns the presenters with pictures of nothing, for tests that read a lesson as a text. */
export function unpainted(): typeof presenters {
  const nothing = { name: 'x.png', file: Buffer.alloc(0), alt: '' };
  return Object.fromEntries(
    Object.entries(presenters).map(([id, speak]) => [
      id,
      language => ({
        ...speak(language),
        picture: async () => nothing,
        preview: async () => nothing,
        lessonPicture: async () => nothing,
      }),
    ]),
  );
}
