import type { BoardParts } from '../../../presentation/pictures/parts/board-part.ts';
import type { VintageWords } from '../words/all.ts';

/**
 * Patterns that assign the ids of a picture's items to named parts of the board, on two pages: the board itself, then a seat's
 * line.
 */
export const boardParts: BoardParts<keyof VintageWords['parts']['parts']> = {
  pages: [
    [
      { name: 'round', ids: /^round/ },
      { name: 'chips', ids: /^chip/ },
      { name: 'piles', ids: /^(?:piles|deck|used)/ },
      { name: 'quinta', ids: /^place\/(\w+-\d)\/quinta/ },
      { name: 'quality', ids: /^place\/(\w+-\d)\/quality/ },
      { name: 'vines', ids: /^place\/(\w+-\d)\/(?:vine|slot)/ },
      { name: 'lot', ids: /^place\/(\w+-\d)\/lot/ },
      { name: 'free', ids: /^place\/(\w+-\d)\/(?:sign|price|brings)/ },
      { name: 'harbour', ids: /^harbour\/(\w+)/ },
      { name: 'boat', ids: /^boat\/(\d)/ },
      { name: 'plant', ids: /^column\/(?:purple|green-red|white-yellow|old)/ },
      { name: 'display', ids: /^open/ },
      { name: 'buy', ids: /^column\/buy/ },
      { name: 'harvest', ids: /^column\/harvest/ },
      { name: 'age', ids: /^column\/age/ },
      { name: 'card', ids: /^column\/card/ },
      { name: 'first', ids: /^column\/first/ },
    ],
    [
      { name: 'owner', ids: /^seat\/(\d)\/(?:mark$|name)/ },
      { name: 'token', ids: /^seat\/(\d)\/first/ },
      { name: 'markers', ids: /^seat\/(\d)\/(?:pawn|markers)/ },
      { name: 'overseer', ids: /^seat\/(\d)\/overseer/ },
      { name: 'passed', ids: /^seat\/(\d)\/passed/ },
      { name: 'brandy', ids: /^seat\/(\d)\/(?:cask|brandy)/ },
      { name: 'hand', ids: /^seat\/(\d)\/(?:hand|cards)/ },
      { name: 'cellar', ids: /^seat\/(\d)\/(?:ruby|tawny)\/\d/ },
      { name: 'warehouse', ids: /^seat\/(\d)\/(?:ruby|tawny)\/shelf/ },
      { name: 'scored', ids: /^seat\/(\d)\/part\/scored/ },
      { name: 'estates', ids: /^seat\/(\d)\/part\/estates/ },
      { name: 'vineyards', ids: /^seat\/(\d)\/part\/vineyards/ },
      { name: 'barrels', ids: /^seat\/(\d)\/part\/barrels/ },
      { name: 'total', ids: /^seat\/(\d)\/total/ },
    ],
  ],
  scenery: /^(?:backdrop|deep|place\/\w+-\d$|seat\/\d$)/,
};
