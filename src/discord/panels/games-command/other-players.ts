import { accept, type Refusal, type Result } from '../../../core/contract/result.ts';
import type { Fellows } from '../../../table/finding/conduct.ts';
import { PHRASES } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { noMatch, refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle, nameAt } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer } from '../../ports/answer.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';

const PLAYER_ACTIONS = ['players', 'block', 'report', 'say', 'phrases'] as const;

export const isAboutFellows = (what: string | undefined): boolean =>
  PLAYER_ACTIONS.some(action => action === what);

/** Returns the buttons to send a phrase in a match of several places, and the button to hide phrases. */
function phraseRows({ language }: Context, { match, hidesPhrases }: Fellows) {
  if (match.places === 1 || match.status === 'lobby') return [];
  const { say } = PEOPLE_WORDS[language];
  const toSay = PHRASES.map(
    (phrase, index): Button => ({
      label: say.phrases[phrase],
      id: gamesId('find', 'say', match.id, index + 1),
      style: 'main',
    }),
  );
  const toHide = { label: hidesPhrases ? say.show : say.hide, id: gamesId('find', 'phrases', match.id) };
  return buttonRows([...toSay, toHide]);
}

/** Shows the other people of a match, with buttons to send phrases, and to block or report each person. */
function fellowsPage(context: Context, others: Fellows, remark?: string): Answer {
  const { find: words, say } = PEOPLE_WORDS[context.language];
  const { match, fellows } = others;
  const buttons = fellows.flatMap(({ seat, isBlocked }): readonly Button[] => {
    const name = nameAt(match, seat, context.language);
    return [
      {
        label: isBlocked ? words.unblock(name) : words.block(name),
        id: gamesId('find', 'block', match.id, seat),
      },
      { label: words.report(name), id: gamesId('find', 'report', match.id, seat), style: 'danger' },
    ];
  });
  const phrases = phraseRows(context, others);
  const rule = phrases.length > 0 ? [say.rule] : [];
  const lines = [words.playersOf(gameTitle(context, match.game)), ...rule, words.playersRule, remark];
  return {
    content: lines.filter(line => line !== undefined).join('\n'),
    rows: [...phrases, ...buttonRows(buttons)],
  };
}

const digitIn = (text: string | undefined): number =>
  text !== undefined && /^\d$/.test(text) ? Number(text) : -1;

/** Result of a press: the function that writes the remark about it. Undefined: the press only opens the page. */
type FellowsOutcome = Result<((others: Fellows) => string) | undefined, Refusal>;

async function carriedOut(
  { table, language, log }: Context,
  { person: { id } }: Visit,
  [what, matchId = '', argument]: readonly string[],
): Promise<FellowsOutcome> {
  const { find: words, say } = PEOPLE_WORDS[language];
  const number = digitIn(argument);
  const name = ({ match }: Fellows) => nameAt(match, number, language);
  switch (what) {
    case 'block': {
      const blocked = await table.conduct.toggleBlock(matchId, id, number);
      if (!blocked.ok) return blocked;
      return accept(others => (blocked.value ? words.blocked : words.unblocked)(name(others)));
    }
    case 'report': {
      const reported = await table.conduct.report(matchId, id, number);
      if (!reported.ok) return reported;
      log.warn(
        { alert: true, matchId, seat: number },
        'a player was reported: the operator\'s line "log" has the report',
      );
      return accept(others => words.reported(name(others)));
    }
    case 'say': {
      const said = await table.phrases.say(matchId, id, number);
      return said.ok ? accept(() => say.said(say.phrases[said.value])) : said;
    }
    case 'phrases': {
      const toggled = await table.phrases.toggle(matchId, id);
      return toggled.ok ? accept(() => say.shows[toggled.value]) : toggled;
    }
    default:
      return accept(undefined);
  }
}

export async function fellowsPress(context: Context, visit: Visit, args: readonly string[]): Promise<Answer> {
  const pressed = await carriedOut(context, visit, args);
  const others = await context.table.conduct.fellows(args[1] ?? '', visit.person.id);
  if (!others) return noMatch(context);
  if (!pressed.ok) return refused(context, pressed.refusal, others.match);
  if (others.fellows.length === 0)
    return refused(context, { code: 'table/not-seated', with: {} }, others.match);
  return fellowsPage(context, others, pressed.value?.(others));
}
