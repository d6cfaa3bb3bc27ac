import { describe, expect, test } from 'vitest';
import type { Context as Handling } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { boardMessage } from '../../src/discord/messages/board.ts';
import { board } from '../../src/discord/panels/look/board.ts';
import { boardScene } from '../../src/games/porto/picture/board.ts';
import { endingScene } from '../../src/games/porto/picture/ending.ts';
import { shareScene } from '../../src/games/porto/picture/share.ts';
import { wideScene } from '../../src/games/porto/picture/wide.ts';
import type { View } from '../../src/games/porto/rules/types.ts';
import { portoWords } from '../../src/games/porto/words/all.ts';
import { verdict } from '../../src/games/porto/words/finale.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import type { Scene } from '../../src/presentation/shapes/scene.ts';
import { SHARED_WORDS } from '../../src/presentation/words/index.ts';
import { standing, winners } from '../../src/table/match/position.ts';
import type { Match } from '../../src/table/match/types.ts';
import { resultsOf } from '../support/reads.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { some } from '../support/test-form.ts';
import { begin, chooser, game } from '../table/porto-room.ts';
import { ANN, accepted, at, type Room, reload, room } from '../table/room.ts';

const SOME_LANGUAGES = some(LANGUAGES, 2);
const VISIT: Visit = { ...PLAIN, person: ANN, channelId: 'c1', guildId: 'g1', place: 'server' };

async function turn(here: Room, match: Match, seat: number, well: boolean): Promise<void> {
  const view = match.position.view(seat);
  const legal = match.position.legal(seat);
  const draws = legal.filter(action => game.write(action).startsWith('draw'));
  const draw = well ? draws.at(chooser(match.rev)(draws.length)) : draws[0];
  const worth = well || draw === undefined ? legal.map(action => game.worth?.(view, seat, action) ?? 0) : [];
  const best = Math.max(...worth);
  const worst = legal[worth.indexOf(Math.min(...worth))];
  const chosen = well && best >= 8 ? legal[worth.indexOf(best)] : (draw ?? worst);
  accepted(await here.table.act(match.id, at(match, seat), game.write(chosen), { rev: match.rev }));
}

async function bestResigns(seats: number, variant: string, place: number): Promise<[Room, Match]> {
  const here = await room({ games, seed: 20 + seats * 5 + place });
  let match = await begin(here, { name: '', seats, options: { variant } });
  let resigned = false;
  while (match.status === 'running') {
    const sealed = await here.table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const { lastRound } = match.position.view('table') as View;
    if (lastRound !== null && !resigned) {
      accepted(await here.table.resign(match.id, at(match, place)));
      resigned = true;
    } else await turn(here, match, seat, seat === place);
    match = await reload(here, match);
  }
  return [here, match];
}

const GAMES = [3, 4].flatMap(seats =>
  Array.from({ length: seats }, (_, place) => ({
    seats,
    place,
    variant: place % 2 === 0 ? 'standard' : 'family',
  })),
);

const ids = ({ items }: Scene): readonly string[] =>
  items.flatMap(item => [
    item.id,
    ...('items' in item ? item.items.map(each => `${item.id}/${each.id}`) : []),
  ]);
const crowned = (scene: Scene): readonly string[] => ids(scene).filter(id => /^seat.*crown$/.test(id));
const golden = (scene: Scene): string => {
  const plates = scene.items.filter(({ id }) => /^seat\/\d$/.test(id)).map(item => JSON.stringify(item));
  const kinds = plates.map(plate => plate.replace(/"(id|x|y|w|h)":[^,}]+/g, ''));
  const odd = kinds.findIndex(kind => kinds.filter(other => other === kind).length === 1);
  return `seat/${odd + 1}`;
};

async function saidOf(handling: Handling, match: Match): Promise<readonly string[]> {
  const [notice] = (await handling.table.outbox.outlook()).notices;
  if (!notice) throw new Error('nothing is to be said');
  const final = await boardMessage(handling, match, notice, []);
  const [shown, text] = [
    await board(handling, VISIT, { match }),
    await board(handling, VISIT, { match, form: 'text' }),
  ];
  return [
    final.content,
    ...(final.files ?? []).map(({ alt }) => alt),
    shown.content,
    shown.file?.alt ?? '',
    text.content,
  ].map(said => said.replaceAll('*', ''));
}

