import type { Answer, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import type { Player } from '../../src/core/contract/player.ts';
import { advised } from '../support/advisers.ts';
import { now, personAt, press, type Quay, quay, seedWhere } from '../toy/kit.ts';
import { cautious, toyPlayers } from '../toy/player.ts';
import { STORM } from '../toy/rules/types.ts';
import { commitOf, labels, last, openTurn, readyToBuild, scene } from './kit.ts';

const idOf = ({ buttons }: StoredMessage, wanted: string): string =>
  buttons.find(({ label }) => label === wanted)?.customId ?? '';

/** Porto with bots that prefer the most immediate points, so that the pictures do not depend on the trained weights. */
const GREEDY = { players: { porto: advised() } };
/** Toy game with bots, so that the game offers hints. */
const ADVISED = { players: { toy: toyPlayers as unknown as { steady: Player } } };
const hinted = (options: Parameters<typeof quay>[1] = {}): Promise<Quay> =>
  quay(2, { rated: false, ...options }, ADVISED);

const ask = (at: Quay, seat: number): Promise<Answer> =>
  personAt(at, seat).command(at.stage.channel, 'toy hint');
const used = async (at: Quay): Promise<ReadonlyMap<number, number>> =>
  at.stage.table.hints.used((await now(at)).id);

const values = (content: string): readonly number[] =>
  [...content.matchAll(/^\d\. .* · \S+ \*\*([+−]?[\d.,]+)\*\*/gmu)].map(([, value = '']) =>
    Number(value.replace('−', '-').replace('+', '').replace(',', '.')),
  );

describe('in Porto', () => {
  test('a button of the panel shows three builds, what they are worth, the best as ghosts, and one more press does it', async () => {
    const stage = await scene(GREEDY);
    const [first] = await readyToBuild(stage);
    const { channel, table } = stage;
    const panel = await openTurn(first, last(channel));
    const before = (await table.live(channel.id))?.rev;
    expect(labels(panel).at(-1)).toBe('Hint');
    await first.press(panel, 'Hint');
    expect(values(panel.content)).toEqual([]);
    expect(labels(panel).slice(3)).toEqual(['Why exactly?', 'Back']);
    await first.press(panel, 'Why exactly?');
    const ways = labels(panel);
    expect(ways).toHaveLength(4);
    expect(ways.map(label => label.slice(0, 3))).toEqual(['1: ', '2: ', '3: ', 'Bac']);
    expect(new Set(ways).size).toBe(4);
    const worth = values(panel.content);
    expect(worth).toHaveLength(3);
    expect(worth).toEqual(worth.toSorted((one, other) => other - one));
    expect(panel.content).toContain('1 hint used in this game so far.');
    const [picture] = panel.attachments;
    expect(picture?.filename).toMatch(/-preview\.png$/);
    const [, actionText = ''] = /^1\. \*\*(.+?)\*\* · /m.exec(panel.content) ?? [];
    const ghosts = picture?.data ?? Buffer.alloc(0);
    await first.press(panel, ways[0] ?? '');
    expect(commitOf(panel)?.label.startsWith(actionText)).toBe(true);
    expect(panel.attachments[0]?.data.equals(ghosts)).toBe(true);
    expect((await table.live(channel.id))?.rev).toBe(before);
    await first.press(panel, commitOf(panel)?.label ?? '');
    expect((await table.live(channel.id))?.rev).toBe((before ?? 0) + 1);
  });
});

describe('reasons', () => {
  test('the terms that make the greatest difference, of half a point or more, in the game’s words and in the reader’s language', async () => {
    const calm = seedWhere(2, ({ deck }) => !deck.slice(0, 3).includes(STORM));
    const at = await quay(2, { rated: false }, { ...ADVISED, newSeed: () => calm });
    const ann = personAt(at, 0);
    await press(at, 0, 'bid 3');
    await press(at, 1, 'bid 1');
    await press(at, 0, 'reveal');
    await press(at, 0, 'reveal');
    const text = (await ask(at, 0)).content;
    const lines = text.split('\n').filter(line => /^ {3}(?:Better|Weaker)/.test(line));
    // The hint compares the best action with the second, and the third with the best. Reasons below half a point are left out.
    expect(lines).toEqual([
      '   Better than *Take all open cards: 2 + 1*: points at once: +1.',
      '   Weaker than *Play the letter 2 (points: 4)*: points at once: −2.',
    ]);
    // The toy game has no Portuguese words, so its reasons are in English.
    ann.locale = 'pt-BR';
    expect((await ask(at, 0)).content).toMatch(/Melhor que .*: points at once: \+1/);
  });

  test('a term that the game has no words for is not said', async () => {
    const at = await hinted();
    const { content } = await ask(at, 0);
    expect(content).toContain('1. **Bid 3**');
    expect(content.match(/: no single reason stands out/g)).toHaveLength(2);
  });
});

describe('sealed choices', () => {
  test('each seat may ask while the others choose, also about a choice that is sealed already, and nobody hears of it', async () => {
    const at = await hinted();
    const { stage } = at;
    const before = stage.channel.messages.map(({ content }) => content);
    const own = await ask(at, 1);
    expect(own.ephemeral).toBe(true);
    expect(own.content).toContain('1. **Bid 3**');
    await press(at, 0, 'bid 2');
    const again = await ask(at, 0);
    expect(again.content).toContain('1. **Bid 3**');
    expect(await used(at)).toEqual(
      new Map([
        [0, 1],
        [1, 1],
      ]),
    );
    expect(stage.channel.messages.map(({ content }) => content).slice(0, before.length - 1)).toEqual(
      before.slice(0, -1),
    );
    expect(JSON.stringify(stage.channel.messages.map(({ content }) => content))).not.toMatch(/hint/i);
  });
});

describe('who asks where there is nothing to ask', () => {
  const REFUSED: readonly (readonly [string, (at: Quay) => Promise<Answer>, RegExp])[] = [
    ['a spectator', at => at.stage.cid.command(at.stage.channel, 'toy hint'), /don't sit at this table/],
    [
      'out of turn',
      async at => {
        await press(at, 0, 'bid 3');
        await press(at, 1, 'bid 1');
        return ask(at, 1);
      },
      /It is not your turn\. The game waits for Ann/,
    ],
    [
      'after the end',
      async at => {
        await at.stage.table.resign((await now(at)).id, personAt(at, 1).id);
        await at.stage.quiet();
        return ask(at, 0);
      },
      /game is over\. .*shows how it ended/,
    ],
    [
      'in a pause',
      async at => {
        const { id } = await now(at);
        await at.stage.store.matches.setPaused(id, 1);
        return ask(at, 0);
      },
      /game is paused/,
    ],
  ];

  test.each(REFUSED)('%s', async (_, asking, sentence) => {
    const at = await hinted();
    const answer = await asking(at);
    expect(answer.ephemeral).toBe(true);
    expect(answer.content).toMatch(sentence);
    expect((await used(at)).size).toBe(0);
  });

  test('a game that nobody of the bot can play has no button, and says so', async () => {
    const at = await quay(
      2,
      { rated: false },
      { players: { toy: { steady: cautious as unknown as Player } } },
    );
    const panel = await openTurn(personAt(at, 0), last(at.stage.channel));
    expect(labels(panel)).not.toContain('Hint');
    expect((await ask(at, 0)).content).toMatch(/I give no hints in this game/);
  });

  test('a button of a panel that the game has overtaken gives the usual reason, and counts nothing', async () => {
    const at = await hinted();
    const panel = await openTurn(personAt(at, 0), last(at.stage.channel));
    const old = idOf(panel, 'Hint');
    await press(at, 0, 'bid 3');
    await press(at, 1, 'bid 1');
    const answer = await personAt(at, 0).pressRaw(at.stage.channel, panel, old);
    expect(answer.content).toMatch(/The game has moved on/);
    expect((await used(at)).size).toBe(0);
  });
});

describe('a table without hints', () => {
  const without = (): Promise<Quay> => hinted({ hints: 'off' });

  test('says so in the lobby, has no button, refuses in a sentence, and so does its rematch', async () => {
    const at = await without();
    const { stage } = at;
    expect(stage.channel.messages[0]?.content).toContain('no hints');
    const panel = await openTurn(personAt(at, 0), last(stage.channel));
    expect(labels(panel)).not.toContain('Hint');
    expect((await ask(at, 0)).content).toMatch(/^This table is played without hints\./);
    const match = await now(at);
    expect(match.hints).toBe(false);
    await stage.table.resign(match.id, personAt(at, 1).id);
    const again = await stage.table.rematch(match.id, { personId: personAt(at, 0).id });
    expect(again.ok && again.value.hints).toBe(false);
  });
});
