import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { inBrowser, launch, stage, Tab } from './kit.ts';

/** Page of an Activity, which shows the instance and the person, as its server knows them. */
const PAGE = `<!doctype html><title>Activity</title><h1></h1><script type="module">
  const answer = await fetch('/me');
  const { user_id } = await answer.json();
  document.querySelector('h1').textContent =
    user_id + ' in ' + new URLSearchParams(location.search).get('instance_id');
</script>`;

async function house(): Promise<string> {
  const server = createServer(({ url, headers }, response) => {
    if (url !== '/me') return response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    const payload = Buffer.from(String(headers['x-discord-proxy-payload']), 'base64');
    return response.writeHead(200, { 'content-type': 'application/json' }).end(payload);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

inBrowser('an Activity on the page', () => {
  test('opens beside the channel, for each person as this person, and goes when the last one leaves', async () => {
    const discord = await stage({ activity: await house() });
    onTestFinished(() => discord.close());
    const browser = await launch();
    onTestFinished(() => browser.close());
    const at = discord.guilds[0]?.channels[0]?.id ?? '';
    const tabs = [
      await Tab.open(browser, discord, { at }),
      await Tab.open(browser, discord, { at, as: 'Dani' }),
    ] as const;
    for (const { page } of tabs) await page.getByRole('button', { name: 'Launch' }).click();
    const [instance] = discord.activities;
    await expect.poll(() => instance?.people.length).toBe(2);
    for (const [index, { page }] of tabs.entries()) {
      const heading = page.frameLocator('iframe').getByRole('heading');
      await heading.getByText(`${instance?.people[index]?.id} in ${instance?.id}`).waitFor();
    }
    await tabs[0].page.getByRole('log').getByText('Ann opened Local Bot.').waitFor();
    await tabs[0].shot('activity');
    for (const { page } of tabs) {
      await page.getByRole('button', { name: 'Leave the activity' }).click();
      await page.locator('iframe').waitFor({ state: 'detached' });
    }
    expect(discord.activities).toEqual([]);
    const framed = /asked of http:\/\/\d+-[0-9a-f]+\.localhost:/;
    for (const { complaints } of tabs) expect(complaints.filter(line => !framed.test(line))).toEqual([]);
  });
});
