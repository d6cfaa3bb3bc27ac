import { Command } from 'commander';
import { benchE2e } from './e2e.ts';
import { type Report, tableOf } from './report.ts';
import { benchRules } from './rules.ts';

const benches: Readonly<Record<string, () => Report | Promise<Report>>> = {
  rules: benchRules,
  e2e: benchE2e,
};

await new Command('bench')
  .description('Measure, side by side, in one run')
  .argument('<name>', `one of: ${Object.keys(benches).join(', ')}`)
  .option('--json', 'print one JSON document instead of a table')
  .action(async (name: string, options: { json?: boolean }, command: Command) => {
    const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
    if (bench === undefined)
      command.error(`no bench "${name}"; there is: ${Object.keys(benches).join(', ')}`);
    else {
      const report = await bench();
      console.log(options.json ? JSON.stringify(report) : tableOf(report));
    }
  })
  .parseAsync();
