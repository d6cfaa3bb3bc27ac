import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { DEAL_FORMS, type DealForm, type DealSeries } from '../../src/core/deals.ts';
import { type Subcommand, type Typed, text } from '../../src/discord/context/command.ts';
import { newChallenge } from '../../src/discord/panels/contests/deal.ts';
import { dealPage } from '../../src/discord/panels/contests/deal-page.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, described } from './words.ts';

const named = (name: 'daily' | 'challenge'): SlashCommandSubcommandBuilder =>
  described(new SlashCommandSubcommandBuilder().setName(name), words => words[name].about);

/** Adds the option `kind` to the command of a game that has both solo deals and duels. */
const withKind = (
  definition: SlashCommandSubcommandBuilder,
  forms: readonly DealForm[],
): SlashCommandSubcommandBuilder => {
  if (forms.length > 1)
    definition.addStringOption(option =>
      described(option.setName('kind'), words => words.daily.kind).addChoices(
        forms.map(form => choice(form, words => words.daily.kinds[form])),
      ),
    );
  return definition;
};

/** Returns the subcommands `daily` and `challenge` of a game with deals. The first form is the one without an option. */
export function dealVerbs({
  game,
  deals = [],
}: Pick<PlayableGame, 'game' | 'deals'>): Readonly<Record<'daily' | 'challenge', Subcommand>> {
  const forms = DEAL_FORMS.filter(form => deals.includes(form));
  const seriesIn = ({ kind }: Typed): DealSeries => ({
    game,
    form: forms.find(form => form === kind) ?? forms[0] ?? 'solo',
  });
  return {
    daily: {
      definition: withKind(named('daily'), forms),
      run: (visit, typed, context) => dealPage(context, visit, { today: seriesIn(typed) }),
    },
    challenge: {
      definition: withKind(
        named('challenge').addStringOption(option =>
          described(option.setName('code'), words => words.challenge.code).setMaxLength(40),
        ),
        forms,
      ),
      run: (visit, typed, context) => {
        const code = text(typed, 'code');
        return code === undefined
          ? newChallenge(context, visit, seriesIn(typed))
          : dealPage(context, visit, code.toLowerCase());
      },
    },
  };
}
