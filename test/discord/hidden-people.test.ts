import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';
import type { Channel } from 'local-discord';
import { expect, test } from 'vitest';
import { type ButtonVerb, parseId } from '../../src/discord/buttons/custom-id.ts';
import { porto } from '../../src/games/porto/game.ts';
import { games } from '../../src/games/registry.ts';
import { inGames } from '../support/in-game.ts';
import { setSettings } from '../support/menus.ts';
import { newTable } from '../support/new-table.ts';
import { part } from '../support/test-form.ts';
import { accepted, running } from '../table/room.ts';
import { expectSame, startWorld } from './two-worlds.ts';

/** Command with an option for a person, or entry of a person's menu. */
interface AboutPerson {
  readonly path: string;
  /** Name of the option. Undefined: the entry of a menu. */
  readonly option?: string;
}

interface Option {
  readonly type: number;
  readonly name: string;
  readonly options?: readonly Option[];
}

/** Lists the options for people below a command. */
function optionsFor(path: string, options: readonly Option[] = []): readonly AboutPerson[] {
  return options.flatMap(({ type, name, options: inner }) => {
    if (type === ApplicationCommandOptionType.User) return [{ path, option: name }];
    return optionsFor(`${path} ${name}`, inner);
  });
}

/** Buttons that end the lobby or the seat that the test needs further on. */
const ENDS: readonly ButtonVerb[] = ['leave', 'start', 'resign', 'cancel', 'remove', 'rematch', 'another'];

interface World {
  /** Lines with all that people other than the suspects read, in the order of the actions. */
  readonly read: readonly string[];
  /** Commands and menus about people that the test has tried. */
  readonly tried: ReadonlySet<string>;
}

/**
 * Plays an evening on a server, in which one of two suspects sits hidden: at the table of another server, in a lobby at home, and
 * in a game that ends. Everybody else does the same in both worlds.
 */
