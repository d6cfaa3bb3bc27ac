import { expect, test } from 'vitest';
import { type AnyGame, redealt } from '../../../src/core/contract/game.ts';
import { elsewhereAt } from '../../../src/core/contract/player.ts';
import { LightDice } from '../../../src/core/search/light-dice.ts';
import { paint } from '../../../src/presentation/drawing/paint.ts';
import { LANGUAGES, type Language } from '../../../src/presentation/language/languages.ts';
import { escaped, sitterName } from '../../../src/presentation/text/names.ts';
import { SHARED_WORDS } from '../../../src/presentation/words/index.ts';
import { faultsOf, unreadable } from '../../presentation/laws.ts';
import { textsOf } from '../../presentation/scenes.ts';
import { WIDE_NAMES } from '../../support/labels.ts';
import { some, times } from '../../support/test-form.ts';
import { momentsOf, type WholeGame, wholeGames } from '../whole-games.ts';
import { type Drawn, Easel } from './drawn.ts';
import { PRESENTED } from './spoken.ts';

/** Minimum text height on a canvas 1,080 pixels wide. Text that no decision needs may be smaller, down to `SMALLEST`. */
const READABLE = 38;
const SMALLEST = 30;
/** Largest size of a picture's file in bytes, so that a phone loads the picture at once. */
const HEAVY = 350 * 1024;
const HEAVIEST: Readonly<Record<string, number>> = {
  wide: 450 * 1024,
  turn: 370 * 1024,
  // A page gets this picture as SVG.
  touch: 600 * 1024,
};
const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

const APART = times(113, 23);

const textOf = (drawn: Drawn | undefined): string => JSON.stringify(drawn?.scene.items ?? '');

const faults = ({ scene, what }: Drawn, small = /(?!)/): readonly string[] =>
  [...faultsOf(scene, SMALLEST), ...unreadable(scene, READABLE).filter(text => !small.test(text))].map(
    fault => `${what}: ${fault}`,
  );

const drawnOf = async (
  shown: (typeof PRESENTED)[number],
  played: WholeGame,
  language: Language,
  from: number,
  names: readonly string[] = WIDE_NAMES,
) => {
  const easel = new Easel(shown.game as AnyGame, shown.speak, language, names.slice(0, played.seats));
  for (const [at, decision] of played.decisions.entries())
    if (at % APART === from % APART) await easel.decision(decision);
  await easel.end(played);
  return easel.drawn;
};

const GAMES = PRESENTED.flatMap(shown =>
  some(wholeGames(shown.game, shown.tables), 2).map(played => ({ ...shown, played, name: played.name })),
);

