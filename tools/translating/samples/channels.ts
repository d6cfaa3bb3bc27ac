import type { Channel, StoredMessage } from 'local-discord';
import { Chance } from '../../../proof/guard/chance.ts';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { games } from '../../../src/games/registry.ts';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { NO_LIMITS } from '../../../src/table/match/limits.ts';
import { type Running, startBot } from '../../../test/support/bot.ts';
import { LOCALES } from '../../../test/support/locales.ts';
import { controlsIn } from './answers.ts';
import { messageSample, type Sample } from './sample.ts';

/** Number of decisions of a game, after which its people give up. */
const DECISIONS = 40;

const sampleOf = ({ content, components }: StoredMessage, title: string): Sample => ({
  ...messageSample(title, content),
  ...controlsIn(components),
});

async function playedIn(
  running: Running,
  game: AnyGame,
  language: Language,
  note: (channel: Channel) => void,
): Promise<void> {
  const { discord, table } = running;
  const locale = LOCALES[language];
  const guild = discord.addGuild({ name: game.id, preferredLocale: locale });
  const channel = guild.addChannel({ name: game.id });
  const people = ['Joana', 'Miguel', 'Beatriz'].map(name => discord.addUser({ name, locale }));
  const [first, second, third] = people;
  if (!first || !second || !third) throw new Error('nobody plays');
  const say = async (person: typeof first, words: string, options = {}): Promise<void> => {
    await person.command(channel, `${game.id} ${words}`, options);
    await running.quiet();
    note(channel);
  };
  await say(first, 'new');
  await say(second, 'join');
  await say(third, 'join');
  await say(first, 'start');
  const chance = new Chance(7);
  for (let made = 0; made < DECISIONS; made++) {
    const match = await table.live(channel.id);
    const sealed = match ? await table.sealed(match.id) : [];
    const seat = match?.position.toAct.find(each => !sealed.includes(each));
    const person = people.find(({ id }) => id === match?.seats.find(each => each.seat === seat)?.id);
    if (!match || seat === undefined || !person) break;
    const action = game.write(chance.of(match.position.legal(seat)));
    await say(person, 'do', { action, now: true });
    if (made === DECISIONS / 2) {
      await say(person, 'undo');
      await say(second, 'table pause');
      await say(third, 'table pause');
    }
  }
  await say(first, 'cancel');
  await say(first, 'resign');
  await say(second, 'resign');
}

/** Collects a channel's messages about one game of each kind, with every edit. */
export async function channels(
  language: Language,
  failed: (name: string, error: unknown) => void,
): Promise<readonly Sample[]> {
  const samples = new Map<string, Sample>();
  const running = await startBot({ limits: NO_LIMITS, requestsPerSecond: Number.POSITIVE_INFINITY });
  for (const game of Object.values(games)) {
    const note = (channel: Channel): void => {
      for (const message of channel.messages) {
        const sample = sampleOf(message, `#${game.id}`);
        samples.set(JSON.stringify(sample), sample);
      }
    };
    try {
      await playedIn(running, game, language, note);
    } catch (error) {
      failed(`a channel of ${game.id}`, error);
    }
  }
  await running.stop();
  return [...samples.values()];
}
