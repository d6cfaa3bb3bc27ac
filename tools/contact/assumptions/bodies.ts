import type { Assumption } from '../stage/assumption.ts';
import type { Kind } from '../stage/body.ts';
import { NotTried } from '../stage/outcome.ts';

/** Makes an assumption that the largest messages of a kind are accepted. */
const accepted = (kind: Kind, what: string): Assumption => ({
  id: `body-${kind}`,
  assumption: `Discord accepts the bot’s largest ${what} of every game, with pictures and alt texts.`,
  trial: 'posts the messages that the bot has made on a stand-in',
  async try(stage) {
    const bodies = (await stage.bodies()).filter(body => body.kind === kind);
    if (bodies.length === 0) throw new NotTried('there are no such messages');
    const refused: string[] = [];
    for (const { game, language, body, files } of bodies) {
      const { ok, line } = await stage.tryPost(body, files);
      if (!ok) refused.push(`${game}, ${language}: ${line}`);
    }
    return { refused: [refused, []] };
  },
});

export const bodies: readonly Assumption[] = [
  accepted('lobby', 'lobbies'),
  accepted('board', 'boards'),
  accepted('end', 'results'),
  accepted('league', 'leagues'),
];
