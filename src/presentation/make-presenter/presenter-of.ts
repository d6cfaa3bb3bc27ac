import type { Seat, Viewer } from '../../core/contract/game.ts';
import type { Strength } from '../../core/contract/player.ts';
import type { Synonyms, Touch } from '../choosing/touching.ts';
import { paint } from '../drawing/paint.ts';
import { inEach, type Language } from '../language/languages.ts';
import { lobbyAlt } from '../pictures/cards/lobby.ts';
import type {
  GameEnding,
  Moment,
  Names,
  Paint,
  PartsPage,
  Picture,
  Presenter,
  SharedPictures,
} from '../presenter/presenter.ts';
import type { Scene, ShownScene } from '../shapes/scene.ts';
import { asAlt } from '../text/alt.ts';
import { plain } from '../text/names.ts';
import { sharedPictures } from './shared.ts';
import type { Voice } from './voice.ts';

/**
 * Scenes of a game in one language. `presenterOf` makes a picture of the `Presenter` from each scene. Undefined: a text is
 * enough.
 */
export interface Scenes<View, Action, Event> {
  /** Returns the scene of the board, which `alt` of the game's voice describes. */
  board(view: View, names: Names, marked: readonly Event[], language: Language): Scene;
  /** Names the parts of an unmarked board. */
  parts?(board: Scene): readonly PartsPage[];
  wide?(view: View, names: Names, marked: readonly Event[]): ShownScene;
  preview?(view: View, names: Names, foreseen: readonly Event[]): ShownScene | undefined;
  /** Returns the scene with the facts for choosing a turn. `foreseen`: events of a previewed action. */
  turn?(view: View, seat: Seat, names: Names, foreseen: readonly Event[]): ShownScene;
  /** Scene for the choice by touch. Absent: `turn`. */
  touched?(view: View, seat: Seat, names: Names, foreseen: readonly Event[]): ShownScene;
  readonly touch?: Touch<View>;
  synonyms?(view: View): Synonyms;
  hand?(view: View, seat: Seat, names: Names, sealed: Action | undefined): ShownScene;
  seat?(view: View, seat: Seat, names: Names): ShownScene;
  ending?(ending: GameEnding, view: View, names: Names): ShownScene | undefined;
  lobby?(
    names: Names,
    seats: number,
    options: string,
    language: Language,
    invited: readonly Seat[],
    players: readonly (Strength | undefined)[],
  ): Scene;
  share?(view: View, names: Names, language: Language): Scene;
  /** Returns the scene for a chapter of the rules, by the chapter's id. The chapter's own text describes this picture. */
  topic?(id: string, language: Language): Scene;
  lesson?(step: number): ShownScene | undefined;
  /**
   * Frame of a time-lapse. `shows`: checks that an event is worth a frame. The first and the last position always get a frame.
   */
  readonly frame?: {
    shows(event: Event): boolean;
    scene(view: View, names: Names, marked: readonly Event[], language: Language): Scene;
  };
}

/**
 * Returns a function that joins the scene and the alt text of a picture. The scene takes the language last, and the alt text
 * takes the words first.
 */
export const shownWith =
  <Words extends { readonly language: Language }>(words: Words) =>
  <Given extends readonly unknown[]>(
    scene: (...given: [...Given, Language]) => Scene,
    alt: (words: Words, ...given: Given) => string,
  ) =>
  (...given: Given): ShownScene => ({
    scene: scene(...given, words.language),
    alt: alt(words, ...given),
  });

/** Function that returns a game's presenter in a language. `paints` makes an image file from a scene. Default: a PNG. */
type PresenterIn<View, Action, Event> = (
  language: Language,
  paints?: Paint,
) => Presenter<View, Action, Event> & SharedPictures;

/**
 * Makes the presenter of a game from its words and its scenes. With the usual painter, the presenter of each language is made
 * only once.
 */
export function presenterOf<View extends { readonly viewer: Viewer }, Action, Event>(
  voiceIn: (language: Language) => Voice<View, Action, Event>,
  scenesIn: (language: Language) => Scenes<View, Action, Event>,
): PresenterIn<View, Action, Event> {
  const made = (language: Language, paints: Paint) => {
    const [voice, scenes] = [voiceIn(language), scenesIn(language)];
    const painting = paintingWith(paints);
    const own = { ...voice, ...ofAll(voice, scenes, language, painting), ...ofSeat(scenes, painting) };
    return { ...own, ...sharedPictures(own, language, painting.picture) };
  };
  const known = inEach(language => made(language, paint));
  return (language, paints) => (paints ? made(language, paints) : known[language]);
}