test.each(GAMES)(
  'every picture of $id, $name, is covered, within its frame, readable and shown in words',
  async ({ played, ...shown }) => {
    for (const [at, language] of some(LANGUAGES, 1).entries()) {
      const drawn = await drawnOf(shown, played, language, at * 7);
      expect(drawn.length).toBeGreaterThan(12);
      expect([language, ...drawn.flatMap(each => faults(each, shown.small))]).toEqual([language]);
      for (const { what, alt } of drawn) {
        if (what === 'frame') continue;
        expect([
          what,
          alt.length > 30 && alt.length <= 1_024,
          /undefined|NaN|null|\[object/.test(alt),
        ]).toEqual([what, true, false]);
      }
    }
  },
);

/** Names of seated people as a place without them sees them: a number only where several people are hidden. */
const hiddenNames = (seats: number, language: Language, isOnly = false): readonly string[] =>
  Array.from({ length: seats }, (_, seat) =>
    sitterName({ id: elsewhereAt(seat), name: isOnly ? '' : `${seat + 1}` }, language),
  );

/** Returns the texts of a picture, and the beginnings of names in its alt text, that show a name in part. */
const cutNames = ({ scene, alt }: Drawn, names: readonly string[]): readonly string[] => {
  const beginnings = names.flatMap(name =>
    Array.from(name, (_, at) => `${name.slice(0, at + 1).trimEnd()}…`),
  );
  const cut = textsOf(scene).filter(({ text }) => beginnings.some(each => text.startsWith(each)));
  const inAlt = beginnings.filter(each => each.length > 9 && alt.includes(each));
  return [...cut.map(({ id, text }) => `${id} ${text}`), ...inAlt];
};

test.each(GAMES)(
  'every picture of $id, $name, shows the names of hidden people uncut',
  async ({ played, ...shown }) => {
    for (const [at, language] of some(LANGUAGES, 2).entries())
      for (const isOnly of [false, true]) {
        const long = hiddenNames(played.seats, language, isOnly);
        const { hidden } = SHARED_WORDS[language].players;
        const short = long.map((_, seat) => hidden(isOnly ? undefined : seat + 1));
        const drawn = await drawnOf(shown, played, language, at * 7, long);
        const lobby = new Easel(shown.game as AnyGame, shown.speak, language, long);
        await lobby.still(played.seats);
        const all = [...drawn, ...lobby.drawn];
        const cut = all.flatMap(each =>
          cutNames(each, [...long, ...short]).map(text => `${each.what}: ${text}`),
        );
        expect([language, ...cut]).toEqual([language]);
        const known = new Set(all.flatMap(({ scene }) => textsOf(scene).map(({ text }) => text)));
        expect(short.filter(name => !known.has(name))).toEqual([]);
      }
  },
);

const STARRED = ['*Xann*', '_Xben_', '~~Xcleo~~', '`Xdan`'];

test.each(GAMES)(
  'the alt texts of $id, $name, keep stars and other marks in a name',
  async ({ played, ...shown }) => {
    for (const [at, language] of some(LANGUAGES, 1).entries()) {
      const drawn = await drawnOf(shown, played, language, at * 7, STARRED.map(escaped));
      const bare = drawn.flatMap(({ what, alt }) =>
        STARRED.filter(name => alt.replaceAll(name, '').includes(name.replace(/\W|_/g, ''))).map(
          name => `${what}: ${name}`,
        ),
      );
      expect([language, ...new Set(bare)]).toEqual([language]);
    }
  },
);

test.each(PRESENTED)(
  'every picture of the rules, the lesson and a lobby of $id keeps the same laws',
  async ({ game, small, speak }) => {
    for (const language of some(LANGUAGES, 2)) {
      const easel = new Easel(game, speak, language, WIDE_NAMES);
      await easel.still(game.seats(game.defaults).max);
      expect([language, ...easel.drawn.flatMap(each => faults(each, small))]).toEqual([language]);
      for (const { id, title } of speak(language).topics) {
        const alt = easel.drawn.find(({ what }) => what === `chapter ${id}`)?.alt;
        if (alt) expect(alt.startsWith(`${title}. `)).toBe(true);
      }
      expect(easel.drawn.filter(({ alt }) => alt.length > 1_024)).toEqual([]);
    }
  },
);

test.each(PRESENTED)(
  'crowded pictures of $id keep the same laws',
  async ({ game, speak, small, fullest }) => {
    const fullestOf = new Map<string, Drawn>();
    for (const [at, language] of some(LANGUAGES, 2).entries())
      for (const { view, seats } of fullest(language)) {
        const easel = new Easel(game, speak, language, WIDE_NAMES.slice(0, seats));
        const { viewer } = view as { readonly viewer: number | 'table' };
        if (viewer === 'table') await easel.open(view);
        else await easel.own(view, viewer);
        expect([language, ...easel.drawn.flatMap(each => faults(each, small))]).toEqual([language]);
        for (const drawn of at === 0 ? easel.drawn : [])
          if (textOf(drawn).length > textOf(fullestOf.get(drawn.what)).length)
            fullestOf.set(drawn.what, drawn);
      }
    // Painting takes long, so the test paints the picture of each kind with most to draw.
    for (const [what, { scene }] of fullestOf) {
      const size = (await paint(scene)).length;
      expect([what, Math.max(size, HEAVIEST[what] ?? HEAVY)]).toEqual([what, HEAVIEST[what] ?? HEAVY]);
    }
  },
);

test.each(PRESENTED)(
  'no picture of $id tells what its viewer may not know: dealt again it is the same',
  async ({ game, tables, speak }) => {
    const [played] = wholeGames(game, tables);
    for (const { state, seat } of played?.decisions.filter((_, at) => at % 17 === 0) ?? []) {
      const drawn = [
        state,
        redealt(game, state, seat, new LightDice(1)),
        redealt(game, state, 'table', new LightDice(2)),
      ].map(async (world, at) => {
        const easel = new Easel(game, speak, 'en', NAMES.slice(0, played?.seats));
        if (at < 2) await easel.own(game.view(world, seat), seat);
        if (at !== 1) await easel.open(game.view(world, 'table'));
        return easel.drawn;
      });
      const [[...all] = [], own = [], open = []] = await Promise.all(drawn);
      expect([...own, ...open]).toEqual(all);
    }
  },
);

test.each(PRESENTED)(
  'the card to share of $id is the same for each viewer',
  async ({ game, tables, speak }) => {
    const [played] = wholeGames(game, tables);
    for (const { state, seat } of played?.decisions.filter((_, at) => at % 17 === 0) ?? []) {
      const cards = (['table', seat] as const).map(async viewer => {
        const easel = new Easel(game, speak, 'en', NAMES.slice(0, played?.seats));
        await easel.open(game.view(state, viewer));
        return easel.drawn.find(({ what }) => what === 'share');
      });
      const [open, own] = await Promise.all(cards);
      expect(own).toEqual(open);
    }
  },
);

test.each(PRESENTED)(
  'a time-lapse of $id has scenes of one even size, fewer than its moments',
  ({ game, tables, speak }) => {
    const moments = wholeGames(game, tables)
      .slice(0, 1)
      .flatMap(played => momentsOf(game, played));
    const frames = speak('en').timelapse?.(moments, NAMES) ?? [];
    expect(frames.length).toBeGreaterThan(2);
    expect(frames.length).toBeLessThan(moments.length);
    expect(new Set(frames.map(({ width, height }) => `${width} ${height}`)).size).toBe(1);
    expect(frames[0]?.height).toSatisfy((height: number) => height % 2 === 0);
  },
);

test.each(PRESENTED)(
  'the table of $id has no page of its own, and a running game no end',
  async ({ game, tables, speak }) => {
    const [played] = wholeGames(game, tables);
    const presenter = speak('en', async () => Buffer.from('a picture'));
    const view = game.view(played?.deal, 'table');
    const ending = { summary: { parts: [], scored: [], ties: [], gains: [], rounds: [] }, ranks: undefined };
    expect(await presenter.handPicture?.(view, NAMES, 'a.png')).toBeUndefined();
    expect(await presenter.ending?.(ending, view, NAMES, 'a.png')).toBeUndefined();
    expect(await presenter.topicPicture?.('nothing', 'a.png')).toBeUndefined();
  },
);
