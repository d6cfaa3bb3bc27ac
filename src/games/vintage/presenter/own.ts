import type { Seat } from '../../../core/game.ts';
import type { Language } from '../../../stage/language/languages.ts';
import type { paint } from '../../../stage/paint.ts';
import type { Names, Picture } from '../../../stage/presenter.ts';
import type { Scene } from '../../../stage/scene.ts';
import { shownName } from '../../../stage/shown-name.ts';
import { cardsScene, landingScene, landings, paymentScene, playScene } from '../picture/asking.ts';
import { boardScene } from '../picture/board.ts';
import { gatherScene } from '../picture/gathering.ts';
import { isSeen } from '../picture/ghosts.ts';
import { handScene } from '../picture/hand.ts';
import { turnScene } from '../picture/turn.ts';
import type { Event } from '../rules/events.ts';
import type { AgeingHelp } from '../rules/odds.ts';
import { columnOf, isVine } from '../rules/planting.ts';
import type { TableColumn, View } from '../rules/types.ts';
import type { VintageWords } from '../words/all.ts';
import { vintageWords } from '../words/all.ts';
import { alt } from '../words/alt.ts';
import {
  cardsAlt,
  gatherAlt,
  handAlt,
  landingAlt,
  paymentAlt,
  previewAlt,
  seatAlt,
  turnAlt,
} from '../words/own.ts';
import type { VintagePresenter } from './voice.ts';

type Own = Required<
  Pick<VintagePresenter, 'preview' | 'turnPicture' | 'handPicture' | 'seatPicture' | 'asking'>
>;

/** A picture to choose from, and its alt text. */
interface OwnChoice {
  readonly scene: Scene;
  readonly alt: string;
}

type Settled = Readonly<Record<string, string | undefined>>;

/** Returns the column of the table on which an action is paid. Undefined while a field that decides it is open. */
const columnFor = ({ type, vine }: Settled): TableColumn | undefined => {
  switch (type) {
    case 'buy':
    case 'harvest':
    case 'age':
    case 'first':
      return type;
    case 'take':
    case 'play':
      return 'card';
    case 'plant':
      return isVine(vine) ? columnOf(vine) : undefined;
    default:
      return undefined;
  }
};

const helpOf = ({ type, card, deed }: Settled): AgeingHelp | undefined => {
  if (type === 'age' || (card === 'free-action' && deed === 'age')) return null;
  if (card === 'ageing-barrel') return 'barrel';
  return card === 'ageing-quality' ? 'quality' : undefined;
};

/** Returns the card's help for a foreseen ageing, whose die is unknown: null without help, undefined without an ageing. */
const ageingIn = (foreseen: readonly Event[]): AgeingHelp | undefined => {
  const played = foreseen.find(event => event.type === 'played');
  if (!played)
    return foreseen.some(event => event.type === 'placed' && event.column === 'age') ? null : undefined;
  if (played.card === 'ageing-barrel') return 'barrel';
  if (played.card === 'ageing-quality') return 'quality';
  // Where `free-action` is used for an ageing, its play is the last foreseen event, since the die decides all that follows.
  return played.card === 'free-action' && foreseen.at(-1) === played ? null : undefined;
};

/** Fields with things of the seat's own as values. */
const OWNED: readonly string[] = ['estate', 'vine', 'deed', 'column', 'columns', 'side', 'category'];

/** Returns functions that paint the pictures of one seat, in one language. */
const shownIn = (language: Language, words: VintageWords) => {
  const page = (view: View, seat: Seat): OwnChoice => ({
    scene: handScene(view, seat, language),
    alt: handAlt(words, view, seat),
  });
  const ofTurn = (
    view: View,
    seat: Seat,
    field: string,
    picked: string | undefined,
    settled: Settled,
    names: Names,
  ): OwnChoice | undefined => {
    if (field === 'place')
      return { scene: boardScene(view, names, [], language), alt: alt(words, view, names) };
    if (field === 'card' || field === 'discard')
      return {
        scene:
          settled.type === 'play'
            ? playScene(view, seat, language)
            : cardsScene(view, seat, field === 'card' ? picked : undefined, language),
        alt: cardsAlt(words, view, seat),
      };
    if (field === 'pay') {
      const column = columnFor(settled);
      const help = helpOf(settled);
      return (
        column && {
          scene: paymentScene(view, seat, column, help, language),
          alt: paymentAlt(words, view, column, help),
        }
      );
    }
    return OWNED.includes(field) ? page(view, seat) : undefined;
  };
  /** Returns the picture for a question; for the choice of a harbour it is the picture of the turn. */
  const asked = (
    view: View,
    seat: Seat,
    field: string,
    picked: string | undefined,
    settled: Settled,
    names: Names,
  ): OwnChoice | undefined => {
    const { phase } = view;
    if (view.turn !== seat) return undefined;
    switch (phase.type) {
      case 'turn':
        return ofTurn(view, seat, field, picked, settled, names);
      case 'gather':
        return { scene: gatherScene(view, seat, phase, language), alt: gatherAlt(words, view, seat) };
      case 'unload': {
        const player = view.players[seat];
        const sides = player ? landings(player, phase) : [];
        return {
          scene: landingScene(view, seat, phase, language),
          alt: landingAlt(words, view, seat, sides),
        };
      }
      case 'plant':
      case 'add':
        return page(view, seat);
      case 'sail':
      case 'over':
        return undefined;
    }
  };
  return { page, asked };
};

/** Paints a seat's private pictures. @param painted function that paints a scene into a file */
export const ownPictures = (language: Language, painted: typeof paint): Own => {
  const words = vintageWords(language);
  const { page, asked } = shownIn(language, words);
  const picture = async ({ scene, alt: said }: OwnChoice, name: string): Promise<Picture> => ({
    file: await painted(scene),
    name,
    alt: said,
  });
  return {
    preview: async (view, names, foreseen, name) => {
      if (!isSeen(foreseen)) return undefined;
      const help = view.viewer === view.turn ? ageingIn(foreseen) : undefined;
      const scene =
        help === undefined
          ? boardScene(view, names, [], language, foreseen)
          : turnScene(view, view.turn, names, language, foreseen, help);
      return picture({ scene, alt: previewAlt(words, view, names, foreseen, help) }, name);
    },
    turnPicture: (view, names, name) => {
      const seat = view.viewer;
      if (seat === 'table') throw new Error('the table has no turn of its own');
      return picture(
        { scene: turnScene(view, seat, names, language), alt: turnAlt(words, view, names) },
        name,
      );
    },
    handPicture: async (view, _names, name) =>
      view.viewer === 'table' ? undefined : picture(page(view, view.viewer), name),
    seatPicture: (view, seat, names, name) =>
      picture(
        {
          scene: handScene(view, seat, language, shownName(names, seat, language)),
          alt: seatAlt(words, view, seat, names),
        },
        name,
      ),
    asking: async (view, names, field, picked, name, before = []) => {
      if (view.viewer === 'table') return undefined;
      const shown = asked(view, view.viewer, field, picked, Object.fromEntries(before), names);
      return shown && picture(shown, name);
    },
  };
};
