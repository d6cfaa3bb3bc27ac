import { presenters } from '../../src/games/presenters.ts';
import type { Language } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter, Picture } from '../../src/presentation/presenter/presenter.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';

/** Returns the scene of a picture of a game, without painting it. Undefined: the game has no such picture. */
export async function sceneOf(
  game: string,
  language: Language,
  picture: (presenter: AnyPresenter) => Promise<Picture | undefined> | undefined,
): Promise<Scene | undefined> {
  let scene: Scene | undefined;
  const presenter = presenters[game]?.(language, async painted => {
    scene = painted;
    return Buffer.from('a picture');
  });
  if (presenter) await picture(presenter);
  return scene;
}
