import { buttonRows } from '../../buttons/components.ts';
import { lessonButton, rulesButton } from '../../buttons/match-buttons.ts';
import { type Context, gameTitle, supportLine } from '../../context/context.ts';
import type { Answer } from '../../ports/answer.ts';

/** Names every game with a button to its lesson or its rules, and the commands that a newcomer needs. */
export function help(context: Context): Answer {
  const { language, presenters, words } = context;
  const shown = Object.entries(presenters).map(([game, speak]) => {
    const { introduction, lesson } = speak(language);
    const title = gameTitle(context, game);
    const { id, label } = lesson ? lessonButton(context, game) : rulesButton(context, game);
    return {
      line: introduction ? `**${title}** — ${introduction.line}` : `**${title}**`,
      button: { id, label: `${title} · ${label}` },
    };
  });
  return {
    content: [
      ...shown.map(({ line }) => line),
      words.tables.help,
      ...supportLine(context).map(line => `-# ${line}`),
    ].join('\n'),
    rows: buttonRows(shown.map(({ button }) => button)),
  };
}
