import { fitted, fittedText, textWidth } from '../../drawing/fonts.ts';
import { signed } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { DealCard, DuelFacts } from '../../presenter/contest-cards.ts';
import type { DuelLevel } from '../../presenter/duel-levels.ts';
import type { Presenter } from '../../presenter/presenter.ts';
import { type Dye, GOLD, GOLD_EDGE, INK, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { type Box, type Fill, type Item, READABLE, rect, type Scene, text } from '../../shapes/scene.ts';
import { panel } from '../../widgets/panel.ts';
import { type PresentationCatalogue, SHARED_WORDS } from '../../words/index.ts';
import { HEIGHT, heading, MARGIN, stars, streakPill, WIDTH } from './card-parts.ts';

/** Function that returns a game's colour by its name. */
type ColourOf = Presenter<unknown, unknown, unknown>['colour'];

interface Sides {
  readonly own: Fill;
  readonly bot: Fill;
}

const NIGHT = ['#14283c', '#2c4c66', '#3f6a80'];
const TALLY: Box = { x: MARGIN, y: 134, w: 360, h: 150 };
const LEAD: Box = { x: MARGIN + TALLY.w + 30, y: 134, w: WIDTH - 2 * (MARGIN + TALLY.w + 30), h: 150 };
const BAND = 26;

/** Line between the rounds that the person won, above it, and the rounds that the bot won, below it. */
const MIDDLE = 452;
const NAMES = 208;
const CHART: Box = { x: MARGIN + NAMES, y: MIDDLE - 104, w: WIDTH - 2 * MARGIN - NAMES, h: 208 };
const WIDEST = 110;
/** Least distance between two rounds at which their scores fit. */
const ROOM_FOR_SCORES = 62;
/** Maximum number of rounds on the card. No game has more. */
const MOST = 32;
/** Dashed marks before the first attempt. They are the same for every deal. */
const GHOSTS: readonly DuelLevel[] = [1, -1, 2, -1, -2, 1, 1, -1, 2, -1];

/**
 * Draws the card of a duel: both totals, the person's lead, and a mark for each round on the winner's side. No part of the card
 * reveals the deal.
 */
export const duelScene = (
  card: DealCard,
  duel: DuelFacts,
  title: string,
  colour: ColourOf,
  language: Language,
): Scene => {
  const { deals, duels } = SHARED_WORDS[language];
  const sides = sidesOf(duel, colour);
  const played = card.points !== null;
  return {
    width: WIDTH,
    height: HEIGHT,
    items: [
      rect('night', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, { fill: { gradient: NIGHT } }),
      ...heading(card, title, duels, language),
      ...stars(card),
      ...tally('own', TALLY, card.person ?? duels.you, played ? (duel.own.at(-1) ?? 0) : null, sides.own),
      ...tally(
        'bot',
        { ...TALLY, x: WIDTH - MARGIN - TALLY.w },
        duels.bot,
        played ? (duel.bot.at(-1) ?? 0) : null,
        sides.bot,
      ),
      ...lead(card, duels),
      text('legend', { x: MARGIN, y: 294, w: WIDTH - 2 * MARGIN, h: 44 }, duels.gained, {
        size: READABLE - 4,
        align: 'left',
        fill: WHITE,
      }),
      ...chart(duel, played, sides, { you: card.person ?? duels.you, bot: duels.bot }),
      ...foot(card, duel, sides, deals, duels),
    ],
  };
};

const USUAL: Sides = { own: '#3f9bd8', bot: '#e98a3c' };

const sidesOf = ({ colours }: DuelFacts, colour: ColourOf): Sides => {
  const [own, bot] = colours ?? [];
  const fill = (name: string | undefined): Fill | undefined => {
    const dye: Dye | undefined = name === undefined ? undefined : colour?.(name)?.dye;
    return dye && { pattern: dye.pattern, ground: dye.wall, ink: dye.glaze };
  };
  return { own: fill(own) ?? USUAL.own, bot: fill(bot) ?? USUAL.bot };
};

/** Returns the colour of a side without its pattern, for marks that are too small for a pattern. */
const plainOf = (fill: Fill): Fill => (typeof fill === 'object' && 'pattern' in fill ? fill.ground : fill);

const tally = (id: string, box: Box, name: string, total: number | null, fill: Fill): readonly Item[] => {
  const figure = total === null ? '–' : String(total);
  const inner = { x: box.x + BAND + 18, w: box.w - BAND - 34 };
  return [
    panel(id, box, 22, PAPER, PAPER_SHADE),
    rect(`${id}/band`, { x: box.x + 8, y: box.y + 8, w: BAND, h: box.h - 16 }, { fill, radius: 12 }),
    fittedText(`${id}/name`, { ...inner, y: box.y + 8, h: 46 }, name, {
      weight: 'black',
      align: 'left',
      fill: INK,
      clip: true,
    }),
    text(`${id}/total`, { ...inner, y: box.y + 58, h: 84 }, figure, {
      size: 72,
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
  ];
};

const lead = ({ points, par }: DealCard, words: PresentationCatalogue['duels']): readonly Item[] => {
  const won = points !== null && points > 0;
  const figure = points === null ? '?' : signed(points);
  const note = points === null || par === null ? '' : words.par(signed(par));
  const [fill, edge] = won ? [GOLD, GOLD_EDGE] : [PAPER, PAPER_SHADE];
  return [
    panel('lead', LEAD, 24, fill, edge),
    text('lead/figure', { ...LEAD, h: note ? 94 : LEAD.h }, figure, { size: 80, weight: 'black', fill: INK }),
    ...(note
      ? [
          text('lead/par', { ...LEAD, y: LEAD.y + 98, h: 44 }, fitted(note, LEAD.w - 16, READABLE, 'black'), {
            weight: 'black',
            fill: INK,
          }),
        ]
      : []),
  ];
};

const chart = (
  { own, bot, levels }: DuelFacts,
  played: boolean,
  sides: Sides,
  words: Pick<PresentationCatalogue['duels'], 'you' | 'bot'>,
): readonly Item[] => {
  const shown = (played ? levels : GHOSTS).slice(0, MOST);
  const pitch = Math.min(WIDEST, Math.floor(CHART.w / Math.max(1, shown.length)));
  const left = CHART.x + Math.round((CHART.w - pitch * shown.length) / 2);
  const scored = played && pitch >= ROOM_FOR_SCORES;
  const side = (id: string, name: string, y: number): Item =>
    fittedText(`chart/${id}`, { x: MARGIN, y, w: NAMES - 16, h: 46 }, name, {
      size: READABLE - 4,
      weight: 'black',
      align: 'left',
      fill: WHITE,
      clip: true,
    });
  return [
    rect(
      'chart',
      { ...CHART, x: MARGIN - 16, w: WIDTH - 2 * MARGIN + 32 },
      { fill: '#0c1c2c80', radius: 20 },
    ),
    side('own', words.you, MIDDLE - 66),
    side('bot', words.bot, MIDDLE + 20),
    rect('chart/middle', { x: CHART.x, y: MIDDLE - 2, w: CHART.w, h: 4 }, { fill: '#ffffff90' }),
    ...shown.flatMap((level, at) => {
      const box = { x: left + at * pitch + 5, w: pitch - 10 };
      return [
        ...mark(`round/${at}`, box, level, played ? sides : undefined),
        ...(scored
          ? [...figureAt(`own/${at}`, box, own[at], 'up'), ...figureAt(`bot/${at}`, box, bot[at], 'down')]
          : []),
      ];
    }),
  ];
};

const figureAt = (
  id: string,
  { x, w }: Pick<Box, 'x' | 'w'>,
  score: number | undefined,
  side: 'up' | 'down',
): readonly Item[] =>
  score === undefined
    ? []
    : [
        text(
          `score/${id}`,
          { x: x - 5, y: side === 'up' ? CHART.y : CHART.y + CHART.h - 42, w: w + 10, h: 42 },
          String(score),
          { size: READABLE - 4, weight: 'black', fill: WHITE },
        ),
      ];

/** Line on which the marks of rounds stand, and their heights by the level's distance from zero. */
interface MarkLine {
  readonly middle: number;
  /** Distance of a won or lost round's mark from the line. */
  readonly gap: number;
  readonly sizes: readonly [even: number, won: number, wonHigh: number];
}

/** Returns the place of a round's mark: above the line if the person won, below it if the bot did, and else on it. */
function spanOf(level: DuelLevel, { middle, gap, sizes }: MarkLine): Pick<Box, 'y' | 'h'> {
  const h = sizes[Math.abs(level)] ?? sizes[0];
  return { h, y: level > 0 ? middle - gap - h : level < 0 ? middle + gap : middle - h / 2 };
}

/** Draws the mark of a round, at the place that `spanOf` returns. */
const mark = (
  id: string,
  { x, w }: Pick<Box, 'x' | 'w'>,
  level: DuelLevel,
  sides: Sides | undefined,
): readonly Item[] => {
  const span = spanOf(level, { middle: MIDDLE, gap: 2, sizes: [16, 30, 60] });
  const stroke = sides ? { colour: WHITE, width: 3 } : { colour: '#ffffffb0', width: 4, dash: [10, 9] };
  const fill = sides ? (level > 0 ? sides.own : level < 0 ? sides.bot : WHITE) : '#ffffff1c';
  return [rect(id, { x, w, ...span }, { fill, radius: 6, stroke })];
};

const foot = (
  { streak, practice, points }: DealCard,
  { parLevels }: DuelFacts,
  sides: Sides,
  words: PresentationCatalogue['deals'],
  { unplayed }: PresentationCatalogue['duels'],
): readonly Item[] => {
  const y = 572;
  const pill = streakPill(streak, words, y - 8);
  const label = points === null ? unplayed : practice ? words.practice : words.parStreet;
  const room = pill.left - MARGIN - 24;
  const row = points === null || practice ? [] : (parLevels ?? []).slice(0, MOST);
  const w = Math.min(room, Math.ceil(textWidth(label, READABLE - 4, 'black')) + 16);
  const pitch = Math.min(34, Math.floor((room - w) / Math.max(1, row.length)));
  return [
    ...(label
      ? [
          fittedText('foot', { x: MARGIN, y: y - 2, w, h: 48 }, label, {
            size: READABLE - 4,
            weight: 'black',
            align: 'left',
            fill: WHITE,
            clip: true,
          }),
        ]
      : []),
    ...row.map((level, at) => {
      const span = spanOf(level, { middle: y + 22, gap: 0, sizes: [6, 12, 22] });
      const fill = level > 0 ? plainOf(sides.own) : level < 0 ? plainOf(sides.bot) : WHITE;
      return rect(
        `par/${at}`,
        { x: MARGIN + w + 8 + at * pitch, w: pitch - 6, ...span },
        { fill, radius: 3 },
      );
    }),
    ...pill.items,
  ];
};
