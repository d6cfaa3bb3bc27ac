import { safeName } from '../../../stage/names.ts';
import { isLive } from '../../../table/leagues/opening.ts';
import type { LeaguePage } from '../../../table/leagues/page.ts';
import type { OptionChoice } from '../../context/command.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import { maySeeInto, type Visit } from '../../context/visit.ts';

/** Lists the server's leagues whose channel the person may see. */
async function seen(context: Context, visit: Visit) {
  if (visit.guildId === null) return [];
  const all = await context.table.leagues.inGuild(visit.guildId);
  return all.filter(({ channelId }) => maySeeInto(visit, channelId));
}

/**
 * Finds the league that a command is about, by its id or name. Without one it is the league of this channel or thread, or
 * else the only active one.
 */
export async function whichLeague(
  context: Context,
  visit: Visit,
  typed: string | undefined,
): Promise<LeaguePage | undefined> {
  const { leagues } = context.table;
  const found = await seen(context, visit);
  if (typed !== undefined) {
    const name = typed.toLowerCase();
    const named = found.find(league => league.id === typed || league.name.toLowerCase() === name);
    return named && leagues.page(named.id);
  }
  const here = found.find(({ channelId }) => channelId === visit.channelId);
  const match = here ? undefined : await context.table.latest(visit.channelId);
  const played = match && (await leagues.playedAt(match.id));
  const live = found.filter(isLive);
  const id = here?.id ?? played ?? (live.length === 1 ? live[0]?.id : undefined);
  return id === undefined ? undefined : leagues.page(id);
}

/** Finds the league of a button. Undefined where the person could not have pressed it in this place. */
export async function leagueOf(context: Context, visit: Visit, id: string): Promise<LeaguePage | undefined> {
  const page = await context.table.leagues.page(id);
  const here = page?.league.guildId === visit.guildId && maySeeInto(visit, page.league.channelId);
  return here ? page : undefined;
}

export async function suggestLeagues(
  context: Context,
  visit: Visit,
  typed: string,
): Promise<readonly OptionChoice[]> {
  const wanted = typed.toLowerCase();
  return (await seen(context, visit))
    .filter(({ name }) => name.toLowerCase().includes(wanted))
    .map(({ id, name, game }) => ({
      name: `${safeName(name, context.language)} · ${gameTitle(context, game)}`,
      value: id,
    }));
}
