import type { Seat } from '../../../core/contract/game.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { ShownScene } from '../../../presentation/shapes/scene.ts';
import type { AgeingHelp } from '../judgement/odds.ts';
import { cardsScene, landingScene, landings, paymentScene, playScene } from '../picture/asking.ts';
import { boardScene } from '../picture/board.ts';
import { gatherScene } from '../picture/gathering.ts';
import { handScene } from '../picture/hand.ts';
import type { Event } from '../rules/events.ts';
import { columnOf, isVine } from '../rules/planting.ts';
import type { TableColumn, View } from '../rules/types.ts';
import type { VintageWords } from '../words/all.ts';
import { alt } from '../words/alt.ts';
import { cardsAlt, gatherAlt, handAlt, landingAlt, paymentAlt } from '../words/own-alt.ts';

type Settled = Readonly<Record<string, string | undefined>>;

/**
 * Returns the column of the table on which the seat pays for an action. Undefined: a field that decides the column is not
 * chosen yet.
 */
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

const helpOf = ({ type, card, deed: free }: Settled): AgeingHelp | undefined => {
  if (type === 'age' || (card === 'free-action' && free === 'age')) return null;
  if (card === 'ageing-barrel') return 'barrel';
  return card === 'ageing-quality' ? 'quality' : undefined;
};

/** Returns the help of the played card for an ageing whose die roll is still unknown. Null: no help. Undefined: no ageing. */
export const ageingIn = (foreseen: readonly Event[]): AgeingHelp | undefined => {
  const played = foreseen.find(event => event.type === 'played');
  if (!played)
    return foreseen.some(event => event.type === 'placed' && event.column === 'age') ? null : undefined;
  if (played.card === 'ageing-barrel') return 'barrel';
  if (played.card === 'ageing-quality') return 'quality';
  // A play of `free-action` for an ageing is the last foreseen event, since the die decides all later events.
  return played.card === 'free-action' && foreseen.at(-1) === played ? null : undefined;
};

const OWNED: readonly string[] = ['estate', 'vine', 'deed', 'column', 'columns', 'side', 'category'];

/** Returns functions that show a seat's possible choices in one language. */
export const choicesIn = (language: Language, words: VintageWords) => {
  const page = (view: View, seat: Seat): ShownScene => ({
    scene: handScene(view, seat, language),
    alt: handAlt(words, view, seat),
  });
  const ofTurn = (
    view: View,
    seat: Seat,
    names: Names,
    field: string,
    picked: string | undefined,
    settled: Settled,
  ): ShownScene | undefined => {
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
  const asked = (
    view: View,
    seat: Seat,
    names: Names,
    field: string,
    picked: string | undefined,
    settled: Settled,
  ): ShownScene | undefined => {
    const { phase } = view;
    if (view.turn !== seat) return undefined;
    switch (phase.type) {
      case 'turn':
        return ofTurn(view, seat, names, field, picked, settled);
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
