import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { type CustomId, parseId } from '../../src/discord/buttons/custom-id.ts';
import { unpackPicks } from '../../src/discord/buttons/picks.ts';
import type { Context } from '../../src/discord/context/context.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import { portoVoice } from '../../src/games/porto/presenter/voice.ts';
import { games } from '../../src/games/registry.ts';
import { agreeing, asPicked, known, type Picks, worthTo } from '../../src/presentation/choosing/menu.ts';
import type { Language } from '../../src/presentation/language/languages.ts';
import type { AnyPresenter, Presenters } from '../../src/presentation/presenter/presenter.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import type { Match } from '../../src/table/match/types.ts';
import { chance, pick } from '../contract/tools.ts';
import { WORDS } from '../support/locales.ts';
import { roomOf } from '../support/room.ts';
import { accepted, at, room, running } from '../table/room.ts';
import { toyPresenter } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';

const speaking = (voice: object): AnyPresenter =>
  ({ ...voice, picture: undefined, handPicture: undefined }) as unknown as AnyPresenter;
const SPEAKERS: Presenters = {
  porto: language => speaking(portoVoice(language)),
  toy: language => speaking(toyPresenter(language)),
};

interface Turn {
  readonly game: AnyGame;
  readonly match: Match;
  readonly seat: number;
  readonly legal: readonly unknown[];
  readonly roomIn: (language: Language) => Context;
  worth(action: unknown): number | undefined;
}

interface Setting {
  readonly game: 'porto' | 'toy';
  readonly seats: number;
  readonly options: object;
  readonly seed: number;
  /** Number of turns that the test checks. `apart` is the number of turns from one checked turn to the next. */
  readonly looks: number;
  readonly apart: number;
}

async function* turns({ game: id, seats, options, seed, looks, apart }: Setting): AsyncGenerator<Turn> {
  const shelf = { ...games, ...toys };
  const game = shelf[id];
  if (!game) throw new Error(`no game ${id}`);
  const here = await room({ games: shelf, seed, needs: { limits: NO_LIMITS } });
  onTestFinished(() => here.store.close());
  const { table } = here;
  const roomIn = (language: Language) => roomOf(table, { games: shelf, presenters: SPEAKERS, language });
  const opening = {
    game: id,
    options,
    channelId: 'c1',
    guildId: 'g1',
    opener: { id: 'u1', name: 'Ann' },
    seats,
  };
  let match =
    seats === 1
      ? accepted(await table.openAndStart(opening))
      : await running(here, seats, { game: id, options });
  const below = chance(seed);
  for (let turn = 0, looked = 0; looked < looks && match.status === 'running'; turn++) {
    const sealed = await table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const legal = match.position.legal(seat);
    const worth = worthTo(game, match.position.view(seat), seat);
    if (turn % apart === 0) {
      looked++;
      yield { game, match, seat, legal, worth, roomIn };
    }
    const good = legal.filter(action => (worth(action) ?? 0) > 0);
    const action = pick(good.length > 0 && below(3) > 0 ? good : legal, below);
    match = accepted(await table.act(match.id, at(match, seat), game.write(action))).match;
  }
}

interface Way {
  readonly label: string;
  readonly customId: string;
  readonly id: CustomId;
  readonly behind: readonly unknown[];
}

function waysIn({ game, legal }: Turn, { rows = [] }: Answer): readonly Way[] {
  expect(rows.length).toBeLessThanOrEqual(5);
  const parts = rows.flatMap(row => {
    expect(row.components.length).toBeGreaterThan(0);
    expect(row.components.length).toBeLessThanOrEqual(5);
    return row.components;
  });
  const ways = parts.flatMap(part => {
    if (!('label' in part) || !('custom_id' in part)) return [];
    const { label = '', custom_id: customId } = part;
    const parsed = parseId(customId);
    if (!parsed.ok) throw new Error(customId);
    expect([label.length > 0, label.length <= 80, customId.length <= 100]).toEqual([true, true, true]);
    const picks = parsed.id.verb === 'open' ? unpackPicks(game, legal, parsed.id.args) : [];
    if (!picks) throw new Error(`nobody can read ${customId}`);
    return { label, customId, id: parsed.id, behind: agreeing(game, legal, asPicked(picks)) };
  });
  expect(new Set(ways.map(({ customId }) => customId)).size).toBe(ways.length);
  return ways;
}

