import { heading, list, type PolicyDocument, paragraph } from './document.ts';
import type { Facts } from './facts.ts';
import { origin } from './privacy-policy.ts';

const listed = new Intl.ListFormat('en', { type: 'conjunction' });

export function termsOfService(facts: Facts): PolicyDocument {
  const { host, contact, address, games, supportUrl, retentionDays } = facts;
  return {
    title: 'Terms of service',
    blocks: [
      paragraph(origin(facts)),
      heading('The service'),
      paragraph(
        `${host}${address ? `, ${address}` : ''} runs this bot. It lets people play ${listed.format(games)} on Discord, over days or in one evening. The bot costs nothing, and nothing in it can be bought.`,
      ),
      paragraph(
        "The bot is no product of Discord. People who use it also accept Discord's own terms of service, with Discord's minimum age.",
      ),
      heading('Rules'),
      list(
        'Players do not use the bot to flood channels, to harass people, or to disturb the bot or Discord.',
        'Players use no programs that press buttons for a person, and not several accounts in one game.',
        'Names and texts that people give to the bot, such as names of leagues, follow the rules of Discord.',
        'The operator may end games, and may shut out people and servers who break these rules.',
      ),
      heading('No guarantee'),
      paragraph(
        'The operator offers the bot as it is. The bot may be unavailable, contain errors, or end for good. Games and results may be lost.',
      ),
      paragraph(
        `After ${retentionDays} days the bot deletes cancelled games, and games in channels that it can no longer reach.`,
      ),
      heading('Leaving'),
      paragraph(
        'A person leaves by /games privacy with action:forget, which deletes their data. A server leaves by removing the bot.',
      ),
      heading('Contact'),
      paragraph(`${contact}${supportUrl ? `, or ${supportUrl}` : ''}.`),
      heading('Changes'),
      paragraph('The operator may change these terms. The newest version applies.'),
    ],
  };
}
