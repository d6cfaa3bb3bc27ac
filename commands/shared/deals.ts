import { DEAL_FORMS } from '../../src/core/contract/deals.ts';
import { type Subcommand, type Typed, text } from '../../src/discord/context/command.ts';
import { dealPage } from '../../src/discord/panels/contests/deal-page.ts';
import type { DealSeries } from '../../src/table/deals/daily.ts';
import { oneOf, textUpTo } from '../definitions/verb.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, verb } from './words.ts';

const LONGEST_CODE = 40;

/**
 * Returns the subcommand `daily` of a game with deals. With a code, the subcommand opens another person's deal. The option
 * `kind` is for a game with both solo deals and duels. Without the option, a person gets the first form.
 */
export function dealVerbs({
  rules: { id: game },
  deals = [],
}: Pick<PlayableGame, 'rules' | 'deals'>): Readonly<Record<'daily', Subcommand>> {
  const forms = DEAL_FORMS.filter(form => deals.includes(form));
  const kind = oneOf(forms.map(form => choice(form, words => words.daily.kinds[form])));
  const kinds = forms.length > 1 ? { kind } : {};
  const seriesIn = (typed: Typed): DealSeries => ({
    game,
    form: forms.find(form => form === typed.kind) ?? forms[0] ?? 'solo',
  });
  return {
    daily: {
      definition: verb('daily', words => words.daily, { ...kinds, code: textUpTo(LONGEST_CODE) }),
      reads: true,
      run: (visit, typed, context) => {
        const code = text(typed, 'code');
        return dealPage(context, visit, code === undefined ? { today: seriesIn(typed) } : code.toLowerCase());
      },
    },
  };
}
