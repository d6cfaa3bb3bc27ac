import { expect, test } from 'vitest';
import type { Player } from '../../src/core/contract/player.ts';
import { personAt, press, quay, seedWhere } from '../toy/kit.ts';
import { toyPlayers } from '../toy/player.ts';
import { STORM } from '../toy/rules/types.ts';

/** Toy game with bots, so that the game offers hints. */
const ADVISED = { players: { toy: toyPlayers as unknown as { steady: Player } } };

test('a hint names the terms that make the greatest difference, of half a point or more, in the game’s words and in the reader’s language', async () => {
  const calm = seedWhere(2, ({ deck }) => !deck.slice(0, 3).includes(STORM));
  const at = await quay(2, { rated: false }, { ...ADVISED, newSeed: () => calm });
  const ann = personAt(at, 0);
  await press(at, 0, 'bid 3');
  await press(at, 1, 'bid 1');
  await press(at, 0, 'reveal');
  await press(at, 0, 'reveal');
  const ask = () => ann.command(at.stage.channel, 'toy hint');
  const text = (await ask()).content;
  const lines = text.split('\n').filter(line => /^ {3}(?:Better|Weaker)/.test(line));
  // The hint compares the best action with the second, and the third with the best. Reasons below half a point are left out.
  expect(lines).toEqual([
    '   Better than *Take all open cards: 2 + 1*: points at once: +1.',
    '   Weaker than *Play the letter 2 (points: 4)*: points at once: −2.',
  ]);
  // The toy game has no Portuguese words, so its reasons are in English.
  ann.locale = 'pt-BR';
  expect((await ask()).content).toMatch(/Melhor que .*: points at once: \+1/);
});

test('a term that the game has no words for is not said', async () => {
  const at = await quay(2, { rated: false }, ADVISED);
  const { content } = await personAt(at, 0).command(at.stage.channel, 'toy hint');
  expect(content).toContain('1. **Bid 3**');
  expect(content.match(/: no single reason stands out/g)).toHaveLength(2);
});
