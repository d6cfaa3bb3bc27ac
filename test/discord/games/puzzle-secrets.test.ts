import { createHash } from 'node:crypto';
import type { LocalDiscord, StoredMessage } from 'local-discord';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Puzzle } from '../../../src/core/contract/puzzle.ts';
import { puzzlesOf } from '../../../src/games/puzzles.ts';
import { games } from '../../../src/games/registry.ts';
import { patientDiscord, startBot } from '../../support/bot.ts';
import { some } from '../../support/test-form.ts';

const AT = Date.now();

const cases = Object.keys(games).flatMap(game =>
  some(puzzlesOf(game), 1).map((puzzle): readonly [string, string, Puzzle] => [game, puzzle.id, puzzle]),
);

/** Returns the puzzle with the roles of two choices exchanged: another action is the best, for the same reasons. */
function exchanged(puzzle: Puzzle, other: number): Puzzle {
  const [best, wrong] = [puzzle.choices[0]?.action ?? '', puzzle.choices[other]?.action ?? ''];
  const roles = new Map([
    [best, wrong],
    [wrong, best],
  ]);
  const choices = puzzle.choices.map(choice => ({
    ...choice,
    action: roles.get(choice.action) ?? choice.action,
  }));
  return { ...puzzle, choices };
}

/** Returns all that Discord has of a private message, and the bytes of its pictures as hashes. */
const bytesOf = ({ content, buttons, attachments }: StoredMessage) =>
  JSON.stringify({
    content,
    buttons,
    attachments: attachments.map(({ filename, description, data }) => ({
      filename,
      description,
      data: createHash('sha256').update(data).digest('hex'),
    })),
  });

describe('before the answer', () => {
  let discord: LocalDiscord;
  beforeAll(async () => {
    discord = await patientDiscord();
  });
  afterAll(() => discord.close());

  test.each(cases)(
    '%s %s: no byte that is sent depends on which action is the best',
    async (game, id, puzzle) => {
      const channel = discord.addGuild({ name: id }).addChannel({ name: 'puzzles' });
      const ann = discord.addUser({ name: 'Ann' });
      const seen = async (asked: Puzzle): Promise<{ readonly before: string; readonly after: string }> => {
        const puzzles = (of: string) => (of === game ? [asked] : []);
        const running = await startBot({ discord, puzzles, now: () => AT });
        try {
          const sent = discord.requests.length;
          const { message } = await ann.command(channel, 'games puzzle');
          if (!message) throw new Error('no answer');
          const looks = message.buttons.filter(({ customId = '' }) => customId.includes(':look:'));
          const asked = bytesOf(message);
          for (const { customId = '' } of looks) await ann.press(message, customId);
          const requests = discord.requests
            .slice(sent)
            .map(({ method, body, files }) => JSON.stringify({ method, body, files }));
          const before = JSON.stringify([asked, bytesOf(message), requests.toSorted()]);
          await ann.press(message, message.buttons[0]?.customId ?? '');
          return { before, after: bytesOf(message) };
        } finally {
          await running.stop();
        }
      };
      const first = await seen(puzzle);
      for (const other of puzzle.choices.keys()) {
        if (other === 0) continue;
        const another = await seen(exchanged(puzzle, other));
        expect(another.before).toBe(first.before);
        // The answer itself differs, so the comparison can fail.
        expect(another.after).not.toBe(first.after);
      }
    },
  );
});
