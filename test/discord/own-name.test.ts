import { expect, onTestFinished, test } from 'vitest';
import { parseId } from '../../src/discord/buttons/custom-id.ts';
import { games } from '../../src/games/registry.ts';
import { patientDiscord } from '../support/bot.ts';
import { inGame, inGames } from '../support/in-game.ts';
import { setSettings } from '../support/menus.ts';
import { part } from '../support/test-form.ts';
import { shown } from './kit.ts';
import { startPlaced } from './placed.ts';

const NICKNAME = 'Harbourmaster';
const OWN_NAME = 'Quirrel';

test.each(part(Object.keys(games), 1))(
  'who shows their name at other places of a game of %s shows their own, and never the nickname of their server',
  async game => {
    const discord = await patientDiscord({ quietMs: 20 });
    const running = await startPlaced({ discord });
    const { table, quiet } = running;
    onTestFinished(async () => {
      await running.stop();
      await discord.close();
      expect([running.trouble, discord.complaints]).toEqual([[], []]);
    });
    const [north, south] = [discord.addGuild({ name: 'North' }), discord.addGuild({ name: 'South' })];
    const [home, den] = [north.addChannel({ name: 'home' }), south.addChannel({ name: 'den' })];
    const ann = discord.addUser({ name: OWN_NAME, nick: NICKNAME });
    const ben = discord.addUser({ name: 'Ben' });
    const away: string[] = [];
    const asked = new Map<string, string>();
    discord.watch(happening => {
      if (happening.type === 'interaction')
        asked.set(happening.interaction.id, happening.interaction.fields.channel.id);
      if (happening.type !== 'request') return;
      const { path, body, interaction = '' } = happening.request;
      const channel = discord.channel(path.split('/')[2] ?? asked.get(interaction) ?? '');
      if (channel && channel.guild !== north && channel.recipient !== ann)
        away.push(JSON.stringify(body) ?? '');
    });
    const command = async (who: typeof ann, where: typeof home, path: string, options = {}) => {
      const answer = await who.command(where, path, options);
      await quiet();
      return answer;
    };

    await setSettings(ann, home, { named: true });
    await quiet();
    await command(ann, home, `${game} new`, { seats: 2, rated: true });
    await inGame(ann, home, game, 'show yes');
    const list = shown(await inGames(ben, den, 'open all here'));
    const sit = list.buttons.find(({ customId }) => customId?.includes(':games:open:from'))?.customId ?? '';
    await ben.press(list, sit);
    await quiet();
    const id = (await table.live(den.id))?.id ?? '';
    const press = async (who: typeof ann, where: typeof home, verb: string) => {
      const has = (customId = '') => {
        const parsed = parseId(customId);
        return parsed.ok && parsed.id.verb === verb;
      };
      const message = where.messages.findLast(({ buttons }) => buttons.some(button => has(button.customId)));
      await who.press(message, message?.buttons.find(button => has(button.customId))?.customId ?? verb);
      await quiet();
    };
    const opens = async (who: typeof ann, where: typeof home, what: string) => {
      await inGame(who, where, game, what);
      await quiet();
    };
    if ((await table.get(id))?.status === 'lobby') await press(ann, home, 'start');
    expect((await table.get(id))?.status).toBe('running');
    await command(ben, den, `${game} board`);
    for (const what of ['recap', 'log', 'game record', 'nudge', 'propose pause']) await opens(ben, den, what);
    await setSettings(ann, home, { away: '3' });
    await quiet();
    await table.phrases.say(id, ann.id, 1);
    await table.resign(id, ann.id);
    await quiet();
    for (const what of ['log', 'share', 'game record']) await opens(ben, den, what);
    await press(ann, home, 'rematch');
    for (const path of ['leaderboard', 'profile', 'list']) await command(ben, den, `games ${path}`);
    await inGames(ben, den, 'year look');
    await command(ben, den, 'games leaderboard', { everywhere: true });
    expect(away.filter(text => text.includes(OWN_NAME)).length).toBeGreaterThan(3);
    expect(away.filter(text => text.includes(NICKNAME))).toEqual([]);
    expect(home.messages.some(({ content }) => content.includes(NICKNAME))).toBe(true);
  },
  120_000,
);
