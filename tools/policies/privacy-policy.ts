import { type Block, heading, list, type PolicyDocument, paragraph } from './document.ts';
import type { Facts } from './facts.ts';
import { chapterOf, pointsOf, storedKinds } from './privacy-page.ts';

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns the sentence at the top of each text, with the day on which the text was written. */
export const origin = ({ written }: Facts): string =>
  `A program wrote this text from the settings of the bot on ${day.format(written)}. It is not legal advice.`;

/** Describes backups, which keep deleted data for a while. */
function backupsOf({ database, backups, backupDays = 0 }: Facts): string {
  if (database === 'memory') return 'The bot keeps its data in memory only, and makes no backups.';
  const own = backups
    ? `The bot makes a backup every ${backups.everyHours} hours and keeps the newest ${backups.keep}. `
    : 'The bot itself makes no backups. ';
  const further =
    backupDays > 0
      ? `The operator keeps backups for ${days(backupDays)}. `
      : 'The operator keeps no further copies. ';
  return `${own}${further}Deleted data stays in older backups until these are deleted.`;
}

/** Lists the places outside of the database where data is stored or sent. */
function elsewhere({ logDays, hasMetrics, hasLogChannel, hasSentry }: Facts): readonly string[] {
  return [
    logDays > 0
      ? `The log: after errors, and after lines of the operator, it contains ids of people and channels, never secrets of a game. The operator keeps it for ${days(logDays)}.`
      : 'The log: the operator keeps none.',
    hasMetrics
      ? 'Metrics: numbers such as the count of commands. They contain no id, no name and no text of a person.'
      : 'Metrics: the bot offers none.',
    ...(hasLogChannel
      ? ['A channel of the operator on Discord: the bot posts its errors there, as they are in the log.']
      : []),
    ...(hasSentry
      ? ['Sentry, a service for errors: the bot sends its errors there, as they are in the log.']
      : []),
    'Discord: all messages of the bot. For them the privacy policy of Discord applies.',
  ];
}

export function privacyPolicy(facts: Facts, page: string): PolicyDocument {
  const { host, contact, address, retentionDays, database } = facts;
  const deleting = chapterOf(page, 'Deleting your data');
  const [does = '', remains = ''] = deleting.split('Some data remains:');
  // The page describes all possible installations, but the policy describes only this one.
  const elsewhereTold = /^(?:Backups|The log)\b/;
  const foreign = database === 'PostgreSQL' ? /^Copies beside/ : /^PostgreSQL\b/;
  const isTrueHere = (point: string) => !(elsewhereTold.test(point) || foreign.test(point));
  const blocks: readonly Block[] = [
    paragraph(origin(facts)),
    heading('Who is responsible'),
    paragraph(`The operator of this bot is ${host}${address ? `, ${address}` : ''}. Contact: ${contact}.`),
    heading('Stored data'),
    paragraph('The bot stores the following data about people who use it. It needs this data for the games.'),
    {
      kind: 'table',
      head: ['data', 'purpose', 'kept until'],
      rows: storedKinds(page).map(({ data, purpose, until }) => [data, purpose, until]),
    },
    paragraph(
      'The bot reads no messages, no friends, no presence and no address. The bot asks Discord for no privileged intent.',
    ),
    paragraph(`The data is in a database of the operator (${database}). The operator does not sell it.`),
    heading('Other people who see data'),
    list(...pointsOf(chapterOf(page, 'Visibility'))),
    heading('Places outside of the database'),
    list(...elsewhere(facts)),
    heading('Your rights'),
    paragraph(
      'The command /games privacy with action:show shows your data, action:export sends it as a file, and action:forget deletes it.',
    ),
    paragraph(`People without an account on Discord can ask the operator: ${contact}.`),
    heading('What deleting does'),
    list(...pointsOf(does)),
    heading('What remains after deleting'),
    list(...pointsOf(remains).filter(isTrueHere), backupsOf(facts)),
    heading('How long games are kept'),
    paragraph(
      `After ${days(retentionDays)} the bot deletes cancelled games and lobbies, and running games whose channel was closed to the bot for that time. The bot keeps all other games. A record of each deleted game, without people, stays for a year.`,
    ),
    heading('Changes'),
    paragraph(
      'The operator changes this text when the bot or its settings change. The newest version applies.',
    ),
  ];
  return { title: 'Privacy policy', blocks };
}
