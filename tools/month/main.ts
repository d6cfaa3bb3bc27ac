import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command } from 'commander';
import { LocalDiscord, type Person, type StoredMessage } from 'local-discord';
import { DAY_MS } from '../../src/core/days.ts';
import { LightDice } from '../../src/core/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { startBot } from '../../test/support/bot.ts';
import { awakeToday, leagueMatches, makePeople, openAttempt, playMoves, type Stage } from './company.ts';
import { type KeptMorning, pageOf } from './page.ts';

const HOUR = 3_600_000;
const DAYS = 30;
/** A Monday. */
const BEGIN = Date.parse('2026-11-02T00:00Z');
/** Days on which no person plays: long enough for the bot to fall silent. */
const HOLIDAY = { from: 12, to: 21 } as const;
/** Days on which a person turns statistics off, and on again. */
const HIDDEN = { from: 8, to: 24 } as const;
const DELETED = 27;
/** Maximum number of moves that the people of one table make in a day. */
const MOVES_A_DAY = 40;
/** A person talks in the channel of the morning message on one day in this many. */
const TALK = 3;
/** Each person plays one in this many duels, and every solo deal. */
const DUELS = 2;

async function openStage(language: string): Promise<Stage> {
  const clock = { at: BEGIN };
  const discord = await LocalDiscord.start({ answerMs: 600_000, quietMs: 600_000, now: () => clock.at });
  const people = makePeople(discord);
  const guild = discord.addGuild({ name: 'Ribeira' });
  const [tables, plaza] = [guild.addChannel({ name: 'tables' }), guild.addChannel({ name: 'plaza' })];
  const running = await startBot({ discord, players, now: () => clock.at });
  const [first] = people;
  if (!first) throw new Error('no person');
  first.manageGuild = true;
  await first.command(tables, 'games server', { 'morning-channel': plaza, 'morning-hour': 8, language });
  await running.quiet();
  return { running, discord, guild, tables, plaza, people, clock, chance: new LightDice(11) };
}

/** A person begins deals of today by the buttons of the newest morning message, or by the command, and plays them. */
async function playDailies(stage: Stage, person: Person, message: StoredMessage | undefined): Promise<void> {
  const { running, tables, chance } = stage;
  for (const [index, { game, form }] of running.table.deals.series.entries()) {
    if (form === 'duel' && chance.below(DUELS) > 0) continue;
    const button = message?.buttons[index]?.customId;
    if (message && button !== undefined) await person.press(message, button);
    else {
      const page = (
        await person.command(
          tables,
          `${game} daily`,
          form === 'duel' && game === 'porto' ? { kind: 'duel' } : {},
        )
      ).message;
      const play = page?.buttons.find(({ customId }) => customId?.endsWith(':play'))?.customId;
      if (page && play !== undefined) await person.press(page, play);
    }
    const matchId = await openAttempt(running, person.id);
    if (matchId !== undefined) await playMoves(stage, matchId, [person]);
  }
}

/** People open a game in the channel for games if none is there, and play some moves of it. */
async function playTable(stage: Stage, awake: readonly Person[]): Promise<readonly string[]> {
  const { running, tables, chance } = stage;
  const live = await running.table.live(tables.id);
  const [opener, ...others] = chance.shuffle([...awake]);
  if (!live && opener && others.length > 0) {
    const game = chance.shuffle(Object.keys(games))[0] ?? 'porto';
    const guests = others.slice(0, 2);
    await opener.command(tables, `${game} new`, { seats: 1 + guests.length });
    for (const guest of guests) await guest.command(tables, `${game} join`);
    await opener.command(tables, `${game} start`);
    await running.quiet();
  }
  const match = await running.table.live(tables.id);
  if (!match) return [];
  await playMoves(stage, match.id, awake, MOVES_A_DAY);
  return [`${match.game} in #${tables.name}`];
}

async function playLeague(stage: Stage, day: number, awake: readonly Person[]): Promise<void> {
  const { running, tables, people, guild } = stage;
  const [opener, ...others] = people.slice(0, 4);
  if (day === 2 && opener) {
    const options = { game: 'porto', name: 'Autumn Cup', seats: 2, rounds: 3, pace: 'three-days' };
    await opener.command(tables, 'games league new', options);
    for (const person of others) await person.command(tables, 'games league join');
    await opener.command(tables, 'games league start');
    await running.quiet();
  }
  for (const id of await leagueMatches(running.table, guild.id))
    await playMoves(stage, id, awake, MOVES_A_DAY / 2);
}

