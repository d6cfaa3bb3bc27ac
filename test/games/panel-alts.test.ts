import { expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import type { View as GreenPortView } from '../../src/games/green-port/rules/types.ts';
import { greenPortWords } from '../../src/games/green-port/words/all.ts';
import { lettered, objectivesText, pilesText } from '../../src/games/green-port/words/alt.ts';
import { holdings } from '../../src/games/green-port/words/hand.ts';
import { progress as greenPortProgress } from '../../src/games/green-port/words/status.ts';
import { cardsText } from '../../src/games/green-port/words/terms.ts';
import type { View as PortoView } from '../../src/games/porto/rules/types.ts';
import { portoWords } from '../../src/games/porto/words/all.ts';
import { open, type Section, shorter } from '../../src/games/porto/words/alt.ts';
import { privateName, privateShort } from '../../src/games/porto/words/cards.ts';
import { progress as portoProgress } from '../../src/games/porto/words/status.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { box } from '../../src/games/vintage/rules/box.ts';
import { circlesOf } from '../../src/games/vintage/rules/circles.ts';
import { COLUMNS, type View as VintageView } from '../../src/games/vintage/rules/types.ts';
import { vintageWords } from '../../src/games/vintage/words/all.ts';
import { cardText } from '../../src/games/vintage/words/terms.ts';
import { LANGUAGES, type Language } from '../../src/presentation/language/languages.ts';
import { plain } from '../../src/presentation/text/names.ts';
import { type Turn, turns } from '../support/positions.ts';
import { isRelease } from '../support/test-form.ts';

/** Names that fill an alt text. */
const NAMES = ['Xerxes-Maximilian', 'Qadira-Wilhelmina', 'Zbigniew-Konstantin', 'Yngve-Bartholomew'];

/** Turns of a random game that are played in each language. Such a game of Green Port can have forty thousand. */
const PLAYED = 3_000;
/** Turns whose panels a run reads in each language: evenly, and those with most cards to choose from. A release reads every second one. */
const [EVENLY, CROWDED] = [20, 8];

/** Texts that a decision needs, in one or more spellings: names of colours, or letters. */
type Needs = (language: Language, view: never, seat: number) => readonly (readonly string[])[];

const portoNeeds = (language: Language, view: PortoView, seat: number) => {
  const words = portoWords(language);
  const [, short] = shorter([open as Section]) as readonly [Section, Section];
  const kept = view.players[seat]?.private ?? [];
  return [open, short].flatMap(section =>
    [privateName, privateShort].map(named => [
      ...section(words, view, String),
      ...kept.map(({ contract }) => named(words, contract)),
    ]),
  );
};

const greenPortNeeds = (language: Language, view: GreenPortView, seat: number) => {
  const named = greenPortWords(language);
  return [named, lettered(named)].map(words => {
    const player = view.players[seat];
    return [
      ...(player ? [holdings(words, player)] : []),
      ...(view.pool.length > 0 ? [cardsText(words, view.pool)] : []),
      ...view.objectives.flatMap(({ by }, at) =>
        by === null ? [objectivesText(words, view, String)[at] ?? ''] : [],
      ),
      ...pilesText(words, view),
    ];
  });
};

interface Law {
  readonly needs: Needs;
  cards(view: never): number;
  /** Writes the state of the game, with which the rest of an alt text begins. */
  state(language: Language, view: never): string;
}

const vintageNeeds = (language: Language, view: VintageView, seat: number) => {
  const words = vintageWords(language);
  const [player, { alt, hand }] = [view.players[seat], words];
  if (!player) return [];
  const free = COLUMNS.map(column => {
    const circles = circlesOf(view.players.length, column).filter((_, at) => view.table[column][at] === null);
    const shown = column === 'card' ? `${circles.length}×1` : circles.join(' ');
    return `${alt.columns[column]} ${circles.length === 0 ? alt.full : shown}`;
  });
  const open = view.display.map(card => (card === null ? '–' : cardText(words, card)));
  const offered = [alt.free(free.join(', ')), alt.display(open.join(', '))];
  const lots = [...player.boat.lots, ...player.cellar.ruby, ...player.cellar.tawny];
  return [
    [
      ...(view.phase.type === 'turn' ? [...offered, hand.store(player.brandy, box.seat.brandy)] : []),
      ...[...(view.drawn ?? []), ...player.known].map(card => cardText(words, card)),
      ...lots.map(({ quality }) => String(quality)),
    ],
  ];
};

const NEEDS: Readonly<Record<string, Law>> = {
  porto: {
    needs: portoNeeds,
    cards: (view: PortoView) => view.market.length,
    state: (language, view: PortoView) => portoProgress(portoWords(language), view),
  },
  'green-port': {
    needs: greenPortNeeds,
    cards: (view: GreenPortView) => view.pool.length,
    state: (language, view: GreenPortView) => greenPortProgress(greenPortWords(language), view),
  },
  vintage: {
    needs: vintageNeeds,
    cards: ({ players, turn }: VintageView) => players[turn]?.estates.length ?? 0,
    state: (language, { chips }: VintageView) =>
      vintageWords(language).alt.bonus(chips.map(chip => chip ?? '?').join(' ')),
  },
};

test('every game that is shown keeps the law', () => {
  expect(Object.keys(NEEDS).toSorted()).toEqual(gamesFrom('shown').toSorted());
});

test.each(Object.entries(NEEDS))(
  '%s: the alt text of a panel says all that the choice needs, before the state of the game',
  async (id, { needs, cards, state }) => {
    const game = games[id] as AnyGame;
    const { max } = game.seats(game.defaults);
    for (const [at, language] of LANGUAGES.entries()) {
      const presenter = presenters[id]?.(language, async () => Buffer.from('a picture'));
      const course = { game, seats: max, options: game.defaults, seed: at + 4 };
      const played: Turn[] = [];
      for (const turn of turns(course)) if (played.push(turn) === PLAYED) break;
      const step = isRelease ? 2 : Math.max(9, Math.floor(played.length / EVENLY));
      const crowded = played.toSorted((one, other) => cards(other.view as never) - cards(one.view as never));
      const chosen = [
        ...played.filter((_, count) => count % step === at % step),
        ...crowded.slice(0, CROWDED),
      ];
      let read = 0;
      for (const [count, { view, seat }] of [...new Set(chosen)].entries()) {
        const names = NAMES.slice(0, max);
        const picture = await presenter?.turnPicture?.(view, names, 'a.png');
        if (!picture || (view as { phase: { type: string } }).phase.type === 'keep') continue;
        read += 1;
        const { alt } = picture;
        expect(alt.length).toBeLessThanOrEqual(1_024);
        const spelt = needs(language, view as never, seat).map(texts => texts.map(plain));
        const ends = spelt
          .filter(texts => texts.every(text => alt.includes(text)))
          .map(texts => Math.max(...texts.map(text => alt.indexOf(text) + text.length)));
        const end = Math.min(...ends, Number.POSITIVE_INFINITY);
        expect([language, count, alt, end < Number.POSITIVE_INFINITY]).toEqual([language, count, alt, true]);
        const rest = alt.indexOf(plain(state(language, view as never)));
        expect([language, count, rest === -1 || rest >= end]).toEqual([language, count, true]);
      }
      expect(read).toBeGreaterThan(4);
    }
  },
);
