import type { Channel, Person, StoredMessage } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { playerOf } from '../../src/core/contract/player.ts';
import { LightDice } from '../../src/core/search/light-dice.ts';
import { players } from '../../src/games/bots.ts';
import { games } from '../../src/games/registry.ts';
import { signed } from '../../src/presentation/language/grammar.ts';
import type { Match } from '../../src/table/match/types.ts';
import { quickPlayers } from '../support/slow-thinker.ts';
import { walk } from '../support/walk.ts';
import { labels, newChallenge, publicText, type Scene, said, scene, shown } from './kit.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const duels = Object.keys(games).filter(game => games[game]?.deals?.duel);

async function openMatch({ store, table }: Scene, person: Person): Promise<Match | undefined> {
  const last = (await store.deals.ofUser(person.id)).attempts.at(-1);
  const match = last && (await table.get(last.matchId));
  return match?.status === 'running' ? match : undefined;
}

/**
 * Plays the open duel through presses, as the easy bot would. Returns the number of presses.
 * @param onAnswer receives the text of each answer
 * @param most number of actions to play; absent: to the end
 */
async function playedOut(
  stage: Scene,
  person: Person,
  panel: StoredMessage,
  onAnswer: (content: string) => void = () => undefined,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  let presses = 0;
  for (let count = 0; count < most; count++) {
    const match = await openMatch(stage, person);
    if (!match) break;
    const game = games[match.game];
    const easy = playerOf(match.game, players, 'easy');
    const seat = stage.table.seatOf(match, person.id);
    if (!game || !easy || seat === undefined) throw new Error('nobody plays');
    expect(match.position.toAct).toContain(seat);
    const action = easy.choose(game, match.position.view(seat), seat, new LightDice(match.rev));
    const legal = match.position.legal(seat);
    const { commit, steps } = await walk({ game, legal, person, panel }, action);
    await person.press(panel, commit);
    onAnswer(panel.content);
    presses += steps.length + 1;
  }
  return presses;
}

/** Most presses of a whole duel, from the first panel to the result. The easy bot turns over many cards of Green Port. */
const MOST: Readonly<Record<string, number>> = { porto: 75, 'green-port': 200, vintage: 110 };

describe.each(duels)('a duel of %s', game => {
  const also = [...(games[game]?.deals?.solo ? ['Solo'] : []), 'Check the shuffle'];
  const kind = games[game]?.deals?.solo ? { kind: 'duel' } : {};
  const page = async (person: Person, channel: Channel): Promise<StoredMessage> =>
    shown(await person.command(channel, `${game} daily`, kind));

  test('is played to its end in private answers, with the answers of the bot in each', async () => {
    const stage = await scene({ paints: ['dealCard'], now: () => NOON, players: quickPlayers });
    const { ann, bob, channel } = stage;
    const own = await page(ann, channel);
    expect(own.content).toMatch(/· Daily duel No\. 1\*\* · 22 November 2026\nYou play against the hard bot/);
    expect(own.content).not.toMatch(/[0-9a-f]{32}/);
    expect(labels(own)).toEqual(['Play', 'Archive', ...also]);
    await ann.press(own, 'Play');
    expect(labels(own)).not.toContain('Hint');
    const lines: string[] = [];
    const presses = await playedOut(stage, ann, own, content => lines.push(content));
    expect(presses).toBeLessThanOrEqual(MOST[game] ?? 0);
    expect(lines.filter(content => content.includes('🤖')).length).toBeGreaterThan(3);
    expect(lines.filter(content => content.includes('Best first, as a medium bot judges'))).toEqual([]);
    await stage.quiet();

    const [, lead = '', mine = 0, theirs = 0] =
      /\*\*([+−±]\d+)\*\* against the hard bot \((\d+) : (\d+)\)/.exec(own.content) ?? [];
    expect(lead).toBe(signed(Number(mine) - Number(theirs)));
    expect(own.content).toContain(`\`1\` **Ann**: ${lead}`);
    const done = 'Show here|As text|Round by round|Best line found|Practise|Archive'.split('|');
    expect(labels(own)).toEqual([...done, ...also]);
    expect(channel.messages).toHaveLength(0);
    const other = await page(bob, channel);
    expect(other.content).not.toContain('Ann');
    expect(other.content).not.toContain(lead);

    await ann.press(own, 'As text');
    expect(own.content).toMatch(/Daily duel No\. 1 · [+−±]\d+ \(hard bot [+−±]\d+\)\n[⬜🟩🟦🟧🟥]+\n/u);
    await ann.press(own, 'Back');
    await ann.press(own, 'Round by round');
    expect(own.content).toContain('Your lead over the bot after each round');
    await ann.press(own, 'Back');
    await ann.press(own, 'Best line found');
    expect(own.content).toMatch(/\*\*Moves that lead to [+−±]\d+\*\*/);
    await ann.press(own, 'Back');
    await ann.press(own, 'Show here');
    await stage.quiet();
    expect(channel.messages).toHaveLength(1);
    expect(channel.messages[0]?.content).toContain(`\`/${game} daily\` deals anybody the same.`);
    const { description = '' } = channel.messages[0]?.attachments[0] ?? {};
    expect(description).toMatch(/Ann \d+, Hard bot \d+/);
    expect(description).not.toMatch(/\byou\b/i);

    // Practice allows hints and undo, and goes on after an undo without a press for the bot.
    await ann.press(own, 'Back');
    await ann.press(own, 'Practise');
    await playedOut(stage, ann, own, () => undefined, 2);
    await ann.press(own, 'Undo');
    expect(own.content).toContain('~~');
    const match = await openMatch(stage, ann);
    expect(match?.position.toAct).toContain(match && stage.table.seatOf(match, ann.id));
    expect(publicText(stage.discord)).not.toContain('undefined');
    expect(stage.trouble).toEqual([]);
  });

  test('is handed on by its code, and can be picked up after the answer is lost', async () => {
    const stage = await scene({ paints: false, now: () => NOON, players: quickPlayers });
    const { ann, bob, channel } = stage;
    const made = await newChallenge(ann, channel, game, kind);
    const [, code = ''] = new RegExp(`\`/${game} daily code:([0-9a-z]{8})\``).exec(made.content) ?? [];
    expect(made.content).toContain(`· Duel ${code}**`);
    await ann.press(made, 'Play');
    await playedOut(stage, ann, made, () => undefined, 3);
    const again = shown(await ann.command(channel, `${game} daily`, { code }));
    expect(labels(again)).toEqual(['Play on', 'Challenges', ...also]);
    expect(await said(ann, channel, 'games list')).toMatch(new RegExp(`Duel ${code} with 🤖`));
    await ann.press(again, 'Play on');
    await playedOut(stage, ann, again);
    const theirs = shown(await bob.command(channel, `${game} daily`, { code }));
    expect(theirs.content).toContain(`· Duel ${code}**`);
    expect(theirs.content).not.toContain('Ann');
    await ann.press(again, 'Challenges');
    expect(again.content).toContain(`**Duel ${code}**`);
    expect(stage.trouble).toEqual([]);
  });
});
