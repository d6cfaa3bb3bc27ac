import { Command } from 'commander';
import { BUILT, smoke } from './smoke.ts';

const { args } = new Command('npm run smoke --')
  .description('Starts the bot, plays a game with it on a local Discord, and ends it.')
  .argument('[command...]', 'the command that starts the bot; without it: the bundle in dist/run')
  .passThroughOptions()
  .parse();

try {
  const { decisions, pictures, secondsToStart } = await smoke(args.length > 0 ? args : BUILT);
  console.log(
    `started in ${secondsToStart} s, played a game of ${decisions} decisions with ${pictures} pictures, ended with 0`,
  );
} catch (error) {
  console.error(`smoke test failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