const open = (
  { roomIn, match, seat }: Turn,
  language: Language = 'en',
  picks = [] as Parameters<typeof panel>[2],
) => panel(roomIn(language), { match, seat }, picks);

const kindsOf = ({ game, legal }: Turn): readonly (readonly unknown[])[] => {
  const kinds = new Map<string, unknown[]>();
  for (const action of legal) {
    const kind = game.fields(action)[0]?.[1] ?? '';
    kinds.set(kind, [...(kinds.get(kind) ?? []), action]);
  }
  return [...kinds.values()];
};

/** Returns the label of an action without points and further choices. For a build, the label leaves out roof and claims. */
const read = ({ game, match, seat }: Turn, action: unknown): string => {
  const presenter = SPEAKERS[game.id]?.('en');
  const view = match.position.view(seat);
  return (
    presenter?.describeActionBriefly?.(action, view, undefined, undefined) ??
    presenter?.describeAction(action, view) ??
    ''
  );
};

const SETTINGS: readonly Setting[] = [
  { game: 'porto', seats: 2, options: { variant: 'standard' }, seed: 3, looks: 8, apart: 6 },
  { game: 'porto', seats: 3, options: { variant: 'family' }, seed: 4, looks: 8, apart: 7 },
  { game: 'porto', seats: 1, options: { variant: 'solo' }, seed: 5, looks: 20, apart: 3 },
  { game: 'toy', seats: 2, options: { tiles: 40 }, seed: 6, looks: 24, apart: 1 },
];
const FEW = 5;
const BEST = 3;

