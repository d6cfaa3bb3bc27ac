import { FEWEST_TABLES, MOST_TABLES } from '../../../table/duplicates/duplicate.ts';
import type { Arrangement } from '../../../table/lobby/arrange.ts';
import { INVITED_AT_MOST } from '../../../table/lobby/gathering.ts';
import { isLive } from '../../../table/match/live-clock.ts';
import { type Match, SEATINGS, SLOW_PACES } from '../../../table/match/types.ts';
import { personRow, type SelectOption, selectRow, valueRow } from '../../buttons/components.ts';
import { idOf, type WordOf } from '../../buttons/custom-id.ts';
import { refused } from '../../buttons/seated-person.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, type ComponentRow, turnedAway } from '../../ports/answer.ts';
import { GAMES_WORDS } from '../../words/index.ts';
import { matchHandlers } from '../handlers.ts';
import { openHere } from './open-here.ts';
import { invitees } from './opening.ts';

type LobbyMenu = Exclude<WordOf<'arranging'>, 'deal' | 'invite'>;

/** Changes by the values of the menus. Rating and hints have one menu, since a rated game has no hints. */
const CHOICES: Readonly<Record<LobbyMenu, Readonly<Record<string, Arrangement>>>> = {
  terms: {
    rated: { rated: true },
    hints: { rated: false, hints: true },
    plain: { rated: false, hints: false },
  },
  seating: Object.fromEntries(SEATINGS.map(seating => [seating, { seating }])),
  pace: Object.fromEntries(SLOW_PACES.map(pace => [pace, { pace }])),
};

const COUNTS = Array.from({ length: MOST_TABLES - FEWEST_TABLES + 1 }, (_, more) => FEWEST_TABLES + more);
/** Last letter of a value for tables with one person each, who plays the game's solo deal. */
const ALONE = 's';

/**
 * Lists the duplicates that can take a lobby's place. Empty outside of the lobby's own channel, in a thread, for a live game,
 * and while people are invited.
 */
async function dealOptions(
  { table, games, words: { duplicates } }: Context,
  { threads, channelId }: Visit,
  match: Match,
): Promise<readonly SelectOption[]> {
  if (
    threads?.here ||
    match.channelId !== channelId ||
    isLive(match) ||
    (await table.archive.invited(match.id)).length > 0
  )
    return [];
  const own = COUNTS.map(count => ({ label: duplicates.offered(count), value: `${count}` }));
  if (!games[match.game]?.deals?.solo) return own;
  return [
    ...own,
    ...COUNTS.map(count => ({ label: duplicates.offeredAlone(count), value: `${count}${ALONE}` })),
  ];
}

async function menus(context: Context, visit: Visit, match: Match): Promise<readonly ComponentRow[]> {
  const { tables, duplicates } = context.words;
  const { id, rated, hints, seating, pace } = match;
  const withHints = (are: boolean): string => `${tables.unrated} · ${duplicates.how.hints(are)}`;
  const labels: Readonly<Record<LobbyMenu, Readonly<Record<string, string>>>> = {
    terms: { rated: tables.rated, hints: withHints(true), plain: withHints(false) },
    seating: tables.seatings,
    pace: tables.paces,
  };
  const now: Readonly<Record<LobbyMenu, string>> = {
    terms: rated ? 'rated' : hints ? 'hints' : 'plain',
    seating,
    pace,
  };
  const menu = (what: LobbyMenu): ComponentRow => {
    const values = Object.keys(CHOICES[what]).filter(value => !rated || value !== 'none');
    return valueRow(
      idOf(id, 'arrange', what),
      now[what],
      values.map(value => [value, labels[what][value] ?? value]),
    );
  };
  const deals = await dealOptions(context, visit, match);
  return [
    menu('terms'),
    menu('seating'),
    // A game is live from its opening or never, since the lobby of a live game lapses soon.
    ...(isLive(match) ? [] : [menu('pace')]),
    personRow(idOf(id, 'arrange', 'invite'), tables.invite, INVITED_AT_MOST),
    ...(deals.length > 0 ? [selectRow(idOf(id, 'arrange', 'deal'), duplicates.offer, deals)] : []),
  ];
}

/** Changes a lobby by a menu's choice, and shows the menus with the present values. Without a choice, only shows the menus. */
async function arranged(context: Context, visit: Visit, match: Match, wish?: Arrangement): Promise<Answer> {
  const now = await context.table.arrange(match.id, visit.person.id, wish ?? {});
  if (!now.ok) return refused(context, now.refusal, match);
  const remark = wish ? [GAMES_WORDS[context.language].settings.saved] : [];
  return {
    content: [`**${gameTitle(context, match.game)}**`, context.words.tables.arrange, ...remark].join('\n'),
    rows: await menus(context, visit, now.value),
  };
}

function dealtAtSeveral(context: Context, visit: Visit, match: Match, value: string): Promise<Answer> {
  const { onlyHere, opened } = context.words.duplicates;
  const lacking = visit.threads?.lackingPrivate;
  return openHere(context, visit, { onlyHere, opened, lacking }, ({ opener, member }) =>
    context.table.duplicates.inPlaceOf(match.id, {
      ...{ opener, member, tables: Number.parseInt(value, 10) },
      isAlone: value.endsWith(ALONE),
    }),
  );
}

export const presses = matchHandlers({
  arrange: async ({ context, visit, match, args: [what], chosen }) => {
    const [value = ''] = chosen;
    if (what === undefined) return arranged(context, visit, match);
    if (what === 'invite') {
      const invited = await invitees(context, visit, chosen);
      return 'content' in invited ? invited : arranged(context, visit, match, { invited });
    }
    if (what === 'deal' && match.channelId === visit.channelId)
      return dealtAtSeveral(context, visit, match, value);
    const wish = what !== 'deal' && Object.hasOwn(CHOICES[what], value) ? CHOICES[what][value] : undefined;
    return wish ? arranged(context, visit, match, wish) : turnedAway(context.words.errors.strangeButton);
  },
});
