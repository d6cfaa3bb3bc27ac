import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/core/contract/game.ts';
import { advisedBy, explained } from '../../src/discord/panels/hint/hint.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { decisions } from '../support/decisions.ts';
import { hintFor } from '../support/named-by-hint.ts';
import { times } from '../support/test-form.ts';

const DECISIONS = times(6, 500);
const advising = gamesFrom('with-bots').map(id => gameOf({ games }, id));

const figure = (text: string): number => Number(text.replace('−', '-').replace('+', ''));
const tenths = (points: number): number => Math.round(points * 10);

const read = (lines: readonly string[]) =>
  lines
    .join('\n')
    .split(/^(?=\d\. )/m)
    .map(text => ({
      text,
      actionText: /\*\*(.+?)\*\*/.exec(text)?.[1] ?? '',
      value: figure(/expected \*\*([+−\d.]+)\*\*/.exec(text)?.[1] ?? 'none'),
      other: / \*(?!\*)(.+?)\*(?!\*)/.exec(text.split('\n')[1] ?? '')?.[1],
      points: [...(text.split('\n')[1] ?? '').matchAll(/: ([+−][\d.]+)(?=;|\.$| in all)/g)].map(
        ([, points = '']) => figure(points),
      ),
    }));

describe.each(advising)('$id', game => {
  const states = decisions(game);
  const hints: ReturnType<typeof hintFor>[] = [];
  /** Yields the hint of each decision. Both tests read the same hints: each costs seconds of thought. */
  async function* hinted() {
    for (let at = 0; ; at++) {
      if (at === hints.length) hints.push(hintFor(game, states.next().value));
      const hint = await hints[at];
      if (hint) yield hint;
    }
  }

  test(`in ${DECISIONS} decisions the order, the points and the reasons of a hint say the same`, async () => {
    let [looked, reasoned] = [0, 0];
    for await (const { context, lines } of hinted()) {
      const advised = advisedBy(context, lines);
      if (advised.length < 2) continue;
      const shown = read(explained(context, advised, true));
      for (const [place, { text, value, other, points }] of shown.entries()) {
        const against = shown[place === 0 ? 1 : 0];
        const ahead = tenths(value) - tenths(against?.value ?? Number.NaN);
        expect(place === 0 ? ahead : -ahead, text).toBeGreaterThanOrEqual(0);
        // The reasons of the first action are those against the second.
        if (place === 1) expect(other, text).toBeUndefined();
        if (place === 1) continue;
        expect(other, text).toBe(against?.actionText);
        expect(/about as good as \*/i.test(text), text).toBe(Math.abs(ahead) < 5);
        // The reasons' points add up to the difference between the two actions, up to less than half a point. Equal actions have
        // no reasons.
        const left = ahead - points.reduce((sum, each) => sum + tenths(each), 0);
        expect(Math.abs(left), text).toBeLessThan(ahead === 0 ? 1 : 5);
        reasoned += points.length > 1 ? 1 : 0;
        const played = [advised[place], advised[place === 0 ? 1 : 0]].every(
          each => (each?.playouts ?? 0) > 0,
        );
        if (!played) expect(text).not.toContain('played both out');
      }
      looked += 1;
      if (looked === DECISIONS) break;
    }
    expect(reasoned).toBeGreaterThan(looked / 4);
  });

  test('a hint tells what follows its actions, with the share of worlds, and no figure of points', async () => {
    let [looked, told] = [0, 0];
    for await (const { context, lines } of hinted()) {
      const text = explained(context, advisedBy(context, lines), false).join('\n');
      const sequels = text.split('\n').filter(line => line.startsWith('   - '));
      for (const line of sequels) expect(line).toMatch(/^ {3}- \S.* \(\d+% instead of \d+%\)$/);
      expect(/^ {3}After \*/m.test(text), text).toBe(sequels.length > 0);
      expect(text).not.toContain('undefined');
      told += sequels.length > 0 ? 1 : 0;
      looked += 1;
      if (looked === DECISIONS) break;
    }
    expect(told).toBeGreaterThan(0);
  });
});