describe.each(SETTINGS)('in $game with $seats seats', setting => {
  test('a turn opens on the best of each kind, and leads to all others', async () => {
    let [several, all] = [0, 0];
    for await (const turn of turns(setting)) {
      const kinds = kindsOf(turn);
      const [only] = turn.legal;
      if (kinds.length < 2) continue;
      several++;
      const answer = await open(turn);
      expect(answer.content).toContain(`**${WORDS.en.panel.yourTurn}**`);
      const ways = waysIn(turn, answer);
      expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length);
      expect(ways.some(({ id }) => id.args.length === 0)).toBe(false);
      expect(new Set(ways.flatMap(({ behind }) => behind))).toEqual(new Set(turn.legal));
      for (const actions of kinds) {
        const own = ways.filter(({ behind }) => behind.some(action => actions.includes(action)));
        const best = own.filter(({ behind }) => behind.length === 1).flatMap(({ behind }) => behind);
        if (actions.length <= (kinds.length > 4 ? 1 : FEW)) {
          all++;
          // The panel shows all actions. Of two actions with equal labels, the second is behind the button "Another".
          expect(best).toHaveLength(new Set(actions.map(action => read(turn, action))).size);
        } else {
          expect(best.length).toBeLessThanOrEqual(own.length - 1);
          expect(best.length).toBeGreaterThan(0);
        }
        expect(new Set(best.map(action => read(turn, action))).size).toBe(best.length);
        const worths = best.map(action => known(turn.worth(action)));
        expect(worths[0]).toBe(Math.max(...actions.map(action => known(turn.worth(action)))));
        expect(worths.slice(0, BEST)).toEqual(worths.slice(0, BEST).toSorted((one, other) => other - one));
      }
      expect(only).toBeDefined();
    }
    expect(several).toBeGreaterThan(2);
    expect(all).toBeGreaterThan(0);
  });

  test('nothing that is left out is better than what stands there, unless it reads the same', async () => {
    let compared = 0;
    for await (const turn of turns(setting)) {
      if (kindsOf(turn).length < 2) continue;
      const ways = waysIn(turn, await open(turn));
      for (const actions of kindsOf(turn)) {
        const best = ways.flatMap(({ behind }) =>
          behind.length === 1 && actions.includes(behind[0]) ? behind : [],
        );
        if (best.length === actions.length) continue;
        const least = Math.min(...best.map(action => known(turn.worth(action))));
        const said = new Set(best.map(action => read(turn, action)));
        for (const action of actions) {
          if (best.includes(action) || known(turn.worth(action)) <= least) continue;
          compared++;
          expect(said.has(read(turn, action))).toBe(true);
        }
      }
    }
    if (setting.game === 'porto') expect(compared).toBeGreaterThan(0);
  });

  test('any walk by buttons ends at one action; side by side stand 24 at most, and the way back', async () => {
    const below = chance(setting.seed);
    const done = new Set<string>();
    for await (const turn of turns(setting)) {
      for (let walk = 0; walk < 3; walk++) {
        let [answer, steps] = [await open(turn), 0];
        for (;;) {
          const ways = waysIn(turn, answer);
          const commit = ways.find(({ id }) => id.verb === 'do');
          if (commit) {
            done.add(commit.id.args[0] ?? '');
            break;
          }
          const forward = ways.filter(({ label }) => label !== WORDS.en.panel.back);
          expect(forward.length).toBeGreaterThan(0);
          expect(forward.length).toBeLessThanOrEqual(24);
          expect(steps++).toBeLessThan(5);
          const { id } = pick(forward, below);
          answer = await open(turn, 'en', unpackPicks(turn.game, turn.legal, id.args));
        }
      }
    }
    expect(done.size).toBeGreaterThan(6);
  });

  test('back leads from a preview, question by question, to where it was come from, and to the beginning in the end', async () => {
    const below = chance(setting.seed);
    const { back } = WORDS.en.panel;
    let walked = 0;
    for await (const turn of turns(setting)) {
      if (turn.legal.length < 2) continue;
      const picksOf = ({ id }: Way) => unpackPicks(turn.game, turn.legal, id.args) ?? [];
      const begun = await open(turn);
      let [answer, here, steps]: [Answer, Picks, number] = [begun, [], 0];
      for (let ways = waysIn(turn, answer); !ways.some(({ id }) => id.verb === 'do'); steps++) {
        const forward = ways.filter(({ label }) => label !== back);
        const most = Math.max(...forward.map(({ behind }) => behind.length));
        here = picksOf(
          pick(
            forward.filter(({ behind }) => behind.length === most),
            below,
          ),
        );
        answer = await open(turn, 'en', here);
        ways = waysIn(turn, answer);
      }
      for (let backs = 0; answer.content !== begun.content; backs++) {
        expect(backs).toBeLessThanOrEqual(steps);
        const way = waysIn(turn, answer).find(({ label }) => label === back);
        if (!way) throw new Error(`no way back from "${answer.content}"`);
        const before = picksOf(way);
        expect(here.slice(0, before.length)).toEqual(before);
        answer = await open(turn, 'en', before);
        // After Back, a question still offers the choice that was pressed. The first panel need not offer it.
        const offered = waysIn(turn, answer).map(each => JSON.stringify(picksOf(each)));
        if (before.length > 0) expect(offered).toContain(JSON.stringify(here));
        here = before;
        walked++;
      }
      expect(waysIn(turn, answer).some(({ label }) => label === back)).toBe(false);
    }
    expect(walked).toBeGreaterThan(4);
  });

  test('in Korean and Portuguese the same ways stand in the same order, in their own words', async () => {
    let several = 0;
    for await (const turn of turns(setting)) {
      if (kindsOf(turn).length < 2) continue;
      several++;
      const english = await open(turn);
      const ids = waysIn(turn, english).map(({ customId }) => customId);
      for (const language of ['ko', 'pt-BR'] as const) {
        const answer = await open(turn, language);
        const ways = waysIn(turn, answer);
        expect(ways.map(({ customId }) => customId)).toEqual(ids);
        expect(new Set(ways.map(({ label }) => label)).size).toBe(ways.length);
        const { yourTurn, mostPoints, pressShows } = WORDS[language].panel;
        const order = english.content?.includes(WORDS.en.panel.mostPoints) ? mostPoints : '';
        expect(answer.content).toBe(`**${yourTurn}**\n-# ${pressShows(order).trim()}`);
        // The toy game has words only in English.
        if (setting.game !== 'toy')
          for (const { label } of ways)
            expect(label).not.toMatch(/[a-z]{3,} (ways|build|draw|card)|Another|then/);
        const [first] = ways;
        const picks = unpackPicks(turn.game, turn.legal, first?.id.args ?? []);
        const kind = SPEAKERS[setting.game]?.(language).value('type', picks?.[0]?.[1] ?? '', {});
        expect((await open(turn, language, picks)).content).toContain(`**${kind}**`);
      }
    }
    expect(several).toBeGreaterThan(2);
  });
});