/** Plays one day. Returns the names of the people who played, and other events of the day. */
async function playDay(
  stage: Stage,
  day: number,
  message: StoredMessage | undefined,
): Promise<readonly string[]> {
  const { running, people, plaza, tables, clock, chance } = stage;
  const events: string[] = [];
  const [, , , dagmar, , , gil] = people;
  if (day === HIDDEN.from || day === HIDDEN.to) {
    await dagmar?.command(tables, 'games settings', { stats: day === HIDDEN.to });
    events.push(`${dagmar?.name} turned statistics ${day === HIDDEN.to ? 'on' : 'off'}`);
  }
  if (day === DELETED && gil) {
    await running.table.housekeeping.forget(gil.id);
    events.push(`${gil.name} deleted the data`);
  }
  if (day >= HOLIDAY.from && day <= HOLIDAY.to) return [...events, 'nobody played'];
  const awake = awakeToday(stage).filter(({ id }) => day < DELETED || id !== gil?.id);
  for (const person of awake) {
    clock.at += HOUR / 2;
    await playDailies(stage, person, message);
  }
  events.push(...(await playTable(stage, awake)));
  await playLeague(stage, day, awake);
  if (chance.below(TALK) === 0 && awake[0]) {
    await awake[0].say(plaza, 'What a game!');
    events.push('a person talked');
  }
  await running.quiet();
  return [...awake.map(({ name }) => name), ...events];
}

async function keep(
  { plaza, clock, people }: Stage,
  day: number,
  {
    before,
    folder,
    known,
  }: { before: readonly string[]; folder: string; known: ReadonlyMap<string, string> },
): Promise<KeptMorning> {
  const message = plaza.messages.findLast(({ authorId }) => people.every(({ id }) => id !== authorId));
  const kept = { day, at: clock.at, before };
  if (!message || known.get(message.id) === message.content)
    return { ...kept, how: 'quiet', content: '', buttons: [] };
  const [file] = message.attachments;
  const name = `day-${String(day).padStart(2, '0')}.png`;
  if (file) await writeFile(join(folder, name), file.data);
  const picture = file && {
    ...{ file: name, alt: file.description ?? '', kilobytes: Math.round(file.size / 1024) },
  };
  return {
    ...{ ...kept, how: known.has(message.id) ? 'edited' : 'posted', content: message.content },
    buttons: message.buttons.map(({ label }) => label),
    ...(picture && { picture }),
  };
}

const command = new Command('month')
  .description('Thirty simulated days of a server of eight people. Keeps each morning message in one page.')
  .option('--folder <folder>', 'where to', 'month')
  .option('--language <language>', "the server's language", 'en')
  .option('--days <number>', 'number of days', Number, DAYS)
  .action(async ({ folder, language, days }: { folder: string; language: string; days: number }) => {
    await mkdir(folder, { recursive: true });
    const stage = await openStage(language);
    const { running, discord, plaza, guild, clock } = stage;
    const mornings: KeptMorning[] = [];
    const known = new Map<string, string>();
    try {
      let before: readonly string[] = [];
      for (let day = 1; day <= days; day++) {
        clock.at = BEGIN + (day - 1) * DAY_MS + 8 * HOUR;
        running.bot.refresh();
        await running.quiet();
        const kept = await keep(stage, day, { before, folder, known });
        mornings.push(kept);
        const bytes = kept.picture ? `, ${kept.picture.kilobytes} KB` : '';
        console.log(`day ${day}: ${kept.how}${bytes}\n${kept.content}\n`);
        const newest = plaza.messages.findLast(({ buttons }) => buttons.length > 0);
        before = await playDay(stage, day, newest);
        for (const { id, content } of plaza.messages) known.set(id, content);
        await writeFile(join(folder, 'index.html'), pageOf(mornings, guild));
      }
      for (const line of [...discord.complaints, ...running.trouble]) console.log(line);
    } finally {
      await running.stop();
      await discord.close();
    }
  });

await command.parseAsync();
