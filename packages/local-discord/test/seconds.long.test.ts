import { expect, it } from 'vitest';
import { connect } from './gateway-client.ts';
import { bot, startDiscord, startHurried } from './kit.ts';

it('a client without heartbeats is cut off, one that sends them is not', async () => {
  const discord = await startDiscord({ heartbeatMs: 2_000 });
  const lively = connect(discord);
  await lively.until(10);
  const beat = setInterval(() => lively.send(1, null), 50);
  let end: number | undefined;
  void lively.closed.then(code => {
    end = code;
  });
  // The two silent clients are disconnected one after the other. The client with heartbeats stays connected longer.
  expect(await connect(discord).closed).toBe(4009);
  expect(await connect(discord).closed).toBe(4009);
  clearInterval(beat);
  expect(end).toBeUndefined();
});

it('under a clock that stands still it fails after 5 s', async () => {
  const { channel, ann } = await bot({ now: () => Date.UTC(2026, 5, 1) }, startHurried);
  await expect(ann.command(channel, 'plain')).rejects.toThrow('This interaction failed');
});
