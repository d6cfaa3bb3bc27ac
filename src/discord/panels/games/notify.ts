import { type Button, buttonRows } from '../../buttons/components.ts';
import { gamesId } from '../../buttons/games-ids.ts';
import { refused } from '../../buttons/seat.ts';
import { type Context, gameTitle } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, done, say, turnedAway } from '../../ports/answer.ts';
import { GAMES_WORDS, PEOPLE_WORDS } from '../../words/index.ts';
import { greet } from '../greeting.ts';

/** Means all games in a button's custom id. */
const ALL = 'all';
const OFF = 'off';

/** Returns the button under the list of open tables that turns on notifications, or changes them. */
export async function notifyButton(context: Context, { person, guildId }: Visit): Promise<readonly Button[]> {
  if (guildId === null) return [];
  const words = PEOPLE_WORDS[context.language].tables;
  const wish = await context.table.wishes.of(person.id, guildId);
  if (!wish) return [{ label: words.notify, id: gamesId('open', 'notify', ALL) }];
  const game = wish.game === null ? words.allGames : gameTitle(context, wish.game);
  return [{ label: words.told(game), id: gamesId('open', 'notices') }];
}

/** Shows which of this server's new tables the person is notified of, with the buttons to change that. */
export async function noticesPage(context: Context, visit: Visit, remark?: string): Promise<Answer> {
  const { guildId, person } = visit;
  if (guildId === null) return say(GAMES_WORDS[context.language].lists.onlyInServers);
  const words = PEOPLE_WORDS[context.language].tables;
  const wish = await context.table.wishes.of(person.id, guildId);
  const { pings } = await context.table.people.settings(person.id);
  const game = wish?.game === null ? words.allGames : gameTitle(context, wish?.game ?? '');
  const chosen = wish === undefined ? OFF : (wish.game ?? ALL);
  const to = (label: string, value: string): Button => ({
    label,
    id: gamesId('open', 'notify', value),
    ...(chosen === value && { style: 'main' }),
  });
  const lines = [
    remark,
    wish ? words.on(game) : words.off,
    words.rule,
    wish && !pings ? words.callsAreOff : undefined,
  ];
  return {
    content: lines.filter(line => line !== undefined).join('\n'),
    rows: [
      ...buttonRows([
        to(words.allGames, ALL),
        ...Object.keys(context.games).map(each => to(gameTitle(context, each), each)),
      ]),
      ...buttonRows([...(wish ? [to(words.turnOff, OFF)] : []), { label: words.back, id: gamesId('open') }]),
    ],
  };
}

/** Sets the new tables that the person is notified of: of one game, of all games, or none. */
export async function notifyPress(context: Context, visit: Visit, wanted = ''): Promise<Answer> {
  const { guildId, person } = visit;
  if (guildId === null) return say(GAMES_WORDS[context.language].lists.onlyInServers);
  const words = PEOPLE_WORDS[context.language].tables;
  if (wanted === OFF) {
    await context.table.wishes.turnOff(person.id, guildId);
    return noticesPage(context, visit);
  }
  const game = wanted === ALL ? undefined : wanted;
  const turned = await context.table.wishes.turnOn(person.id, guildId, game);
  if (!turned.ok) return refused(context, turned.refusal);
  if (!turned.value.news) return noticesPage(context, visit);
  const came = await greet(context, person.id, words.greeting);
  if (came === 'refused') return turnedAway(PEOPLE_WORDS[context.language].closed);
  return noticesPage(context, visit, came === 'sent' ? words.lookThere : undefined);
}

/** Turns off notifications of a server's tables, by the button of such a message. */
export async function hush(context: Context, { person }: Visit, guildId = ''): Promise<Answer> {
  const words = PEOPLE_WORDS[context.language].tables;
  return (await context.table.wishes.turnOff(person.id, guildId)) ? done(words.turnedOff) : say(words.wasOff);
}