const paintingWith = (paints: Paint) => {
  const picture = async ({ scene, alt }: ShownScene, name: string): Promise<Picture> => ({
    file: await paints(scene),
    name,
    alt,
  });
  return {
    picture,
    maybe: async (shown: ShownScene | undefined, name: string) => shown && picture(shown, name),
  };
};

type Painting = ReturnType<typeof paintingWith>;

function ofAll<View, Action, Event>(
  voice: Voice<View, Action, Event>,
  { board, parts, wide, preview, ending, lobby, share, topic, lesson, frame }: Scenes<View, Action, Event>,
  language: Language,
  { picture, maybe }: Painting,
) {
  return {
    picture: (view, names, marked, name) =>
      picture({ scene: board(view, names, marked, language), alt: voice.alt(view, names) }, name),
    boardScene: (view, names) => ({ scene: board(view, names, [], language), alt: voice.alt(view, names) }),
    ...(parts && { parts: (view, names) => parts(board(view, names, [], language)) }),
    ...(wide && { wide: (view, names, marked, name) => picture(wide(view, names, marked), name) }),
    ...(preview && {
      preview: async (view, names, foreseen, name) => maybe(preview(view, names, foreseen), name),
    }),
    ...(ending && { ending: async (given, view, names, name) => maybe(ending(given, view, names), name) }),
    ...(lobby && {
      lobby: (names, seats, options, name, invited = [], players = []) =>
        picture(
          {
            scene: lobby(names, seats, options, language, invited, players),
            alt: lobbyAlt(voice.title, names, seats, options, invited, language),
          },
          name,
        ),
    }),
    ...(share && {
      share: (view, names, name) =>
        picture({ scene: share(view, names, language), alt: voice.alt(view, names) }, name),
    }),
    ...(topic && {
      topicPicture: async (id, name) => {
        const topicShown = voice.topics.find(each => each.id === id);
        const scene = topicShown && topic(topicShown.id, language);
        return (
          topicShown &&
          scene &&
          picture({ scene, alt: asAlt(`${topicShown.title}. ${plain(topicShown.text)}`) }, name)
        );
      },
    }),
    ...(lesson && { lessonPicture: async (step, name) => maybe(lesson(step), name) }),
    ...(frame && {
      timelapse: (moments, names) =>
        worthAFrame(moments, event => frame.shows(event)).map(({ view, marked }) =>
          frame.scene(view, names, marked, language),
        ),
    }),
  } satisfies Partial<Presenter<View, Action, Event>>;
}

const worthAFrame = <View, Event>(
  moments: readonly Moment<View, Event>[],
  shows: (event: Event) => boolean,
): readonly Moment<View, Event>[] =>
  moments.filter(({ marked }, index) => index === 0 || index === moments.length - 1 || marked.some(shows));

/** Makes the functions for pictures of one seat. The public view of the table has no such picture. */
function ofSeat<View extends { readonly viewer: Viewer }, Action, Event>(
  { turn, touched, touch, synonyms, hand, seat: page }: Scenes<View, Action, Event>,
  { picture }: Painting,
) {
  const seatOf = ({ viewer }: View): Seat => {
    if (viewer === 'table') throw new Error('the table has no turn of its own');
    return viewer;
  };
  return {
    ...(turn && {
      turnPicture: async (view, names, name) => picture(turn(view, seatOf(view), names, []), name),
      touchScene: (view, names, foreseen) => (touched ?? turn)(view, seatOf(view), names, foreseen),
    }),
    ...(touch && {
      touch: (field, value, view, fields) => touch[field]?.(value, { view, fields }),
    }),
    ...(synonyms && { synonyms }),
    ...(hand && {
      handPicture: async (view, names, name, sealed) =>
        view.viewer === 'table' ? undefined : picture(hand(view, view.viewer, names, sealed), name),
    }),
    ...(page && { seatPicture: (view, seat, names, name) => picture(page(view, seat, names), name) }),
  } satisfies Partial<Presenter<View, Action, Event>>;
}
