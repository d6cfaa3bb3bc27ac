import type { Seat } from '../../../core/game.ts';
import type { Language } from '../../../stage/languages.ts';
import type { Names } from '../../../stage/presenter.ts';
import { type Item, type Scene, sprite } from '../../../stage/scene.ts';
import { canAge } from '../rules/ageing.ts';
import type { Event } from '../rules/events.ts';
import { type AgeingHelp, ageingOutcomes } from '../rules/odds.ts';
import type { View } from '../rules/types.ts';
import { boardScene } from './board.ts';
import { FACE } from './card-face.ts';
import { ODDS, oddsRow } from './dice.ts';
import { cardsInHand, cellarWall } from './hand.ts';
import { CONTENT, MARGIN, WIDTH } from './layout.ts';
import { PAGE_WORDS } from './page-words/index.ts';

const GAP = 12;
/** With so many seats, and all that stands below the board, the file would be too large. */
const CROWDED = 4;

/**
 * The board, and below it a seat's own cards and what the die would bring its cellar: to choose a turn from; with what is foreseen
 * as ghosts, to see an ageing before it is done. @param help of the card that ages
 */
export const turnScene = (
  view: View,
  seat: Seat,
  names: Names,
  language: Language = 'en',
  foreseen: readonly Event[] = [],
  help: AgeingHelp = null,
): Scene => {
  const board = boardScene(view, names, [], language, foreseen);
  const words = PAGE_WORDS[language];
  const player = view.players[seat];
  if (!player) throw new Error(`no seat ${seat}`);
  const top = board.height;
  const ages = canAge(player);
  const holds = player.known.length + player.hidden > 0;
  const first = top + 20;
  const odds: readonly Item[] = ages
    ? oddsRow('odds', ageingOutcomes(player, help), { x: MARGIN, y: first, w: CONTENT, h: ODDS }, words)
    : [];
  const cardsY = first + (ages ? ODDS + GAP + 4 : 0);
  const height = cardsY + (holds ? FACE + GAP : ages ? 0 : -20);
  return {
    width: WIDTH,
    height: height + (height % 2),
    ...(ages && holds && view.players.length === CROWDED ? { fewColours: true as const } : {}),
    items: [
      ...board.items,
      ...(height > top
        ? [
            sprite(
              'own',
              { x: 0, y: top, w: WIDTH, h: height - top + (height % 2) },
              cellarWall(height - top + (height % 2)),
              { opaque: true },
            ),
          ]
        : []),
      ...odds,
      ...(holds ? cardsInHand(view, player, seat, cardsY, words) : []),
    ],
  };
};
