import type { BoardParts } from '../../../presentation/pictures/parts/board-part.ts';
import type { PortoWords } from '../words/all.ts';

/** Maps the ids of drawn items to the parts of the board. */
export const boardParts: BoardParts<keyof PortoWords['parts']> = {
  pages: [
    [
      { name: 'round', ids: /^round/ },
      { name: 'roofs', ids: /^roofs/ },
      { name: 'decks', ids: /^(?:decks|deck|publicDeck)(?:$|\/)/ },
      { name: 'floors', ids: /^house\/(\w\d)\/(?:floor|colour)/ },
      { name: 'room', ids: /^house\/(\w\d)\/empty/ },
      { name: 'ground', ids: /^house\/(\w\d)\/ground/ },
      { name: 'roof', ids: /^house\/(\w\d)\/(?:roof|token)/ },
      { name: 'plate', ids: /^house\/(\w\d)$/ },
      { name: 'closed', ids: /^house\/(\w\d)\/closed/ },
      { name: 'market', ids: /^market\// },
      { name: 'contracts', ids: /^contract\// },
      { name: 'supply', ids: /^supply\// },
      { name: 'seat', ids: /^seat\/(\d)\/(?:name|score)/ },
      { name: 'hand', ids: /^seat\/(\d)\/(?:cards|holdings|hand|ready)/ },
      { name: 'claimed', ids: /^seat\/(\d)\/claim/ },
      { name: 'sum', ids: /^seat\/(\d)\/sum/ },
      { name: 'ended', ids: /^seat\/(\d)\/ended/ },
      { name: 'timer', ids: /^(?:timer(?!\/sand)|result)/ },
      { name: 'sand', ids: /^timer\/sand/ },
    ],
  ],
  scenery: /^(?:backdrop|deep|reflection|boat|title|seat\/\d$)/,
};
