import { expect, test } from 'vitest';
import { games } from '../../../src/games/registry.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import { LOCALES } from '../../support/locales.ts';
import { quickPlayers } from '../../support/slow-thinker.ts';
import { sharedScene, shown } from '../kit.ts';

const alike = sharedScene({ paints: false, players: quickPlayers });
const WAYS = 6;

test.each(LANGUAGES)(
  '/games help has six ways to begin, each with all games, for the asker alone: %s',
  async language => {
    const { ann, channel } = await alike();
    ann.locale = LOCALES[language];
    const door = shown(await ann.command(channel, 'games help'));
    expect(door.ephemeral).toBe(true);
    for (const game of Object.keys(games)) expect(door.content).toContain(`/${game} new`);
    expect(door.buttons).toHaveLength(WAYS);
    for (const { label } of door.buttons) {
      expect(label.length, label).toBeLessThanOrEqual(40);
      const opened = shown(await ann.command(channel, 'games help'));
      const page = shown(await ann.press(opened, label));
      expect(page.content, label).not.toBe(door.content);
    }
    expect(channel.messages).toEqual([]);
  },
);
