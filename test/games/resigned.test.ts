import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat, Summary } from '../../src/core/contract/game.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { boardMessage } from '../../src/discord/messages/board.ts';
import { board } from '../../src/discord/panels/look/board.ts';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom, games as shelf } from '../../src/games/registry.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { GameEnding, Names, Presenters } from '../../src/presentation/presenter/presenter.ts';
import type { Item, Scene } from '../../src/presentation/shapes/scene.ts';
import { plain } from '../../src/presentation/text/names.ts';
import { SHARED_WORDS } from '../../src/presentation/words/index.ts';
import { seedBytes } from '../contract/tools.ts';
import { decisionsOf } from '../contract/whole-games.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { sceneOf } from '../support/scene-of.ts';
import { some } from '../support/test-form.ts';
import { ANN, accepted, at, reload, room, running } from '../table/room.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';
import { TABLES } from './harnesses.ts';

const games: Readonly<Record<string, AnyGame>> = { ...shelf, ...toys };
/** Presenters whose pictures are not painted, since only their texts are read. */
const speakers: Presenters = Object.fromEntries(
  Object.entries<Presenters[string]>({ ...presenters, ...toyPresenters }).map(([id, speak]) => [
    id,
    language => speak(language, async () => Buffer.from('a picture')),
  ]),
);
const SEATS = 3;
const VISIT: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };

/** Returns the scenes of the pictures that show a position at the end of a game. */
async function scenesOf(
  game: string,
  language: Language,
  { ending, view, names }: { readonly ending: GameEnding; readonly view: unknown; readonly names: Names },
): Promise<Readonly<Record<'board' | 'wide' | 'share' | 'ending', Scene>>> {
  const drawn = async (picture: Parameters<typeof sceneOf>[2]): Promise<Scene> => {
    const scene = await sceneOf(game, language, picture);
    if (!scene) throw new Error(`${game}: a picture is missing`);
    return scene;
  };
  return {
    board: await drawn(voice => voice.picture(view, names, [], 'x.png')),
    wide: await drawn(voice => voice.wide?.(view, names, [], 'x.png')),
    share: await drawn(voice => voice.share?.(view, names, 'x.png')),
    ending: await drawn(voice => voice.ending?.(ending, view, names, 'x.png')),
  };
}

interface Played {
  readonly log: readonly { readonly seat: Seat; readonly text: string }[];
  readonly seed: number;
  /** Seat that would have won and makes no decision after action number `from`. */
  readonly best: Seat;
  readonly from: number;
}

/** Seed of each game from which the search begins, so that it ends at once while the rules stay. */
const FIRST: Readonly<Record<string, number>> = { porto: 3, toy: 3 };

/** Finds a random game whose winner could resign before the last decision without any effect on later actions. */
function played(game: AnyGame): Played {
  const [table] = TABLES[game.id] ?? [];
  if (!table) throw new Error(`no table for ${game.id}`);
  for (let seed = FIRST[game.id] ?? 1; ; seed++) {
    const decisions = [...decisionsOf(game, table, SEATS, seed)];
    const log = decisions.map(({ seat, action }) => ({ seat, text: game.write(action) }));
    const asked = decisions.findLastIndex(({ before, seat }) => game.forced(before, seat) === undefined);
    const { totals = [], ranks = [] } = game.outcome(decisions.at(-1)?.state) ?? {};
    const best = ranks.indexOf(1);
    const from = 1 + log.findLastIndex(({ seat }) => seat === best);
    const alone = totals.every((total, seat) => seat === best || total < (totals[best] ?? 0));
    if (alone && from <= asked) return { log, seed, best, from };
  }
}

const idsOf = (items: readonly Item[], seat: Seat): readonly string[] => {
  const own = new RegExp(`^(seat|house|podium)/${seat + 1}(/|$)`);
  return items
    .filter(({ id }) => own.test(id))
    .flatMap(item => [item.id, ...('items' in item ? item.items.map(({ id }) => `${item.id}/${id}`) : [])]);
};
const wears = (scene: Scene, seat: Seat, sign: RegExp): boolean =>
  idsOf(scene.items, seat).some(id => sign.test(id));
const HONOUR = /\/(crown|leads)\b/;
const FLAG = /\/(flag|gone)\b/;

const TITLES = ['said/words', 'title/words', 'title'];

/** Checks that the curve of each seat ends at its total. A game of few rounds has no curves. */
function expectCurves({ items }: Scene, totals: readonly number[], { rounds }: Summary): void {
  if (rounds.length < 3) return;
  const field = items.find(({ id }) => id === 'curve/field');
  if (field?.type !== 'rect') throw new Error('no curve');
  const top = Math.max(10, ...totals, ...rounds.flat());
  for (const [seat, total] of totals.entries()) {
    const line = items.find(({ id }) => id === `curve/${seat + 1}`);
    const end = line?.type === 'polygon' ? line.points.at(-1)?.[1] : undefined;
    expect(end, 'where the curve ends').toBeCloseTo(field.y + field.h * (1 - total / top));
  }
}

const changedVerdict = (text: string, unchanged: string, gone: string): string => {
  const known = new Set(unchanged.split('\n'));
  const changed = text.split('\n').filter(line => !known.has(line));
  // A longer text may write colours as letters with a legend above. So the line is found by its text about the resignation.
  return changed.find(line => plain(line).includes(gone)) ?? changed[0] ?? '';
};

