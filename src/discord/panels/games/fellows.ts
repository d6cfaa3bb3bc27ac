import type { Refusal, Result } from '../../../core/result.ts';
import type { Company } from '../../../table/finding/conduct.ts';
import { PHRASES } from '../../../table/match/types.ts';
import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { noMatch, refused } from '../../buttons/seat.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import { nameAt } from '../../context/text.ts';
import type { Visit } from '../../context/visit.ts';
import type { Answer } from '../../ports/answer.ts';
import { PEOPLE_WORDS } from '../../words/index.ts';

const DEEDS = ['players', 'block', 'report', 'say', 'phrases'] as const;

/** Checks that a button of /games find is about the other people of a match. */
export const isAboutFellows = (what: string | undefined): boolean => DEEDS.some(deed => deed === what);

/** Returns the buttons to say a phrase in a match of several places, and the button to hide phrases. */
function phraseRows({ language }: Context, { match, hidesPhrases }: Company) {
  if (match.places === 1 || match.status === 'lobby') return [];
  const { say } = PEOPLE_WORDS[language];
  return [
    ...buttonRows(
      PHRASES.map((phrase, index) => ({
        label: say.phrases[phrase],
        id: gamesId('find', 'say', match.id, index + 1),
        style: 'main',
      })),
    ),
    ...buttonRows([{ label: hidesPhrases ? say.show : say.hide, id: gamesId('find', 'phrases', match.id) }]),
  ];
}

/** Shows the other people of a match, with buttons to say a phrase to them, to block each of them and to report each. */
function fellowsPage(context: Context, company: Company, remark?: string): Answer {
  const { find: words, say } = PEOPLE_WORDS[context.language];
  const { match, fellows } = company;
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
  const phrases = phraseRows(context, company);
  const rule = phrases.length > 0 ? [say.rule] : [];
  const lines = [words.playersOf(gameTitle(context, match.game)), ...rule, words.playersRule, remark];
  return {
    content: lines.filter(line => line !== undefined).join('\n'),
    rows: [...phrases, ...buttonRows(buttons)],
  };
}

const seatIn = (text: string | undefined): number =>
  text !== undefined && /^\d$/.test(text) ? Number(text) : -1;

/** Carries out a press, and returns what is said about it. */
type Done = Result<((company: Company) => string) | undefined, Refusal>;

async function done(
  { table, language, log }: Context,
  { person: { id } }: Visit,
  [what, matchId = '', argument]: readonly string[],
): Promise<Done> {
  const { find: words, say } = PEOPLE_WORDS[language];
  const seat = seatIn(argument);
  const name = ({ match }: Company) => nameAt(match, seat, language);
  switch (what) {
    case 'block': {
      const blocked = await table.conduct.toggleBlock(matchId, id, seat);
      return blocked.ok
        ? { ok: true, value: of => (blocked.value ? words.blocked : words.unblocked)(name(of)) }
        : blocked;
    }
    case 'report': {
      const reported = await table.conduct.report(matchId, id, seat);
      if (!reported.ok) return reported;
      log.warn(
        { alert: true, matchId, seat },
        'a player was reported: the operator\'s line "log" has the report',
      );
      return { ok: true, value: of => words.reported(name(of)) };
    }
    case 'say': {
      const said = await table.phrases.say(matchId, id, seatIn(argument));
      return said.ok ? { ok: true, value: () => say.said(say.phrases[said.value]) } : said;
    }
    case 'phrases': {
      const toggled = await table.phrases.toggle(matchId, id);
      return toggled.ok ? { ok: true, value: () => say.shows[toggled.value] } : toggled;
    }
    default:
      return { ok: true, value: undefined };
  }
}

/** Handles the buttons about the other people of a match: phrases, blocks and reports. */
export async function fellowsPress(context: Context, visit: Visit, args: readonly string[]): Promise<Answer> {
  const pressed = await done(context, visit, args);
  const company = await context.table.conduct.company(args[1] ?? '', visit.person.id);
  if (!company) return noMatch(context);
  if (!pressed.ok) return refused(context, pressed.refusal, company.match);
  if (company.fellows.length === 0)
    return refused(context, { code: 'table/not-seated', with: {} }, company.match);
  return fellowsPage(context, company, pressed.value?.(company));
}
