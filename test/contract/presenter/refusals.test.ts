import { expect, test } from 'vitest';
import { fits } from '../../support/labels.ts';
import { wholeGames } from '../whole-games.ts';
import { refusalsIn } from './moments.ts';
import { PRESENTED, SPOKEN } from './spoken.ts';

const LONGEST = 600;

const known = new Map<string, ReturnType<typeof gathered>>();

function gathered(id: string) {
  const shown = PRESENTED.find(each => each.id === id);
  if (!shown) throw new Error(`nothing of ${id}`);
  const games = wholeGames(shown.game, shown.tables);
  const decisions = games.flatMap(({ decisions: all }) =>
    all.filter((_, at) => at % Math.ceil(all.length / 3) === 0),
  );
  return { found: new Map(games.flatMap(each => [...refusalsIn(shown.game, each)])), decisions };
}

/** Returns what random games of a game refuse. The first caller plays them. */
function materialOf(id: string) {
  const material = known.get(id) ?? gathered(id);
  known.set(id, material);
  return material;
}

test.each(PRESENTED)(
  'mistyped texts in games of $id bring up a third of its refusals, and no other',
  ({ id, refusals }) => {
    const codes = [...materialOf(id).found.keys()];
    expect(codes.filter(code => !refusals.includes(code))).toEqual([]);
    expect(codes.length).toBeGreaterThan(refusals.length / 3);
  },
);

test.each(SPOKEN)(
  'every refusal of $id in $language is whole sentences, with and without details, wherever it comes up',
  ({ id, game, refusals, voice }) => {
    const { found, decisions } = materialOf(id);
    for (const code of refusals)
      for (const { before, seat } of decisions)
        for (const viewer of [seat, 'table'] as const)
          for (const details of [{}, found.get(code)?.refusal.with ?? {}]) {
            const said = voice.refusal({ code, with: details }, game.view(before, viewer));
            fits(said, LONGEST);
            if (!/[.!。]$/.test(said)) throw new Error(`${code}: ${said}`);
          }
  },
);

test.each(SPOKEN)('a code of others gets the same sentence of $id in $language', ({ id, game, voice }) => {
  for (const { before, seat } of materialOf(id).decisions) {
    const view = game.view(before, seat);
    const said = ['table/stale', 'toString', ''].map(code => voice.refusal({ code, with: {} }, view));
    expect(new Set(said).size).toBe(1);
    expect(said[0]).toMatch(/[.!。]$/);
  }
});

test.each(SPOKEN)('typed text comes back harmless in refusals of $id in $language', ({ id, game, voice }) => {
  const harm = '**@everyone**<@1>'.repeat(50);
  for (const { before, seat, legal } of materialOf(id).decisions)
    for (const action of legal.slice(0, 5)) {
      const words = game.write(action).split(' ');
      for (const at of words.keys()) {
        const read = game.read(words.with(at, harm).join(' '));
        if (read.ok) continue;
        const said = voice.refusal(read.refusal, game.view(before, seat)).replaceAll(/`[^`]*`/g, '');
        expect(said.length).toBeLessThan(LONGEST);
        expect(said).not.toMatch(/@(?!\u2060)|(?<!\\)\*\*@/);
      }
    }
});
