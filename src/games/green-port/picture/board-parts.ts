import type { BoardParts } from '../../../presentation/pictures/parts/board-part.ts';
import type { GreenPortWords } from '../words/all.ts';

/** Maps the ids of drawn items to the parts of the board. */
export const boardParts: BoardParts<keyof GreenPortWords['parts']> = {
  pages: [
    [
      { name: 'round', ids: /^round/ },
      { name: 'progress', ids: /^progress/ },
      { name: 'deck', ids: /^deck/ },
      { name: 'sign', ids: /^sign/ },
      { name: 'pool', ids: /^(?:pool|plate)/ },
      { name: 'sync', ids: /^sync/ },
      { name: 'tape', ids: /^tape/ },
      { name: 'offered', ids: /^offered/ },
      { name: 'unseen', ids: /^unseen\/(?:blue|green|red|yellow)/ },
      { name: 'others', ids: /^unseen\/(?:others|black|x-)/ },
      { name: 'objective', ids: /^objective\/(\d)(?!\/(?:done|by))/ },
      { name: 'done', ids: /^objective\/(\d)\/(?:done|by)/ },
      { name: 'headquarters', ids: /^headquarters\/(\w+)/ },
      { name: 'seat', ids: /^seat\/(\d)\/(?:mark|name|points)/ },
      { name: 'crew', ids: /^seat\/(\d)\/(?:blue|green|red|yellow)/ },
      { name: 'tile', ids: /^seat\/(\d)\/tile/ },
      { name: 'houses', ids: /^seat\/(\d)\/house/ },
      { name: 'crowd', ids: /^seat\/(\d)\/(?:crowd|total)/ },
      { name: 'ended', ids: /^seat\/(\d)\/ended/ },
    ],
  ],
  scenery: /^(?:backdrop|deep|crane|alarm|seat\/\d$)/,
};
