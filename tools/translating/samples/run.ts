import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { disableValidators } from '@discordjs/builders';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { markSentences } from './marking.ts';

// Usage: `run.ts LANGUAGE FOLDER`, with stand-ins/register.ts preloaded.
const [language, folder = '.'] = process.argv.slice(2) as [Language, string];
const failures = new Map<string, string>();
const failed = (name: string, error: unknown): void => {
  failures.set(name, error instanceof Error ? String(error.stack) : String(error));
};
// Marked texts are longer than Discord allows, so nothing checks their length.
disableValidators();
markSentences(language);
// Modules with texts are imported only once the sentences are marked.
const { definitions, registerBare } = await import('./definitions.ts');
const defined = definitions(language);
registerBare();
const { answers } = await import('./answers.ts');
const { channels } = await import('./channels.ts');
const { moments } = await import('./moments.ts');
const { refusals } = await import('./refusals.ts');
const { chosen } = await import('./choose.ts');
const progress = (what: string): void => console.error(`${new Date().toISOString().slice(11, 19)} ${what}`);
const samples = [...defined];
samples.push(...refusals(language, failed));
progress('moments of games');
samples.push(...(await moments(language, failed)));
progress('channels');
samples.push(...(await channels(language, failed)));
progress('answers');
samples.push(...(await answers(language, failed)));
progress(`choosing among ${samples.length} samples`);
const sights = await chosen(samples, folder, progress);
writeFileSync(join(folder, 'sights.json'), JSON.stringify(sights));
for (const [name, why] of failures) console.error(`no sample of ${name}: ${why.slice(0, 300)}`);
process.exit(0);
