import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { z } from 'zod';
import { ConfigError, readConfig } from '../../src/config.ts';
import { readSurroundings, withSecretFiles } from '../../src/environment.ts';
import { presenters } from '../../src/games/presenters.ts';
import { toHtml, toMarkdown } from './document.ts';
import { factsOf, type Given, MissingFacts } from './facts.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfService } from './terms.ts';

const days = (text: string): number => {
  if (!/^\d{1,5}$/.test(text)) throw new InvalidArgumentError('a number of days is expected.');
  return Number(text);
};
const mail = (text: string): string => {
  if (!z.email().safeParse(text).success) throw new InvalidArgumentError('a mail address is expected.');
  return text;
};

const { out, settings, ...given } = new Command('npm run policies --')
  .description('Writes terms of service and a privacy policy from the settings. They are not legal advice.')
  .option('--host <name>', 'the operator: a person or an organization')
  .option('--contact <mail>', 'mail address where people reach the operator', mail)
  .option('--address <address>', "the operator's postal address")
  .option('--log-days <days>', 'days for which the operator keeps the log', days)
  .option(
    '--backup-days <days>',
    "days for which the operator keeps backups of PostgreSQL, or copies of the bot's backups elsewhere",
    days,
  )
  .option('--settings <file>', 'the settings of the bot, such as /etc/porto.env')
  .option('--out <folder>', 'the folder for the files', 'policies')
  .parse()
  .opts<Given & { out: string; settings?: string }>();

try {
  const { variables, warnings } = readSurroundings(settings);
  for (const warning of warnings) console.error(warning);
  // The policies need no token, and its file may be readable on the server alone.
  const { DISCORD_TOKEN: _, DISCORD_TOKEN_FILE: __, ...needed } = variables;
  const facts = factsOf(
    readConfig(withSecretFiles(needed)),
    given,
    Object.values(presenters).map(presenter => presenter('en').title),
    new Date(),
  );
  const page = readFileSync(new URL('../../docs/privacy.md', import.meta.url), 'utf8');
  mkdirSync(out, { recursive: true });
  const documents = { privacy: privacyPolicy(facts, page), terms: termsOfService(facts) };
  for (const [name, document] of Object.entries(documents)) {
    writeFileSync(join(out, `${name}.md`), toMarkdown(document));
    writeFileSync(join(out, `${name}.html`), toHtml(document));
  }
  console.log(
    `privacy and terms, as Markdown and HTML, are in ${out}. They are not legal advice: read them.`,
  );
} catch (error) {
  if (!(error instanceof MissingFacts || error instanceof ConfigError)) throw error;
  const lead = error instanceof MissingFacts ? 'these facts are missing:\n' : '';
  console.error(`${lead}${error.message}`);
  process.exitCode = 1;
}
