import type { Match } from '../match/types.ts';
import type { Language } from '../present/languages.ts';
import type { AnyPresenter, Names, Picture } from '../present/presenter.ts';

const KEPT = 12;

/** The public boards drawn last: the same revision is drawn once, for the channel and for whoever asks. */
export class Pictures {
  readonly #drawn = new Map<string, Promise<Picture>>();

  /** The board that everybody may see. */
  public(
    language: Language,
    presenter: AnyPresenter,
    match: Match,
    rev: number,
    view: unknown,
    names: Names,
    marked: readonly unknown[],
  ): Promise<Picture> {
    const key = JSON.stringify([match.id, rev, match.status, names, language]);
    const drawn = this.#drawn.get(key);
    this.#drawn.delete(key);
    const picture = drawn ?? presenter.picture(view, names, marked, `${match.game}-${match.id}-${rev}.png`);
    this.#drawn.set(key, picture);
    picture.catch(() => this.#drawn.delete(key));
    for (const oldest of this.#drawn.keys()) {
      if (this.#drawn.size <= KEPT) break;
      this.#drawn.delete(oldest);
    }
    return picture;
  }
}
