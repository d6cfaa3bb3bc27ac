import type { Language } from '../../src/presentation/language/languages.ts';
import { PAINTED, type Painted } from '../../src/presentation/painter/order.ts';
import type { AnyPresenter, Picture, Presenters } from '../../src/presentation/presenter/presenter.ts';

type Paint = (what: Painted, presenter: AnyPresenter, given: readonly unknown[]) => Picture;

/** Returns the same presenters with pictures from `paint`, except for the kinds of pictures in `but`. */
export function paintingOtherwise(
  presenters: Presenters,
  paint: Paint,
  but: readonly Painted[] = [],
): Presenters {
  const changed = (Object.keys(PAINTED) as Painted[]).filter(what => !but.includes(what));
  const otherwise = (presenter: AnyPresenter): AnyPresenter => {
    const painted = changed
      .filter(what => presenter[what] !== undefined)
      .map(what => [what, async (...given: readonly unknown[]) => paint(what, presenter, given)]);
    return { ...presenter, ...Object.fromEntries(painted) };
  };
  return Object.fromEntries(
    Object.entries(presenters).map(([game, presenterIn]) => {
      const known = new Map<Language, AnyPresenter>();
      return [
        game,
        (language: Language) => {
          const presenter = known.get(language) ?? otherwise(presenterIn(language));
          known.set(language, presenter);
          return presenter;
        },
      ];
    }),
  );
}
