import { expect, test } from 'vitest';
import { chance, pick } from '../contract/tools.ts';
import { publicText } from '../discord/kit.ts';
import { boardsIn } from '../support/boards.ts';
import { some } from '../support/form.ts';
import { handWords, now, press, quay, stateOf } from './kit.ts';
import { TOY_WORDS } from './presenter.ts';
import { toy } from './rules/index.ts';

test.each(some([3, 4, 2], 1))(
  'a whole game of %i by buttons alone, and nobody sees what is another’s',
  async seats => {
    // The table has forty tiles of each height, so that no bid uses up a tile that another seat needs.
    const at = await quay(seats, { tiles: 40 });
    const { stage, people } = at;
    const below = chance(seats);
    const kinds = new Set<string>();
    let decisions = 0;
    for (; decisions < 400; decisions++) {
      const match = await now(at);
      if (match.status !== 'running') break;
      const state = await stateOf(at);
      const sealed = await stage.table.sealed(match.id);
      const seat = toy.toAct(state).find(each => !sealed.includes(each)) ?? -1;
      const legal = toy.legal(state, seat);
      const fresh = legal.filter(({ type }) => !kinds.has(type));
      const action = pick(fresh.length > 0 ? fresh : legal, below);
      kinds.add(action.type);
      await press(at, seat, toy.write(action));
    }
    const match = await now(at);
    expect(match).toMatchObject({ status: 'over', endedBy: 'rules' });
    expect([...kinds].sort()).toEqual(['bid', 'load', 'play', 'reveal', 'roll', 'take']);
    const end = stage.channel.messages.map(({ content }) => content).join('\n');
    expect(end).toContain('cargo');
    for (const [place, person] of people.entries()) expect(end, `seat ${place}`).toContain(person.name);
    expect(boardsIn(stage.channel).at(-1)?.attachments[0]?.description).toContain(`Tide `);
    const publicly = publicText(stage.discord);
    const [mine] = TOY_WORDS.en.hand.letters('|').split('|');
    expect(publicly).not.toContain(mine);
    expect(publicly).not.toMatch(/draws the letter|first card of the deck: /);
    for (const person of people) {
      const page = await person.command(stage.channel, 'toy board');
      expect(page.text).not.toContain(mine);
      const told = person.ephemerals.map(({ content }) => content).join('\n');
      for (const { name } of people.filter(other => other !== person))
        expect(told).not.toMatch(
          new RegExp(`${name}\\*\\* (draws the letter|looks at the first card of the deck:)`),
        );
    }
    expect(stage.trouble).toEqual([]);
  },
);

test('the hand is shown to its own person, with what that seat has looked at', async () => {
  const at = await quay(2);
  const { stage, people } = at;
  const state = await stateOf(at);
  for (const [seat, person] of people.entries()) {
    const hand = await person.command(stage.channel, 'toy hand');
    expect(hand.ephemeral).toBe(true);
    expect(hand.content).toContain(handWords(state, seat));
    expect(hand.message?.attachments[0]?.description).toContain(handWords(state, seat));
  }
});
