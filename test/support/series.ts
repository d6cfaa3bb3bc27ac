import { DEAL_FORMS } from '../../src/core/contract/deals.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { DealSeries } from '../../src/table/deals/daily.ts';

/** Lists the series of a game's deals, in the order of the forms. */
export const seriesOf = ({ id, deals }: Pick<AnyGame, 'id' | 'deals'>): readonly DealSeries[] =>
  DEAL_FORMS.filter(form => deals?.[form]).map(form => ({ game: id, form }));
