import { describe, expect, test } from 'vitest';
import type { AnyGame, Seat } from '../../src/core/game.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { boardMessage } from '../../src/discord/messages/board.ts';
import { board } from '../../src/discord/panels/look/board.ts';
import { boardScene as greenPortBoard } from '../../src/games/green-port/picture/board.ts';
import { endingScene as greenPortEnding } from '../../src/games/green-port/picture/ending.ts';
import { shareScene as greenPortShare } from '../../src/games/green-port/picture/share.ts';
import { wideScene as greenPortWide } from '../../src/games/green-port/picture/wide.ts';
import { boardScene as portoBoard } from '../../src/games/porto/picture/board.ts';
import { endingScene as portoEnding } from '../../src/games/porto/picture/ending.ts';
import { shareScene as portoShare } from '../../src/games/porto/picture/share.ts';
import { wideScene as portoWide } from '../../src/games/porto/picture/wide.ts';
import { presenters } from '../../src/games/presenters.ts';
import { gamesFrom, games as shelf } from '../../src/games/registry.ts';
import { boardScene as vintageBoard } from '../../src/games/vintage/picture/board.ts';
import { endingScene as vintageEnding } from '../../src/games/vintage/picture/ending.ts';
import { shareScene as vintageShare } from '../../src/games/vintage/picture/share.ts';
import { wideScene as vintageWide } from '../../src/games/vintage/picture/wide.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import type { GameEnding, Names } from '../../src/presentation/presenter/presenter.ts';
import type { Item, Scene } from '../../src/presentation/shapes/scene.ts';
import { plain } from '../../src/presentation/text/names.ts';
import { SHARED_WORDS } from '../../src/presentation/words/index.ts';
import { seedBytes } from '../contract/tools.ts';
import { decisionsOf } from '../contract/whole-games.ts';
import { some } from '../support/form.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { ANN, accepted, at, opening, PEOPLE, reload, room } from '../table/room.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';
import { TABLES } from './harnesses.ts';

const games: Readonly<Record<string, AnyGame>> = { ...shelf, ...toys };
const SEATS = 3;
const VISIT: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };

/** Pictures that a game paints of a position. `never` stands for the view, whose type differs between games. */
interface Painted {
  readonly board: (view: never, names: Names, marked: [], language: Language) => Scene;
  readonly wide: (view: never, names: Names, marked: [], language: Language) => Scene;
  readonly share: (view: never, names: Names, language: Language) => Scene;
  readonly ending: (ending: GameEnding, view: never, names: Names, language: Language) => Scene;
}
const PAINTED: Readonly<Record<string, Painted>> = {
  porto: {
    board: (view, names, marked, language) => portoBoard(view, names, marked, [], language),
    wide: portoWide,
    share: portoShare,
    ending: portoEnding,
  },
  'green-port': {
    board: greenPortBoard,
    wide: greenPortWide,
    share: greenPortShare,
    ending: greenPortEnding,
  },
  vintage: { board: vintageBoard, wide: vintageWide, share: vintageShare, ending: vintageEnding },
};

interface Played {
  readonly log: readonly { readonly seat: Seat; readonly text: string }[];
  readonly seed: number;
  /** Seat that would have won and makes no decision after action number `from`. */
  readonly best: Seat;
  readonly from: number;
}

