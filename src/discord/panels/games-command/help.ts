import { grammar } from '../../../presentation/language/grammar.ts';
import { STRENGTH_NAMES } from '../../../presentation/text/names.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { todayId } from '../../buttons/contest-ids.ts';
import { idOf } from '../../buttons/custom-id.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { lessonButton, rulesButton } from '../../buttons/match-buttons.ts';
import { type Context, gameTitle, supportLine } from '../../context/context.ts';
import type { Answer, ComponentRow } from '../../ports/answer.ts';

/** Pages behind the buttons of the first page. Each has buttons for every game. */
const PAGES = ['daily', 'bot', 'learn'] as const;
type HelpPage = (typeof PAGES)[number];

const titled = (context: Context, game: string, rest: string): string =>
  grammar(context.language).labelled(gameTitle(context, game), rest);

const ROWS: Readonly<Record<HelpPage, (context: Context) => readonly ComponentRow[]>> = {
  daily: context => {
    const { table, words } = context;
    return buttonRows(
      table.deals.series.map(
        (series): Button => ({
          label: titled(context, series.game, words.duels[series.form]),
          id: todayId(series),
          style: 'main',
        }),
      ),
    );
  },
  bot: context =>
    Object.keys(context.games).flatMap(game =>
      buttonRows(
        context.table.strengths(game).map(
          (strength): Button => ({
            label: titled(context, game, STRENGTH_NAMES[context.language][strength]),
            id: idOf(game, 'play', strength),
            style: strength === 'easy' ? 'main' : 'quiet',
          }),
        ),
      ),
    ),
  learn: context =>
    buttonRows(
      Object.entries(context.presenters).map(([game, speak]): Button => {
        const { id, label } = speak(context.language).lesson
          ? lessonButton(context, game)
          : rulesButton(context, game);
        return { label: `${gameTitle(context, game)} · ${label}`, id, style: 'main' };
      }),
    ),
};

const back = ({ words }: Context): readonly ComponentRow[] =>
  buttonRows([{ label: words.panel.back, id: gamesId('help') }]);

/** Shows a page of the help with ways to begin with each game. An unknown name leads to the first page. */
export function helpPage(context: Context, wanted: string | undefined): Answer {
  const page = PAGES.find(each => each === wanted);
  if (page === undefined) return help(context);
  return { content: context.words.help[page], rows: [...ROWS[page](context), ...back(context)] };
}

/** Lists every game with a line about it, and at most six buttons for a newcomer. */
export function help(context: Context): Answer {
  const { language, presenters, table, words } = context;
  const shown = Object.entries(presenters).map(([game, speak]) => {
    const { introduction } = speak(language);
    const title = gameTitle(context, game);
    return introduction ? `**${title}** — ${introduction.line}` : `**${title}**`;
  });
  const { buttons } = words.help;
  const bots = Object.keys(context.games).some(game => table.strengths(game).length > 0);
  const ways: readonly Button[] = [
    { label: buttons.learn, id: gamesId('help', 'learn'), style: 'main' },
    ...(bots ? [{ label: buttons.bot, id: gamesId('help', 'bot'), style: 'main' as const }] : []),
    { label: buttons.find, id: gamesId('find'), style: 'main' },
    ...(table.deals.series.length > 0 ? [{ label: buttons.daily, id: gamesId('help', 'daily') }] : []),
    ...(table.puzzles.games.length > 0 ? [{ label: words.morning.puzzle, id: gamesId('puzzle') }] : []),
    { label: buttons.list, id: gamesId('list') },
  ];
  return {
    content: [...shown, words.tables.help, ...supportLine(context).map(line => `-# ${line}`)].join('\n'),
    rows: [...buttonRows(ways.slice(0, 3)), ...buttonRows(ways.slice(3))],
  };
}
