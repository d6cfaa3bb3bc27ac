import { bundleBot, registered } from '../bot-process.ts';
import { trialDatabase } from '../database.ts';
import { TOY } from '../games/toy.ts';
import { someMoment } from '../moments.ts';
import { random } from '../random.ts';
import { PROCESSES, SHARDS, SharedShards } from '../shared-shards.ts';
import type { Outcome, Trial } from '../trial.ts';
import { openTrial } from '../trial-setup.ts';
import { Season } from './season.ts';

const LIFE = 40;

/**
 * Plays leagues and deals with three processes that share the shards on one PostgreSQL. Again and again one process is killed.
 */
export async function seasonProcessesTrial({
  games: leagues,
  kills,
  seed,
  say,
  played = TOY,
}: Trial): Promise<Outcome> {
  await bundleBot();
  const setup = await openTrial(await trialDatabase('postgres'), { shards: SHARDS });
  const { discord } = setup;
  const chance = random(seed);
  const processes = new SharedShards(setup);
  const season = new Season(setup, { played, seed, leagues, up: processes.isUp.bind(processes) });
  let killed = 0;
  try {
    await processes.begin();
    await registered(discord, played.game.id);
    season.start();
    for (; killed < kills && season.isPlaying; killed++) {
      await season.answered(chance.below(LIFE));
      await someMoment(discord, chance);
      await processes.replace(chance);
      await processes.divided();
      say(`${killed + 1} kills, ${season.progress}`);
    }
    const finished = await season.finished();
    const said = await season.said();
    return await season.judge(
      { finished, said, errors: setup.errors() },
      { processes: PROCESSES, shards: SHARDS, kills: killed },
    );
  } finally {
    season.close();
    await setup.close();
  }
}