/**
 * Games in which the winner can be certain before the last decision. A merely playable game may have no such end, and a game
 * of two ends as soon as one resigns.
 */
const judged = [...gamesFrom('shown'), 'toy']
  .flatMap(id => games[id] ?? [])
  .filter(game => game.seats(game.defaults).max >= SEATS);

describe.each(judged)('$id: the best total resigns', game => {
  const { log, seed, best, from } = played(game);

  test('no text and no picture lets it win, and each says that it resigned', async () => {
    const here = await room({ games, needs: { newSeed: () => seedBytes(seed) } });
    const options = TABLES[game.id]?.[0]?.options;
    let match = await running(here, SEATS, { game: game.id, options });
    const { id } = match;
    let resigned = false;
    while (match.status === 'running') {
      // The table takes forced actions itself, so the log continues after them.
      const done = match.rev + (await here.table.sealed(id)).length;
      const next = log[done];
      if (!resigned && done >= from) {
        accepted(await here.table.resign(id, at(match, best)));
        resigned = true;
      } else accepted(await here.table.act(id, at(match, next?.seat ?? -1), next?.text ?? '', {}));
      match = await reload(here, match);
    }
    expect(match.endedBy).toBe('rules');
    const { totals = [] } = match.position.outcome ?? {};
    expect(totals[best]).toBe(Math.max(...totals));
    const [winner = -1] = here.table.winners(match);
    const { summary, ranks } = (await here.table.archive.ending(id)) ?? {};
    if (!summary || !ranks) throw new Error('no summary');
    expect([ranks[winner], ranks[best]]).toEqual([1, SEATS]);
    const state = await here.store.moves.stateAt(id, match.rev);
    const kept = game.view(state?.state, 'table', { resigned: [], stopped: null });
    const view = match.position.view('table');
    const ending = { summary, ranks };
    const names = match.seats.map(({ name }) => name);
    const [name = '', other = ''] = [names[best], names[winner]];

    for (const language of some(LANGUAGES, 2)) {
      const voice = speakers[game.id]?.(language);
      if (!voice) throw new Error(`no presenter of ${game.id}`);
      const gone = SHARED_WORDS[language].players.resigned([name]);
      const handling = roomOf(here.table, { language, games, presenters: speakers });
      const [notice] = (await here.table.outbox.outlook()).notices;
      if (!notice) throw new Error('nothing is to be said');
      const final = await boardMessage(handling, match, notice, []);
      const shown = await board(handling, VISIT, { match });
      const inWords = await board(handling, VISIT, { match, form: 'text' });
      const alts = async (of: unknown, ending: GameEnding): Promise<Readonly<Record<string, string>>> => ({
        finale: voice.finale(of, names) ?? '',
        alt: voice.alt(of, names),
        text: voice.text?.(of, names, 1_900) ?? voice.alt(of, names),
        ...(voice.account && { account: voice.account(of, summary, ending.ranks ?? [], names).join('\n') }),
        wide: (await voice.wide?.(of, names, [], 'x.png'))?.alt ?? voice.alt(of, names),
        share: (await voice.share?.(of, names, 'x.png'))?.alt ?? voice.alt(of, names),
        ending:
          (await voice.ending?.(ending, of, names, 'x.png'))?.alt ?? plain(voice.finale(of, names) ?? ''),
      });
      const said = await alts(view, ending);
      const before = await alts(kept, { summary, ranks: game.outcome(state?.state)?.ranks });
      for (const [where, text] of Object.entries(said)) {
        expect(plain(text), `${language} ${where}`).toContain(gone);
        const verdict = plain(changedVerdict(text, before[where] ?? '', gone)).replace(gone, '');
        if (verdict !== '' || game.id in shelf) expect(verdict, `${language} ${where}`).toContain(other);
        expect(verdict, `${language} ${where}`).not.toContain(name);
      }
      for (const text of [final.content, shown.content, inWords.content]) expect(plain(text)).toContain(gone);

      if (!(game.id in shelf)) continue;
      const scenes = await scenesOf(game.id, language, { ending, view, names });
      for (const [where, scene] of Object.entries(scenes))
        for (const seat of names.keys()) {
          const own = `${language} ${where}: the items of the seat begin with seat/${seat + 1}, and`;
          const gone = seat === best;
          expect(wears(scene, seat, FLAG), `${own} a resigned seat has a /flag, no other has`).toBe(gone);
          if (seat !== winner)
            expect(wears(scene, seat, HONOUR), `${own} only a winner has honours`).toBe(false);
        }
      for (const where of ['board', 'ending'] as const)
        expect(wears(scenes[where], winner, HONOUR), `${where}: seat/${winner + 1} has a /crown`).toBe(true);
      const titles = Object.values(scenes).flatMap(({ items }) =>
        items.flatMap(item => (item.type === 'text' && TITLES.includes(item.id) ? item.text : [])),
      );
      expectCurves(scenes.ending, totals, summary);
      const won = titles.filter(title => title.includes(other));
      expect(won, 'the headlines of share and ending name the winner').toHaveLength(2);
      for (const title of titles) expect(title).not.toContain(name);
    }
    await here.store.close();
  });
});
