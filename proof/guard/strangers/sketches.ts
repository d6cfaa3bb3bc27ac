import type { AnyPresenter, Picture, Presenters } from '../../../src/presentation/presenter/presenter.ts';

const METHODS = [
  'picture',
  'wide',
  'preview',
  'handPicture',
  'seatPicture',
  'ending',
  'lobby',
  'share',
  'topicPicture',
] as const satisfies readonly (keyof AnyPresenter)[];

/** One picture in this many is painted and then reused. The attacks test who may see a picture, not its content. */
const PAINTED = 20;

function sketching(presenter: AnyPresenter): AnyPresenter {
  const made: Record<string, unknown> = {};
  for (const method of METHODS) {
    const paint = presenter[method] as ((...args: unknown[]) => Promise<Picture | undefined>) | undefined;
    if (paint === undefined) continue;
    let [asked, last] = [0, undefined as Promise<Picture | undefined> | undefined];
    made[method] = async (...args: unknown[]): Promise<Picture | undefined> => {
      const anew = last === undefined || asked % PAINTED === 0;
      if (anew) last = paint.apply(presenter, args);
      asked += 1;
      const picture = await last;
      const name = args.findLast(each => typeof each === 'string' && each.endsWith('.png'));
      // The alt text of the reused picture would name the people of another game.
      return picture && { ...picture, name: String(name), ...(!anew && { alt: 'as the one before' }) };
    };
  }
  return { ...presenter, ...made } as AnyPresenter;
}

/** Returns presenters with the same texts that paint only few pictures. */
export const sketchesOf = (presenters: Presenters): Presenters =>
  Object.fromEntries(
    Object.entries(presenters).map(([game, presenterOf]) => {
      const known = new Map<string, AnyPresenter>();
      const sketch = (language: Parameters<typeof presenterOf>[0]): AnyPresenter => {
        const found = known.get(language) ?? sketching(presenterOf(language));
        known.set(language, found);
        return found;
      };
      return [game, sketch];
    }),
  );
