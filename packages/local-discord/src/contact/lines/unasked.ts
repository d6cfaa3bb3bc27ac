import type { Assumption } from '../stage/assumption.ts';
import { CannotAsk } from '../stage/outcome.ts';

/** Assumptions of local-discord that one bot in one server cannot ask, with the reason. */
const UNASKED: readonly (readonly [id: string, assumption: string, why: string])[] = [
  ['shard-size', 'A shard takes 2,500 servers at most (close code 4011).', 'the bot is in one server'],
  ['daily-logins', 'An application may log in 1,000 times a day.', 'Discord would reset the token'],
  [
    'intents',
    'The gateway refuses intents that the application lacks (4014).',
    'the run does not know the application’s intents',
  ],
  [
    'global-limit',
    'Answers to interactions do not count for the global limit of requests.',
    'the run would need thousands of requests',
  ],
  ['follow-up-limit', 'A server without the bot takes five follow-ups (40094).', 'the bot is in the server'],
  ['pins-full', 'A channel takes 250 pinned messages (30003).', 'the run would need 250 messages'],
  [
    'commands-full',
    'A server takes 100 commands of each application.',
    'Discord allows 200 new commands a day',
  ],
  [
    'entry-point',
    'The Entry Point command of an Activity is global, and no list of commands may lack it (50240).',
    'the application needs an Activity',
  ],
  [
    'addresses',
    'Addresses of pictures do not expire here; Discord’s do after a day.',
    'the run takes minutes',
  ],
  [
    'no-heartbeat',
    'A connection without heartbeats is closed after two intervals (4009).',
    'the run would wait for minutes',
  ],
  [
    'gone-person',
    'A person who has left the server gets no mention.',
    'the person would have to leave the server',
  ],
];

export const unasked: readonly Assumption[] = UNASKED.map(([id, assumption, why]) => ({
  id: `unasked-${id}`,
  assumption,
  trial: 'no run asks this',
  try: async () => {
    throw new CannotAsk(why);
  },
}));
