import type { Summary } from '../../../core/contract/game.ts';
import { fitted, shownName, textWidth } from '../../../presentation/drawing/fonts.ts';
import { endingRows } from '../../../presentation/pictures/cards/ending.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { DrawEnding } from '../../../presentation/presenter/scenes.ts';
import { type Box, type Item, text } from '../../../presentation/shapes/scene.ts';
import { endedList } from '../../../presentation/text/seat-ends.ts';
import { sumPartsOf, totalsOf } from '../../../presentation/widgets/sums.ts';
import { box as printed } from '../rules/box.ts';
import type { House, View } from '../rules/types.ts';
import { revealRow } from './market/reveal.ts';
import { headline, winnersIn } from './seats/header.ts';
import { podium } from './seats/podium.ts';
import { CONTENT, GAP, MARGIN, RADIUS, READABLE } from './style/layout.ts';
import { GOLD } from './style/palette.ts';
import { panel } from './style/parts.ts';
import { iconOf } from './style/sums.ts';
import { BORDER, onWallpaper, title } from './style/wallpaper.ts';
import { PICTURE_WORDS, type PictureWords } from './words/index.ts';

const STAGE = 452;
const REVEAL = 66;
const CURVE = 300;
const TITLE = READABLE + 10;
const NAME = 240;

/** Draws the final picture of a game: the winner, the parts of each total, private contracts, and a chart of the scores. */
export const endingScene: DrawEnding<View> = ({ summary, ranks }, view, names, language = 'en') => {
  const words = PICTURE_WORDS[language];
  const seats = view.players.length;
  const aside = besideTitle(view, names, words);
  const said = headline(view, names, words, { width: CONTENT - aside.width, size: TITLE });
  const totals = totalsOf(summary, seats);
  const order = ranks ?? totals.map(() => 1);
  const reveals = summary.scored.map(cards => cards.filter(({ part }) => part === 'privateContracts'));
  const revealed = reveals.some(cards => cards.length > 0);
  const stage: Box = { x: MARGIN, y: BORDER + 84, w: CONTENT, h: STAGE };
  const tied = summary.ties.map(({ by }) => by).find(isTie);
  const rows = endingRows(
    { x: MARGIN, y: stage.y + stage.h + GAP, w: CONTENT },
    summary.rounds,
    names,
    words,
    {
      parts: sumPartsOf(summary, words.parts, iconOf),
      totals,
      winner: winnersIn(view)[0] ?? -1,
      tie: tied && {
        label: words.ties[tied],
        values: view.players.map(({ claimed }, seat) => (tied === 'laterSeat' ? seat + 1 : claimed.length)),
      },
      own: revealed
        ? { h: seats * REVEAL + 16, items: box => revealItems(reveals, box, names, words) }
        : undefined,
      curve: CURVE,
      goal:
        view.variant === 'solo'
          ? { points: printed.solo.goal, words: words.goal(printed.solo.goal) }
          : undefined,
    },
  );
  const height = rows.bottom + GAP + BORDER;
  return onWallpaper(height, [
    title(said, { w: CONTENT - aside.width }),
    ...aside.items,
    ...podium(view, { names, totals, ranks: order, house: bestHouse(view, summary, order) }, stage, words),
    ...rows.items,
  ]);
};

const revealItems = (
  reveals: Summary['scored'],
  box: Box,
  names: Names,
  words: PictureWords,
): readonly Item[] => [
  panel('reveal', box, RADIUS),
  ...reveals.flatMap((cards, seat) =>
    revealRow(seat, cards, { ...box, y: box.y + 8 + seat * REVEAL, h: REVEAL }, names, words),
  ),
];

const isTie = (by: string): by is keyof PictureWords['ties'] =>
  by === 'publicContracts' || by === 'laterSeat';

/** Returns the house that brought the winning seat most points. If that seat built nothing, returns the tallest house. */
const bestHouse = ({ houses }: View, { best }: Summary, ranks: readonly number[]): House | undefined =>
  [
    ...houses.filter(({ id }) => id === best?.[ranks.indexOf(1)]),
    ...houses.toSorted((one, other) => other.level - one.level),
  ].find(({ level }) => level > 0);

/** Lists the seats that gave up, or shows how near a solo game came to its goal. The items are right of the title. */
const besideTitle = (
  view: View,
  names: Names,
  words: PictureWords,
): { readonly width: number; readonly items: readonly Item[] } => {
  const called = (seat: number): string =>
    fitted(shownName(names, seat, words.language), NAME, READABLE, 'black');
  const gone = endedList(view, called, words.language);
  const said =
    gone !== ''
      ? gone
      : view.variant === 'solo'
        ? view.result?.won
          ? words.points(view.result.seats[0]?.total ?? 0)
          : words.ofGoal(view.result?.seats[0]?.score ?? 0, printed.solo.goal)
        : '';
  if (said === '') return { width: 0, items: [] };
  const width = Math.min(CONTENT / 2, Math.ceil(textWidth(said, READABLE, 'black')) + 2);
  const box: Box = { x: MARGIN + CONTENT - width, y: BORDER + 14, w: width, h: 60 };
  return {
    width: width + 24,
    items: [
      text('aside', box, fitted(said, width, READABLE, 'black'), {
        weight: 'black',
        align: 'right',
        fill: GOLD,
      }),
    ],
  };
};
