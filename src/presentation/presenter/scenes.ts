import type { Language } from '../language/languages.ts';
import type { Scene } from '../shapes/scene.ts';
import type { GameEnding, Names } from './presenter.ts';

/** Draws a position for a viewer, with marks on what these events changed. */
export type DrawBoard<View, Event> = (
  view: View,
  names: Names,
  marked: readonly Event[],
  language?: Language,
) => Scene;

/** Draws how a game ended. */
export type DrawEnding<View> = (ending: GameEnding, view: View, names: Names, language?: Language) => Scene;