async function evening(suspect: 0 | 1): Promise<World> {
  const world = await startWorld(suspect);
  const { discord, table, store, north, south, home, den, ann, ben, sam, sue, suspects, hidden } = world;
  const { room, matches, quiet, settle, doing, type, pressId, exported, asPerson, lines } = world;
  const tried = new Set<string>();

  /** Lets Ann read every page on which a person of another place may appear. */
  const look = async (channel: Channel, match: string): Promise<void> => {
    for (const path of [
      'porto board',
      'porto game',
      'games list',
      'games settings',
      'games find',
      'games watch',
    ])
      await type(ann, channel, path);
    await inGames(ann, channel, 'open all');
    await inGames(ann, channel, 'privacy export');
    for (const person of [ann, ben]) await exported(person);
    await pressId(ann, channel, 'games', '-', 'settings', 'blocks');
    await pressId(ann, channel, 'games', '-', 'find', 'players', match);
  };

  const played = part(Object.keys(games), 1);
  const about = discord
    .commands()
    // Each command of the other games is tried in the longer forms.
    .filter(({ name }) => !Object.hasOwn(games, name) || played.includes(name))
    .flatMap(({ name, type: kind, options }): readonly AboutPerson[] =>
      kind === ApplicationCommandType.User
        ? [{ path: name }]
        : optionsFor(name, options as readonly Option[]),
    );
  /** Tries each command and menu about a person with each suspect, and looks at all pages after each change. */
  const suspectAll = async (phase: string, channel: Channel, match: string): Promise<void> => {
    for (const { path, option } of about)
      for (const person of suspects)
        await doing(`${phase}, ${path} ${option ?? 'menu'}:${person.name}`, async () => {
          tried.add(`${path} ${option ?? ''}`);
          const opens = option === undefined;
          const where = opens ? room('spare') : channel;
          if (opens) await ann.menu(where, path, person);
          else await type(ann, where, path, { [option]: person });
          await settle();
          if (opens) await pressId(ann, where, 'leave', (await table.live(where.id))?.id ?? 'none');
        });
    for (const person of suspects)
      await doing(`${phase}, invitation of ${person.name}`, async () => {
        const where = room('spare');
        await newTable(ann, where, 'porto new', { invited: person });
        await settle();
        await pressId(ann, where, 'leave', (await table.live(where.id))?.id ?? 'none');
      });
    for (const menu of ['block', 'unblock'])
      for (const person of suspects)
        await doing(`${phase}, ${menu} ${person.name}`, async () => {
          await setSettings(ann, channel, { [menu]: person.id });
          // People of a lobby say nothing.
          await table.phrases.say(match, hidden.id, 1);
          await look(channel, match);
        });
  };
  /** Presses each button that Ann sees in a channel, except those that end what the test goes on with. */
  const pressAll = async (phase: string, channel: Channel): Promise<void> => {
    const seen = new Set<string>();
    for (const message of ann.sees(channel))
      for (const { customId } of message.buttons) {
        const parsed = parseId(customId ?? '');
        if (customId === undefined || seen.has(customId) || !parsed.ok || ENDS.includes(parsed.id.verb))
          continue;
        if (/forget|report|block|:replay/.test(customId)) continue;
        seen.add(customId);
        await doing(`${phase}, button ${parsed.id.verb} ${parsed.id.args.join(' ')}`, () =>
          ann.pressRaw(channel, message, customId).then(quiet),
        );
      }
  };

  // The suspects are known at home, where all have played together.
  for (const person of [ann, ben, sam, sue]) await table.people.seen(person, 'en');
  const old = room('old');
  const game = { game: 'porto', options: porto.defaults } as const;
  await doing('before', async () => {
    const wish = { ...game, channelId: old.id, guildId: north.id, pace: 'day' } as const;
    const { id } = await running({ table }, [ann, ...suspects], wish);
    for (const { id: person } of [ann, sam]) accepted(await table.resign(id, person));
  });

  // A suspect opens a table at another server, and sits down at Ann's.
  const elsewhere = {
    ...game,
    channelId: south.addChannel({ name: 'other' }).id,
    guildId: south.id,
  } as const;
  await doing('a table elsewhere', async () =>
    accepted(
      await table.open({ ...elsewhere, opener: asPerson(hidden), seats: 3, everywhere: true, pace: 'day' }),
    ),
  );
  const invited = [sam, sue].map(asPerson);
  const here = { ...game, channelId: home.id, guildId: north.id, opener: asPerson(ann) } as const;
  await doing('a lobby', async () =>
    accepted(await table.open({ ...here, invited, seats: 3, everywhere: true, rated: true })),
  );
  const lobby = (await table.live(home.id))?.id ?? '';
  const fromSouth = { channelId: den.id, guildId: south.id, language: null };
  await doing('a guest', async () =>
    accepted(await table.everywhere.sit(lobby, asPerson(hidden), fromSouth)),
  );
  await suspectAll('lobby', home, lobby);
  await pressAll('lobby', home);
  // Ben sits down beside people whom he has blocked since the table opened.
  await doing('block', () => setSettings(ben, home, { block: sam.id }));
  await doing('list', () => inGames(ben, home, 'open all'));
  await doing('sits', () => pressId(ben, home, 'join', lobby));
  await doing('sits elsewhere', () =>
    pressId(ben, home, 'games', '-', 'open', 'from', matches[1] ?? '', 'dm'),
  );
  await doing('begins', () => pressId(ann, home, 'start', lobby));

  // The game runs, and Ann blocks the hidden player from the seat.
  await suspectAll('game', home, lobby);
  const seatOfHidden = `${(await store.matches.get(lobby))?.seats.find(({ userId }) => userId === hidden.id)?.seat}`;
  await doing('block a seat', () => pressId(ann, home, 'games', '-', 'find', 'block', lobby, seatOfHidden));
  await suspectAll('blocked seat', home, lobby);
  await pressAll('game', home);
  await doing('unblock a seat', () => pressId(ann, home, 'games', '-', 'find', 'block', lobby, seatOfHidden));

  // The game ends, and Ann has blocked a suspect by name when she asks for a rematch.
  await doing('end', async () => {
    for (const { id } of [hidden, ben]) accepted(await table.resign(lobby, id));
  });
  await suspectAll('end', home, lobby);
  for (const path of ['leaderboard', 'profile']) await doing(path, () => type(ann, home, `games ${path}`));
  for (const page of ['profile stats', 'year look']) await doing(page, () => inGames(ann, home, page));
  await doing('block', () => setSettings(ann, home, { block: sam.id }));
  await doing('rematch', () => pressId(ann, home, 'rematch', lobby));
  const again = (await table.live(home.id))?.id ?? '';
  expect(again).not.toBe('');
  await doing('look', () => look(home, again));
  for (const verb of ['leave', 'join']) await doing(verb, () => pressId(ben, home, verb, again));
  await doing('look again', () => look(home, again));
  await pressAll('rematch', home);
  return { read: await lines(), tried };
}

test('what everybody else reads and causes is the same whichever of two suspects sits hidden', async () => {
  const [one, other] = await Promise.all([evening(0), evening(1)]);
  expect(one.read.length).toBeGreaterThan(400);
  expect(one.tried).toContain('games profile person');
  expectSame(one.read, other.read);
});
