import { describe, expect, it } from 'vitest';
import { STRENGTHS } from '../../../src/core/contract/player.ts';
import { porto } from '../../../src/games/porto/game.ts';
import { endingScene } from '../../../src/games/porto/picture/ending.ts';
import { frameScene } from '../../../src/games/porto/picture/frame.ts';
import { lobbyScene } from '../../../src/games/porto/picture/lobby.ts';
import { shareScene } from '../../../src/games/porto/picture/share.ts';
import { portoPresenter } from '../../../src/games/porto/presenter/index.ts';
import type { Options, View } from '../../../src/games/porto/rules/types.ts';
import { grammar } from '../../../src/presentation/language/grammar.ts';
import { LANGUAGES } from '../../../src/presentation/language/languages.ts';
import type { GameEnding } from '../../../src/presentation/presenter/presenter.ts';
import { faultsOf } from '../../presentation/laws.ts';
import { idsOf, itemOf, wordsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { some } from '../../support/test-form.ts';
import { randomGame, VARIETIES } from './words/games.ts';

interface Ended {
  readonly ending: GameEnding;
  readonly view: View;
  readonly middle: View;
}

const ended = (seats: number, options: Options, seed: number): Ended => {
  const positions = [...randomGame(seats, options, seed)];
  const [first, middle, last] = [positions[0], positions[Math.floor(positions.length / 2)], positions.at(-1)];
  if (!first || !middle || !last) throw new Error('no game');
  const played = positions.map(({ seat, action, events, after }) => ({
    seat,
    action,
    events: events.map(event => ({ to: 'all', event }) as const),
    state: after,
  }));
  const summary = porto.summary?.({ deal: first.state, played, resigned: [] });
  if (!summary) throw new Error('no summary');
  const ranks = porto.outcome(last.after)?.ranks;
  return {
    ending: { summary, ranks },
    view: porto.view(last.after, 'table'),
    middle: porto.view(middle.state, 'table'),
  };
};

const games = VARIETIES.flatMap(([seats, options]) => [1, 2].map(seed => ended(seats, options, seed)));
const lost = games.find(({ view }) => view.result?.won === false);
const four = games.find(({ view }) => view.players.length === 4 && view.variant === 'standard');
if (!lost || !four) throw new Error('the games have changed');

describe('the end', () => {
  it('shows totals part by part, and every private contract with what it paid', () => {
    const { ending, view } = four;
    const scene = endingScene(ending, view, WIDE_NAMES);
    view.result?.seats.forEach((final, seat) => {
      expect(wordsOf(scene, `sums/total/${seat + 1}`)).toBe(String(final.total));
      expect(wordsOf(scene, `podium/${seat + 1}/total`)).toBe(String(final.total));
      const medal = wordsOf(scene, `podium/${seat + 1}/medal/rank`);
      expect(medal).toBe(final.rank <= 3 ? String(final.rank) : undefined);
      for (const [at, { vp }] of final.private.entries())
        expect(wordsOf(scene, `reveal/${seat + 1}/${at + 1}/paid/points`)).toBe(String(vp));
    });
    expect(wordsOf(scene, 'sums/floors/1')).toBe(
      String(ending.summary.parts.find(({ part }) => part === 'floors')?.points[0]),
    );
    expect(idsOf(scene).has('curve/4')).toBe(true);
  });

  it('draws the goal of a solo game as a line in its curve, and none in a game of several', () => {
    for (const { ending, view } of games) {
      const scene = endingScene(ending, view, ['Joana']);
      const isSolo = view.variant === 'solo' && ending.summary.rounds.length > 2;
      expect(wordsOf(scene, 'curve/goal/words')).toBe(isSolo ? 'goal 60' : undefined);
      expect(itemOf(scene, 'curve/goal') !== undefined).toBe(isSolo);
    }
  });

  it('gives nobody a medal for a lost solo game', () => {
    const scene = endingScene(lost.ending, lost.view, ['Joana']);
    const { score = 0 } = lost.view.result?.seats[0] ?? {};
    expect(wordsOf(scene, 'title')).toBe(`${60 - score} more next time`);
    expect(wordsOf(scene, 'aside')).toBe(`${score} of 60 points`);
    expect([...idsOf(scene).keys()].filter(id => /medal|best|crown/.test(id))).toEqual([]);
  });

  it('says that a game was given up and by whom, and draws no race of a game of one round', () => {
    const { ending, middle } = four;
    const gaveUp = { ...middle, stopped: [2], resigned: [0, 1, 3] };
    const short = { ...ending.summary, rounds: ending.summary.rounds.slice(0, 1) };
    const scene = endingScene({ summary: short, ranks: [2, 2, 1, 2] }, gaveUp, ['A', 'B', 'C', 'D']);
    expect(wordsOf(scene, 'title')).toBe('C wins');
    expect(wordsOf(scene, 'aside')).toBe('gave up: A, B and D');
    const ids = [...idsOf(scene).keys()];
    expect(ids.filter(id => id.startsWith('curve'))).toEqual([]);
    expect(ids.filter(id => /figure\/flag$/.test(id))).toHaveLength(0);
    expect(ids.filter(id => /\/medal$/.test(id))).toEqual([]);
  });

  it('shows the house that brought the winner most', () => {
    const { ending, view } = four;
    const winner = ending.ranks?.indexOf(1) ?? -1;
    const scene = endingScene(ending, view, WIDE_NAMES);
    expect(idsOf(scene).has(`house/${ending.summary.best?.[winner]}`)).toBe(true);
  });
});

describe('the lobby', () => {
  it('is laid out for any number of seats, taken or free', () => {
    for (const language of some(LANGUAGES, 2)) {
      for (let seats = 1; seats <= 4; seats++) {
        for (let taken = 0; taken <= seats; taken++) {
          const names = Array.from({ length: taken }, (_, at) => WIDE_NAMES[at % WIDE_NAMES.length] ?? '');
          const scene = lobbyScene(names, seats, 'W'.repeat(60), language);
          expect([`${language} ${taken}/${seats}`, faultsOf(scene, 37)]).toEqual([
            `${language} ${taken}/${seats}`,
            [],
          ]);
          const ids = [...idsOf(scene).keys()];
          expect(ids.filter(id => /^seat\/\d\/roof$/.test(id))).toHaveLength(taken);
          expect(ids.filter(id => /^seat\/\d\/roof\/empty$/.test(id))).toHaveLength(seats - taken);
          const asked = lobbyScene(names, seats, 'W'.repeat(60), language, taken > 0 ? [taken - 1] : []);
          expect([`${language} ${taken}/${seats} invited`, faultsOf(asked, 37)]).toEqual([
            `${language} ${taken}/${seats} invited`,
            [],
          ]);
          const players = names.map((_, seat) => STRENGTHS[seat]);
          const against = lobbyScene(names, seats, 'W'.repeat(60), language, [], players);
          expect([`${language} ${taken}/${seats} players`, faultsOf(against, 37)]).toEqual([
            `${language} ${taken}/${seats} players`,
            [],
          ]);
        }
      }
    }
  });
});

describe('who is only invited', () => {
  it('has a scaffold and a sign that says so', () => {
    const ids = idsOf(lobbyScene(['A', 'B'], 3, '', 'en', [1]));
    expect(['seat/1/roof', 'seat/2/roof/empty', 'seat/3/roof/empty'].every(id => ids.has(id))).toBe(true);
    expect([1, 2, 3].map(seat => ids.has(`seat/${seat}/invited/words`))).toEqual([false, true, false]);
  });
});

describe('a player of the bot', () => {
  it('stands before its house with its strength on a board, with a face for each strength', () => {
    const scene = lobbyScene(['A', 'B', 'C'], 3, '', 'en', [], [undefined, 'easy', 'hard']);
    const ids = idsOf(scene);
    expect([1, 2, 3].map(seat => ids.has(`seat/${seat}/player`))).toEqual([false, true, true]);
    expect(wordsOf(scene, 'seat/2/player/strength')).toBe('easy');
    const faces = STRENGTHS.map(strength => {
      const found = itemOf(lobbyScene(['A'], 1, '', 'en', [], [strength]), 'seat/1/player');
      return found?.type === 'sprite' ? JSON.stringify(found.items) : '';
    });
    expect(new Set(faces).size).toBe(STRENGTHS.length);
  });
});

describe('the card to share and the frames of a time-lapse', () => {
  it('hold nothing that only a seat may know', () => {
    const seen = { ...four.middle, dealt: ['side-1', 'side-2'] as const };
    expect(shareScene(seen, WIDE_NAMES)).toEqual(shareScene({ ...seen, dealt: null }, WIDE_NAMES));
    expect(frameScene(seen, WIDE_NAMES, [])).toEqual(frameScene({ ...seen, dealt: null }, WIDE_NAMES, []));
  });
});

describe('what blind people read instead', () => {
  it.each(some(LANGUAGES, 2))('fits, and tells totals and seats: %s', async language => {
    const presenter = portoPresenter(language);
    for (const { ending, view } of some(games, 4)) {
      const picture = await presenter.ending?.(ending, view, WIDE_NAMES, 'end.png');
      expect(picture?.alt.length).toBeLessThanOrEqual(1024);
      for (const { total } of view.result?.seats ?? []) expect(picture?.alt).toContain(`${total} =`);
    }
    const lobby = await presenter.lobby?.(['Joana'], 3, 'Standard', 'lobby.png');
    expect(lobby?.alt).toContain(grammar(language).labelled('1', 'Joana'));
  });
});
