import { describe, expect, test } from 'vitest';
import { portoPresenter } from '../../src/games/porto/presenter/index.ts';
import type { State, View } from '../../src/games/porto/rules/types.ts';
import type { Match } from '../../src/table/match/types.ts';
import { truth } from '../support/truth.ts';
import { openTurn, publicText, type Scene, scene } from './kit.ts';

const CONTRACT = /\b(houses|twins|ends|pair|trio|palette|side)-[a-z\d-]+/g;

const stateOf = async (stage: Scene, match: Match | undefined): Promise<State> => {
  if (!match) throw new Error('no game');
  return truth<State>(stage, match);
};

describe('what everybody can read', () => {
  test('holds no private contract and no deck, whichever way people choose', async () => {
    const stage = await scene();
    const { ann, bob, channel, table, quiet, discord } = stage;
    await ann.command(channel, 'porto new', { seats: 2 });
    await bob.command(channel, 'porto join');
    await ann.command(channel, 'porto start');
    await quiet();
    const { players, deck } = await stateOf(stage, await table.live(channel.id));
    const board = channel.messages.at(-1);
    if (!board) throw new Error('no board');
    const panel = await openTurn(ann, board);
    await ann.press(panel, '3 + 4 + 5');
    await ann.press(panel, 'Keep');
    const [choice] = await bob.autocomplete(channel, 'porto keep', {}, 'contracts', '');
    await bob.command(channel, 'porto keep', { contracts: String(choice?.value) });
    for (const person of [ann, bob]) {
      await person.command(channel, 'porto hand');
      await person.command(channel, 'porto board');
    }
    await quiet();

    const text = publicText(discord);
    expect(text.match(CONTRACT)).toBeNull();
    expect(text).not.toContain(JSON.stringify(deck).slice(1, -1));
    expect(discord.payloads.every(({ command }) => command === undefined)).toBe(true);
    const dealt = players.flatMap(player => player.dealt);
    for (const contract of dealt) {
      expect(text).not.toContain(portoPresenter('en').value('contracts', contract, {} as View));
    }
    const told = JSON.stringify(discord.privatePayloads);
    expect(dealt.some(contract => told.includes(contract))).toBe(true);
  });

  test('and each sees only their own in private', async () => {
    const stage = await scene();
    const { ann, bob, channel, table, quiet, discord } = stage;
    await ann.command(channel, 'porto new', { seats: 2 });
    await bob.command(channel, 'porto join');
    await ann.command(channel, 'porto start');
    await quiet();
    const match = await table.live(channel.id);
    const { players } = await stateOf(stage, match);
    for (const person of [ann, bob]) {
      await person.autocomplete(channel, 'porto keep', {}, 'contracts', '');
      const [offer] = await person.autocomplete(channel, 'porto keep', {}, 'contracts', '');
      await person.command(channel, 'porto keep', { contracts: String(offer?.value) });
      await person.command(channel, 'porto hand');
    }
    for (const person of [ann, bob]) {
      const seat = match ? (table.seatOf(match, person.id) ?? 0) : 0;
      const others = players.filter((_, other) => other !== seat).flatMap(player => player.dealt);
      const seen = JSON.stringify(discord.privatePayloads.filter(({ userId }) => userId === person.id));
      for (const contract of others) expect(seen).not.toContain(contract);
    }
  });
});
