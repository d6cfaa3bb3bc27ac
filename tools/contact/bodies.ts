import type { Channel, LocalDiscord, StoredMessage } from 'local-discord';
import type { OwnMessage } from 'local-discord/contact';
import { SeededDice } from '../../src/core/contract/dice.ts';
import { steadyOf } from '../../src/core/contract/player.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { openerIn } from '../../test/support/acts.ts';
import { type Running, startBot } from '../../test/support/bot.ts';
import { inGame, inLeague } from '../../test/support/in-game.ts';
import { LOCALES } from '../../test/support/locales.ts';
import { newLeague } from '../../test/support/new-league.ts';

/** Names as long as the bot shows them, with characters that need a backslash. */
const NAMES = [
  'Maximiliana_da_Ribeira_do_Porto',
  '**Wolfeschlegelsteinhausen**',
  '남궁옥분황보제갈선우독고',
  '👩🏽‍🚀👩🏽‍🚀👩🏽‍🚀',
];
/** Number of moves after which the board and the panel are taken. */
const MIDDLE = 25;
const MOST_MOVES = 2_000;

interface Table {
  readonly running: Running;
  readonly channel: Channel;
  readonly game: string;
}

/** Returns the largest body of the bot's messages with these ids, by the size of its JSON. */
function largest(discord: LocalDiscord, ids: ReadonlySet<string>): Pick<OwnMessage, 'body' | 'files'> {
  const all = [...discord.payloads, ...discord.privatePayloads].filter(({ messageId }) => ids.has(messageId));
  const size = ({ body }: { body: unknown }): number => JSON.stringify(body).length;
  const [found] = all.toSorted((one, other) => size(other) - size(one));
  if (!found) throw new Error('the bot has posted no such message');
  const {
    nonce: _,
    enforce_nonce: __,
    message_reference: ___,
    ...body
  } = found.body as Record<string, unknown>;
  const message = discord.message(found.messageId);
  // A later edit may have replaced the files. Then the body names files that are gone, so its list of files is left out.
  const names = (body.attachments ?? []) as readonly { filename?: string }[];
  const files = names.flatMap(
    ({ filename }) => message?.attachments.find(each => each.filename === filename) ?? [],
  );
  const whole = files.length === names.length;
  const { attachments, ...rest } = body;
  return {
    body: whole ? body : rest,
    files: whole && attachments ? files.map(({ filename, data }) => ({ name: filename, data })) : [],
  };
}

/** Plays moves that the game's steady player chooses. Returns false once the game is over. */
async function play({ running, channel, game }: Table, moves: number): Promise<boolean> {
  const { table } = running;
  const rules = games[game];
  if (!rules) throw new Error(`no game ${game}`);
  const player = steadyOf(game, players);
  const dice = new SeededDice(Buffer.alloc(32, 7));
  for (let move = 0; move < moves; move++) {
    const match = await table.live(channel.id);
    if (match?.status !== 'running') return false;
    const sealed = await table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const action = player.choose(rules, match.position.view(seat), seat, dice);
    const acted = await table.act(match.id, match.seats[seat]?.id ?? '', rules.write(action));
    if (!acted.ok) throw new Error(`${game}: ${acted.refusal.code}`);
  }
  return true;
}

const ids = (messages: readonly StoredMessage[]): ReadonlySet<string> =>
  new Set(messages.map(({ id }) => id));

async function ofGame(running: Running, game: string, language: Language): Promise<readonly OwnMessage[]> {
  const { discord } = running;
  const guild = discord.addGuild({ name: game, preferredLocale: LOCALES[language] });
  const channel = guild.addChannel({ name: game });
  const people = NAMES.map(name => discord.addUser({ name, locale: LOCALES[language] }));
  const [first, ...others] = people;
  if (!first) throw new Error('no people');
  const bodies: OwnMessage[] = [];
  const take = (kind: string, messages: readonly StoredMessage[], isPrivate = false): void => {
    bodies.push({ name: `${game}, ${language}: ${kind}`, isPrivate, ...largest(discord, ids(messages)) });
  };
  await first.command(channel, `${game} new`, { seats: people.length });
  for (const person of others) await inGame(person, channel, game, 'join');
  await running.quiet();
  take('lobby', channel.messages);
  await inGame(first, channel, game, 'start');
  const table = { running, channel, game };
  await play(table, MIDDLE);
  await running.quiet();
  const { board, opener } = openerIn(channel);
  take('board', [board]);
  const match = await running.table.live(channel.id);
  const mover = people.find(({ id }) =>
    match?.seats.some(seat => seat.id === id && match.position.toAct.includes(seat.seat)),
  );
  const panel = (await mover?.press(board, opener))?.shown ?? [];
  if (panel.length > 0) take('panel', panel, true);
  await play(table, MOST_MOVES);
  await running.quiet();
  const last = channel.messages.findLast(({ attachments }) => attachments.length > 0);
  if (last) take('end', [last]);
  return bodies;
}

async function ofLeague(running: Running, game: string, language: Language): Promise<OwnMessage> {
  const { discord } = running;
  const guild = discord.addGuild({ name: 'league', preferredLocale: LOCALES[language] });
  const channel = guild.addChannel({ name: 'league' });
  const people = NAMES.map(name => discord.addUser({ name }));
  if (people[0]) await newLeague(people[0], channel, { game, name: 'Liga', seats: 2, rounds: 1 });
  for (const person of people.slice(1)) await inLeague(person, channel, 'join');
  await running.quiet();
  return { name: `${game}, ${language}: league`, ...largest(discord, ids(channel.messages)) };
}

/** Lets this bot play every game on a local Discord, in changing languages. Returns the largest body of each kind. */
export async function playedBodies(): Promise<readonly OwnMessage[]> {
  const running = await startBot({ players });
  try {
    const bodies: OwnMessage[] = [];
    const ids = Object.keys(games);
    for (const [at, game] of ids.entries())
      bodies.push(...(await ofGame(running, game, LANGUAGES[(at * 2 + 3) % LANGUAGES.length] ?? 'en')));
    bodies.push(await ofLeague(running, ids[0] ?? '', 'pt-BR'));
    return bodies;
  } finally {
    await running.stop();
  }
}