describe('who resigned has not won, whatever the points', () => {
  test.each(some(GAMES, 2))(
    '$seats seats ($variant), the best total resigns at place $place',
    async setting => {
      const { seats, place, variant } = setting;
      const [here, match] = await bestResigns(seats, variant, place);
      expect(match.endedBy).toBe('rules');
      const view = match.position.view('table') as View;
      const totals = view.result?.seats.map(({ total }) => total) ?? [];
      expect(totals[place]).toBe(Math.max(...totals));
      const winner = standing(match, match.position.outcome).indexOf(1);
      expect(winner).not.toBe(place);
      expect(winners(match, match.position.outcome)).toEqual([winner]);
      expect(view.result?.winner).toBe(winner);
      expect(view.result?.seats[place]?.rank).toBe(seats);
      expect(match.position.outcome?.ranks).toEqual(standing(match, match.position.outcome));
      const results = await resultsOf(here.store, match.id);
      expect(results.filter(({ won }) => won).map(({ seat }) => seat)).toEqual([winner]);
      const record = JSON.parse(accepted(await here.table.archive.recordFor(match.id, 'table')));
      const { portoRecords } = await import('../../src/games/porto/notation/record-format.ts');
      expect(portoRecords.verify(record).result?.winner).toBe(winner);
      for (const language of SOME_LANGUAGES) {
        const { finale } = portoWords(language);
        const name = (seat: number): string => match.seats[seat]?.name ?? '';
        const wins = (seat: number): readonly string[] =>
          [finale.wins, finale.winsByContracts, finale.winsByTurn].map(say =>
            say(name(seat), totals[seat] ?? 0).replaceAll('*', ''),
          );
        const said = await saidOf(roomOf(here.table, { language }), match);
        for (const [index, text] of said.entries()) {
          const where = `${language} ${index}: ${text}`;
          expect(
            wins(winner).some(sentence => text.includes(sentence)) || text.includes('Porto, '),
            where,
          ).toBe(true);
          for (const seat of totals.keys())
            if (seat !== winner)
              for (const sentence of wins(seat)) expect(text, where).not.toContain(sentence);
          expect(text, where).toContain(SHARED_WORDS[language].players.resigned([name(place)]));
        }
        const names = match.seats.map(seat => seat.name);
        expect(crowned(boardScene(view, names, [], [], language))).toEqual([`seat/${winner + 1}/crown`]);
        expect(golden(shareScene(view, names, language))).toBe(`seat/${winner + 1}`);
        expect(golden(wideScene(view, names, [], language))).toBe(`seat/${winner + 1}`);
      }
      await here.store.close();
    },
  );
});

describe('a game that people ended', () => {
  const NAMES = ['Ann', 'Ben', 'Cat'];

  async function endOf(here: Room, match: Match) {
    const view = match.position.view('table') as View;
    const said = new Map(
      await Promise.all(
        SOME_LANGUAGES.map(
          async language => [language, await saidOf(roomOf(here.table, { language }), match)] as const,
        ),
      ),
    );
    return { view, said, crowns: crowned(boardScene(view, NAMES, [])) };
  }

  test.each([2, 3])('all of %i but one resigned: that seat has won, and every text says so', async seats => {
    const here = await room({ games });
    const match = await begin(here, { name: '', seats, options: { variant: 'family' } });
    for (const seat of [0, 2].slice(0, seats - 1))
      accepted(await here.table.resign(match.id, at(match, seat)));
    const over = await reload(here, match);
    const { view, said, crowns } = await endOf(here, over);
    expect(here.table.winners(over)).toEqual([1]);
    expect(crowns).toEqual(['seat/2/crown']);
    const { summary, ranks } = (await here.table.archive.ending(over.id)) ?? {};
    if (!summary) throw new Error('no ending');
    const blocks = ids(endingScene({ summary, ranks }, view, NAMES)).filter(id =>
      /^podium\/\d\/block$/.test(id),
    );
    expect(new Set(blocks).size).toBe(seats);
    const name = over.seats[1]?.name ?? '';
    for (const [language, texts] of said) {
      const { alt, status } = portoWords(language);
      const room = roomOf(here.table, { language }).words.beside;
      for (const text of texts) {
        expect(
          [alt.winner(name), room.lastOnes([name])].some(sentence => text.includes(sentence)),
          text,
        ).toBe(true);
        expect(text).not.toContain(alt.toMove(name));
        if (text.includes('L3')) expect(text).toContain(status.awaits.over);
      }
    }
    expect(view.result).toBeNull();
    await here.store.close();
  });

  test('called off, or a game of one given up: nobody has won', async () => {
    const here = await room({ games });
    const match = await begin(here, { name: '', seats: 2, options: { variant: 'family' } });
    for (const seat of [0, 1])
      accepted(await here.table.cancel(match.id, { id: at(match, seat), name: '' }, { moderator: false }));
    const solo = await begin(here, { name: '', seats: 1, options: { variant: 'solo' } });
    accepted(await here.table.resign(solo.id, at(solo, 0)));
    for (const ended of [match, solo]) {
      const over = await reload(here, ended);
      expect(over.status).not.toBe('running');
      const { said, crowns } = await endOf(here, over);
      expect(crowns).toEqual([]);
      expect(here.table.winners(over)).toEqual([]);
      for (const [language, texts] of said) {
        const { alt, status } = portoWords(language);
        for (const text of texts) {
          for (const { name } of over.seats) {
            expect(text).not.toContain(alt.winner(name));
            expect(text).not.toContain(alt.toMove(name));
          }
          if (text.includes('L3')) expect(text).toContain(status.awaits.over);
        }
      }
    }
    await here.store.close();
  });

  test('equal points: the tie is reported among those who stayed', async () => {
    const result = (winner: number): NonNullable<View['result']> => ({
      winner,
      seats: [50, 60, 60].map((total, seat) => ({
        score: total,
        total,
        rank: 3 - seat,
        publicContracts: 2,
        private: [],
      })),
    });
    for (const language of LANGUAGES) {
      const words = portoWords(language);
      expect(verdict(words, { resigned: [], ends: [], stopped: null }, result(2), NAMES)).toBe(
        words.finale.winsByTurn('Cat', 60),
      );
      expect(verdict(words, { resigned: [2], ends: [], stopped: null }, result(1), NAMES)).toBe(
        `${words.finale.wins('Ben', 60)} ${SHARED_WORDS[language].players.resigned(['**Cat**'])}`,
      );
    }
  });
});
