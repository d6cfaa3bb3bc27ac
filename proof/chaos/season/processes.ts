import { registered } from '../bot-process.ts';
import { Fleet, PROCESSES, SHARDED, SHARDS } from '../fleet.ts';
import { TOY } from '../games/toy.ts';
import { someMoment } from '../moments.ts';
import { random } from '../random.ts';
import type { Run } from '../trial.ts';
import { TrialWorld } from '../world.ts';
import { SeasonSetup } from './setup.ts';

const LIFE = 40;

/**
 * Plays leagues and deals with three processes that share the shards on one PostgreSQL. Again and again one process is killed.
 */
export const seasonProcessesTrial: Run = async ({ games: leagues, kills, seed, say, played = TOY }) => {
  const world = await TrialWorld.open('postgres', SHARDED);
  const { discord } = world;
  const chance = random(seed);
  const fleet = new Fleet(discord, world.database.url);
  const stage = new SeasonSetup({
    ...{ played, world, leagues, seed },
    up: channel => fleet.isUp(channel.guild?.id ?? null),
  });
  const { traffic } = stage;
  let killed = 0;
  try {
    await fleet.start();
    await registered(discord, played.game.id);
    stage.start();
    while (killed < kills && stage.isPlaying) {
      await stage.answered(chance.below(LIFE));
      await someMoment(discord, chance);
      await fleet.replace(chance.below(PROCESSES));
      killed += 1;
      await fleet.settled();
      say(`${killed} kills, ${traffic.attempts.length} actions tried, ${stage.messages.length} messages`);
    }
    const finished = await stage.finished();
    const said = await stage.said();
    const { errors } = fleet;
    return await stage.judge({
      figures: { processes: PROCESSES, shards: SHARDS, kills: killed, 'errors logged': errors.length },
      ...{ errors, finished, said },
    });
  } finally {
    stage.close();
    await fleet.close();
    await world.close();
  }
};
