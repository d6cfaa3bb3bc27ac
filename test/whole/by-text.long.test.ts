import type { Channel, LocalDiscord, LocaleCode, Person } from 'local-discord';
import { expect, onTestFinished, test } from 'vitest';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { type Running, startBot } from '../support/bot.ts';
import { TextPlayer } from '../support/by-text.ts';
import { inGame } from '../support/in-game.ts';
import { PATTERNS } from '../support/languages/index.ts';
import { LOCALES } from '../support/locales.ts';
import { part } from '../support/test-form.ts';
import { localDiscord } from './process.ts';

const PATIENCE = 400;

interface Place {
  readonly running: Running;
  readonly channel: Channel;
}

/** Plays a game to its end. The person named in the texts acts, without pictures and without access to the game. */
async function playOn({ running }: Place, players: readonly TextPlayer[]): Promise<number> {
  for (let decisions = 0; decisions < PATIENCE; decisions++) {
    const [reader] = players;
    if (!reader || reader.hasEnded()) return decisions;
    const position = reader.board();
    let awaited: TextPlayer | undefined;
    for (const player of players) if (!awaited && player.isAwaited(position)) awaited = player;
    if (!awaited) throw new Error(`nobody is awaited: ${reader.lastWords()}`);
    // These choices are sealed: the board does not change until the last person has chosen.
    const acting =
      position.awaits === 'keep' ? players.filter(player => player.isAwaited(position)) : [awaited];
    const before = awaited.lastWords();
    const answers: string[] = [];
    for (const player of acting) answers.push(await player.act());
    await running.quiet();
    if (awaited.lastWords() === before)
      throw new Error(`nothing came of it: ${answers.join('\n')}\n${before}`);
  }
  throw new Error('the game goes on for ever');
}

async function start(): Promise<[Running, LocalDiscord]> {
  const discord = await localDiscord({ answerMs: 60_000 });
  const running = await startBot({ discord, newSeed: () => new Uint8Array(32).fill(11) });
  onTestFinished(() => running.stop());
  return [running, discord];
}

const verdict = (said: string, language: Language): readonly [string | undefined, number] => {
  const text = said.replaceAll('*', '');
  const [, winner, points] = PATTERNS[language].won.exec(text) ?? [];
  const [, , short] = PATTERNS[language].lost.exec(text) ?? [];
  return [winner, Number(points ?? short)];
};

const clean = ({ running, discord }: { running: Running; discord: LocalDiscord }): void => {
  expect(discord.complaints).toEqual([]);
  expect(running.trouble).toEqual([]);
};

test.each(part(LANGUAGES, 1))('a whole solo by its texts alone (%s)', async language => {
  const [running, discord] = await start();
  const ann = discord.addUser({ name: 'Ann', locale: LOCALES[language] });
  const channel = await ann.dm();
  await ann.command(channel, 'porto solo', { timer: 24 });
  await running.quiet();
  const player = new TextPlayer(ann, channel, language);
  expect(await playOn({ running, channel }, [player])).toBeGreaterThan(20);
  const [winner, points] = verdict(player.lastWords(), language);
  const over = await running.table.latest(channel.id);
  const outcome = over?.position.outcome;
  expect(over?.endedBy).toBe('rules');
  expect(winner === 'Ann').toBe(outcome?.won);
  expect(outcome?.totals).toEqual([points]);
  clean({ running, discord });
});

test.each(
  part(
    [
      ['ko', 'ko'],
      ['pt-BR', 'pt-BR'],
      ['fr', 'fr'],
    ] as const,
    1,
  ),
)('a whole game of two by its texts alone (%s)', async (locale: LocaleCode, language) => {
  const [running, discord] = await start();
  const guild = discord.addGuild({ name: 'Ribeira' });
  guild.preferredLocale = locale;
  await discord.idle(40);
  const channel = guild.addChannel({ name: 'porto' });
  const people: readonly Person[] = ['Ann', 'Ben'].map(name => discord.addUser({ name, locale }));
  const [ann, ben] = people;
  await ann?.command(channel, 'porto new', { variant: 'standard', seats: 2 });
  await inGame(ben, channel, 'porto', 'join');
  await inGame(ann, channel, 'porto', 'start');
  await running.quiet();
  const players = people.map(person => new TextPlayer(person, channel, language));
  expect(await playOn({ running, channel }, players)).toBeGreaterThan(20);
  const over = await running.table.latest(channel.id);
  if (!over) throw new Error('the game is gone');
  const [winner, points] = verdict(players[0]?.lastWords() ?? '', language);
  const [seat = -1, ...others] = running.table.winners(over);
  expect([winner, others]).toEqual([over.seats[seat]?.name, []]);
  expect(over.position.outcome?.totals[seat]).toBe(points);
  clean({ running, discord });
});
