import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { findPage, find as findPeople } from '../../src/discord/panels/games-command/find.ts';
import { anyGame, choice, verb } from '../definitions/games-words.ts';
import { oneOf } from '../definitions/verb.ts';

/** Paces of games between people who do not know each other. Without a time limit such a game might never end. */
const FOUND_PACES = ['live', 'day', 'three-days', 'two-weeks'] as const;

export const find: Subcommand = {
  definition: verb('find', ({ find, game }) => ({ ...find, game }), {
    game: anyGame,
    pace: oneOf(
      FOUND_PACES.map(pace =>
        choice(pace, words => (pace === 'live' ? words.find.live : words.server.paces[pace])),
      ),
    ),
  }),
  former: ['seats', 'rated', 'language', 'here'],
  run(visit, typed, context) {
    const game = text(typed, 'game');
    if (game === undefined) return findPage(context, visit);
    return findPeople(context, visit, {
      game,
      pace: FOUND_PACES.find(pace => pace === typed.pace),
    });
  },
};
