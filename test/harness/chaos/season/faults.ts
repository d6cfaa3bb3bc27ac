import { MISFORTUNES } from 'local-discord';
import { bundleBot, registered, told } from '../bot-process.ts';
import { trialDatabase } from '../database.ts';
import { TOY } from '../games/toy.ts';
import { random } from '../random.ts';
import { failRequests, gatewayBlows, NEVER, storm } from '../storm.ts';
import type { Outcome, Trial } from '../trial.ts';
import { openTrial } from '../trial-setup.ts';
import { Season } from './season.ts';

const TOLD_EVERY_MS = 20_000;

/**
 * Plays leagues, the deal of the day and challenges, with direct messages. Meanwhile a fifth of all requests to Discord fail
 * and its gateway disconnects again and again.
 */
export async function seasonFaultsTrial({
  games: leagues,
  seed,
  say,
  played = TOY,
  database: name,
}: Trial): Promise<Outcome> {
  await bundleBot();
  const setup = await openTrial(await trialDatabase(name));
  const { discord } = setup;
  const chance = random(seed);
  const bot = setup.newProcess();
  const season = new Season(setup, { played, seed, leagues, up: () => !bot.hasEnded });
  const telling = setInterval(() => say(season.progress), TOLD_EVERY_MS);
  try {
    await bot.go();
    await registered(discord, played.game.id);
    const calm = failRequests(discord, chance);
    season.start();
    let isStorm = true;
    const over = () => !isStorm || !season.isPlaying || bot.hasEnded;
    const blows = storm(gatewayBlows(discord), { chance, leastMs: 1_000, over });
    const finished = await season.finished();
    isStorm = false;
    const struck = await blows;
    calm();
    const said = await season.said();
    const errors = [
      ...(bot.hasEnded ? ['the bot has ended'] : []),
      ...bot.errors.filter(({ msg }) => NEVER.test(msg)).map(told),
    ];
    return await season.judge(
      { finished, said, errors },
      { 'kinds of trouble': MISFORTUNES.length, ...struck, 'errors logged': bot.errors.length },
    );
  } finally {
    clearInterval(telling);
    season.close();
    await setup.close();
  }
}
