import type { AnyGame, Seat } from '../core/contract/game.ts';
import { foresee } from '../presentation/choosing/preview.ts';
import { type TouchableScene, type TouchNeeds, touchableScene } from '../presentation/choosing/touching.ts';
import type { AnyPresenter, Names } from '../presentation/presenter/presenter.ts';
import type { ShownScene } from '../presentation/shapes/scene.ts';
import { svgOf } from '../presentation/svg/svg.ts';
import { plain } from '../presentation/text/names.ts';
import type { PagePreview, PageState } from './protocol.ts';

/** View of the seat that decides, with the game and the presenter that show the view. */
export interface OwnView {
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
  readonly seat: Seat;
  readonly view: unknown;
  readonly names: Names;
}

/** Draws the picture that a seat touches. `foreseen`: events of an action that does not count yet. */
export function ownScene(
  { presenter, view, names }: Pick<OwnView, 'presenter' | 'view' | 'names'>,
  foreseen: readonly unknown[] = [],
): ShownScene {
  if (!presenter.touchScene) throw new Error(`${presenter.title} has no picture for the page`);
  return presenter.touchScene(view, names, foreseen);
}

/** Returns the fields of a page's state that describe the picture. */
export const pictureIn = ({
  scene,
  alt,
  split,
}: ShownScene): Pick<PageState, 'svg' | 'alt' | 'width' | 'height' | 'split'> => ({
  ...{ svg: svgOf(scene, 'b'), alt, width: scene.width, height: scene.height },
  split: split ?? scene.height,
});

/** Lists the things of a scene that stand for these actions. By default, no points are known and every action has a preview. */
export const touchIn = (
  { game, presenter, view }: Pick<OwnView, 'presenter' | 'view'> & Pick<TouchNeeds, 'game'>,
  { scene }: ShownScene,
  legal: readonly unknown[],
  known: Partial<Pick<TouchNeeds, 'worth' | 'isPlain'>> = {},
): TouchableScene =>
  touchableScene(scene, {
    ...{ game, legal, worth: () => undefined, isPlain: () => false, ...known },
    things: (field, value, fields) => presenter.touch?.(field, value, view, fields) ?? [],
    label: (field, value, isLate) =>
      (isLate && presenter.short?.(field, value, view)) || presenter.value(field, value, view),
    question: field => presenter.question(field),
    synonyms: presenter.synonyms?.(view) ?? {},
  });

/** Returns the preview of the action with this text. Undefined: no action has this text. */
export function previewIn(own: OwnView, actions: readonly unknown[], text: string): PagePreview | undefined {
  const { game, presenter, seat, view, names } = own;
  const action = actions.find(each => game.write(each) === text);
  if (action === undefined) return undefined;
  const events = foresee(game, view, seat, action);
  const lines = presenter.foreseen?.(events, names, view, action) ?? presenter.story(events, names);
  return {
    label: plain(presenter.describeAction(action, view, events)),
    // The page has bullets of its own.
    lines: lines.map(line => plain(line).replace(/^- /, '')),
    svg: pictureIn(ownScene(own, events)).svg,
  };
}
