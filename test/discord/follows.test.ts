import { expect, test } from 'vitest';
import { GAMES_WORDS, spokenIn } from '../../src/discord/words/index.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { setServer } from '../support/menus.ts';
import { scene, shown } from './kit.ts';

/** Words with which a sentence claims that a message stands in a channel already. */
const CLAIMS =
  /\bposted\b|is in this channel|steht jetzt|C’est maintenant|Ya está|Agora está|publicad|publié|올렸습니다|보입니다|出しました|投稿しました/i;

test.each(LANGUAGES)('in %s: what comes in a channel is said to come, and not to be there', language => {
  const { words } = spokenIn(language, ['porto'], ['porto']);
  for (const text of [
    words.deals.posted,
    words.showing.posted,
    words.duplicates.opened,
    words.leagues.opened('Autumn'),
    GAMES_WORDS[language].server.saved,
  ])
    expect(text).not.toMatch(CLAIMS);
});

test('a person reads that a message which was to follow could not be posted', async () => {
  const stage = await scene({ paints: false });
  const { ann, channel, discord } = stage;
  ann.manageGuild = true;
  discord.fail({ method: 'POST', path: /^\/webhooks\/\d+\/[^/]+$/, status: 403 });
  const answer = await setServer(ann, channel, { language: 'ko' });
  expect(answer.content).toMatch(/^Saved\. The change is announced in this channel\.\n/);
  await stage.quiet();
  expect(shown(answer).content).toMatch(/\nI could not post the message in this channel\.$/);
  expect(shown(answer).buttons).not.toEqual([]);
  expect(channel.messages).toEqual([]);
});