/** Finds a random game whose winner could resign before the last decision without any effect on later actions. */
function played(game: AnyGame): Played {
  const [table] = TABLES[game.id] ?? [];
  if (!table) throw new Error(`no table for ${game.id}`);
  for (let seed = 1; ; seed++) {
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
const FLAG = /\/flag\b/;

const TITLES = ['said/words', 'title/words', 'title'];

const changedVerdict = (text: string, unchanged: string, gone: string): string => {
  const known = new Set(unchanged.split('\n'));
  const changed = text.split('\n').filter(line => !known.has(line));
  // A longer text may write colours as letters with a legend above. So the line is found by its text about the resignation.
  return changed.find(line => plain(line).includes(gone)) ?? changed[0] ?? '';
};

test('every game that is shown has its pictures here', () => {
  expect(Object.keys(PAINTED).sort()).toEqual(gamesFrom('shown').toSorted());
});

/** Games in which the winner can be certain before the last decision. A merely playable game may have no such end. */
const judged = [...gamesFrom('shown'), 'toy'].flatMap(id => games[id] ?? []);

describe.each(judged)('$id: the best total resigns', game => {
  const { log, seed, best, from } = played(game);

  test('no text and no picture lets it win, and each says that it resigned', async () => {
    const here = await room({ games, needs: { newSeed: () => seedBytes(seed) } });
    const options = TABLES[game.id]?.[0]?.options;
    const { id } = accepted(await here.table.open(opening({ game: game.id, options, seats: SEATS })));
    for (const person of PEOPLE.slice(1, SEATS)) accepted(await here.table.join(id, person));
    let match = accepted(await here.table.start(id, ANN.id));
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
    const { totals = [], ranks = [] } = match.position.outcome ?? {};
    expect(totals[best]).toBe(Math.max(...totals));
    expect(ranks[best]).toBe(SEATS);
    const [winner = -1] = here.table.winners(match);
    expect(ranks[winner]).toBe(1);
    const { summary } = (await here.table.archive.ending(id)) ?? {};
    if (!summary) throw new Error('no summary');
    const state = await here.store.moves.stateAt(id, match.rev);
    const kept = game.view(state?.state, 'table', { resigned: [], stopped: null });
    const view = match.position.view('table');
    const ending = { summary, ranks };
    const names = match.seats.map(({ name }) => name);
    const [name = '', other = ''] = [names[best], names[winner]];

    for (const language of some(LANGUAGES, 2)) {
      const voice = { ...presenters, ...toyPresenters }[game.id]?.(language);
      if (!voice) throw new Error(`no presenter of ${game.id}`);
      const gone = SHARED_WORDS[language].players.resigned([name]);
      const handling = roomOf(here.table, {
        language,
        games,
        presenters: { ...presenters, ...toyPresenters },
      });
      const [notice] = (await here.table.outbox.outlook()).notices;
      if (!notice) throw new Error('nothing is to be said');
      const final = await boardMessage(handling, match, notice, []);
      const shown = await board(handling, VISIT, { match });
      const inWords = await board(handling, VISIT, { match, form: 'text' });
      const alts = async (of: unknown, told: GameEnding): Promise<Readonly<Record<string, string>>> => ({
        finale: voice.finale(of, names) ?? '',
        alt: voice.alt(of, names),
        text: voice.text?.(of, names, 1_900) ?? voice.alt(of, names),
        ...(voice.account && { account: voice.account(of, summary, told.ranks ?? [], names).join('\n') }),
        wide: (await voice.wide?.(of, names, [], 'x.png'))?.alt ?? voice.alt(of, names),
        share: (await voice.share?.(of, names, 'x.png'))?.alt ?? voice.alt(of, names),
        ending: (await voice.ending?.(told, of, names, 'x.png'))?.alt ?? plain(voice.finale(of, names) ?? ''),
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

      const { board: onBoard, wide, share, ending: atEnd } = PAINTED[game.id] ?? {};
      if (!onBoard || !wide || !share || !atEnd) continue;
      const scenes = {
        board: onBoard(view as never, names, [], language),
        wide: wide(view as never, names, [], language),
        share: share(view as never, names, language),
        ending: atEnd(ending, view as never, names, language),
      };
      for (const [where, scene] of Object.entries(scenes))
        for (const seat of names.keys()) {
          const id = `${language} ${where} ${seat === best ? 'resigned' : 'stayed'}`;
          expect(wears(scene, seat, FLAG), id).toBe(seat === best);
          if (seat !== winner) expect(wears(scene, seat, HONOUR), id).toBe(false);
        }
      expect(wears(scenes.board, winner, HONOUR)).toBe(true);
      expect(wears(scenes.ending, winner, HONOUR)).toBe(true);
      const titles = Object.values(scenes).flatMap(({ items }) =>
        items.flatMap(item => (item.type === 'text' && TITLES.includes(item.id) ? item.text : [])),
      );
      const field = scenes.ending.items.find(({ id }) => id === 'curve/field');
      if (field?.type !== 'rect') throw new Error('no curve');
      const top = Math.max(10, ...totals, ...summary.rounds.flat());
      for (const [seat, total] of totals.entries()) {
        const line = scenes.ending.items.find(({ id }) => id === `curve/${seat + 1}`);
        const end = line?.type === 'polygon' ? line.points.at(-1)?.[1] : undefined;
        expect(end, `${language}: where the curve ends`).toBeCloseTo(field.y + field.h * (1 - total / top));
      }
      expect(titles.filter(title => title.includes(other))).toHaveLength(2);
      for (const title of titles) expect(title).not.toContain(name);
    }
    await here.store.close();
  });
});
