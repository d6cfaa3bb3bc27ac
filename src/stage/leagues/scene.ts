import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../colours.ts';
import { fitted } from '../fonts.ts';
import type { Language } from '../languages.ts';
import { panel } from '../panel.ts';
import type { LeagueCard, LeagueLine } from '../presenter.ts';
import { DESK, MARGIN, RADIUS, ROW, WIDTH } from '../review/look.ts';
import { type Box, type Item, READABLE, rect, type Scene, sprite, text } from '../scene.ts';
import { STAGE_WORDS, type StageCatalogue } from '../words/index.ts';
import { cupHeight, cupItems } from './cup.ts';
import { leagueName } from './name.ts';

const HEAD = 128;
/** Beside each other from then on. */
const ONE_COLUMN = 16;
/** Rounds that are shown one by one, the newest. */
const COURSE = 5;
const PLACE = 74;
const POINTS = 116;
const CELL = 72;
const PAD = 16;

/** Where it stands, in a few words. */
export const roundTold = (
  { status, round, rounds, lines, cup }: LeagueCard,
  words: StageCatalogue['leagues'],
): string => {
  if (status === 'gathering') return words.gathering(lines.length);
  if (status !== 'running') return words[status];
  const duels = cup.at(-1);
  return duels ? words.cup(2 * duels.length) : words.round(round, Math.max(round, rounds ?? round));
};

/** How a league stands: everybody with their points, round by round where there is room, and its cup. */
export const leagueScene = (card: LeagueCard, title: string, language: Language): Scene => {
  const words = STAGE_WORDS[language].leagues;
  const { lines, cup } = card;
  const columns = lines.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.max(1, Math.ceil(lines.length / columns));
  const tree: Box = { x: MARGIN, y: MARGIN + HEAD, w: WIDTH - 2 * MARGIN, h: cupHeight(cup) };
  const top = cup.length === 0 ? tree.y : tree.y + tree.h + MARGIN;
  const sheet: Box = { x: MARGIN, y: top, w: WIDTH - 2 * MARGIN, h: rows * ROW + 2 * PAD };
  const height = sheet.y + sheet.h + MARGIN;
  const desk = { x: 0, y: 0, w: WIDTH, h: height };
  const w = sheet.w / columns;
  return {
    width: WIDTH,
    height,
    fewColours: true,
    items: [
      sprite('desk', desk, [rect('desk/top', desk, { fill: DESK })], { opaque: true }),
      ...heading(card, title, words, language),
      ...(cup.length === 0 ? [] : cupItems(cup, tree, words, language)),
      panel('sheet', sheet, RADIUS),
      ...lines.flatMap((line, at) => {
        const [column, row] = [Math.floor(at / rows), at % rows];
        const box = { x: sheet.x + column * w, y: sheet.y + PAD + row * ROW, w, h: ROW };
        return lineItems(line, at, box, { card, language, words, wide: columns === 1, first: row === 0 });
      }),
      ...(columns === 2
        ? [rect('fold', { x: sheet.x + w - 1, y: sheet.y + PAD, w: 2, h: rows * ROW }, { fill: PAPER_SHADE })]
        : []),
    ],
  };
};

const heading = (
  card: LeagueCard,
  title: string,
  words: StageCatalogue['leagues'],
  language: Language,
): readonly Item[] => {
  const w = WIDTH - 2 * MARGIN;
  const name = leagueName(card.name, language);
  const told = `${words.league(title)} · ${roundTold(card, words)}`;
  return [
    text('name', { x: MARGIN, y: MARGIN - 6, w, h: 66 }, fitted(name, w, 56, 'black'), {
      ...{ size: 56, weight: 'black', align: 'left', fill: WHITE, clip: true },
    }),
    text('told', { x: MARGIN, y: MARGIN + 60, w, h: 54 }, fitted(told, w, READABLE, 'bold'), {
      ...{ size: READABLE, align: 'left', fill: mix(DESK, WHITE, 0.8), clip: true },
    }),
  ];
};

interface LineLook {
  readonly card: LeagueCard;
  readonly language: Language;
  readonly words: StageCatalogue['leagues'];
  /** There is room for the rounds. */
  readonly wide: boolean;
  readonly first: boolean;
}

const lineItems = (
  line: LeagueLine,
  at: number,
  box: Box,
  { card, language, words, wide, first }: LineLook,
): readonly Item[] => {
  const gathering = card.status === 'gathering';
  const course = wide && !gathering ? line.course.slice(-COURSE) : [];
  const right = box.x + box.w - PAD;
  const numbers = gathering ? 0 : POINTS;
  const names = box.w - 2 * PAD - PLACE - numbers - course.length * CELL;
  const won = card.status === 'over' && line.place === 1;
  const ink = line.gone ? FADED : INK;
  const name = leagueName(line.name, language);
  const told = line.gone ? `${name} (${words.gone})` : name;
  const id = `line/${at}`;
  return [
    ...(won
      ? [
          rect(
            `${id}/won`,
            { x: box.x + 8, y: box.y + 2, w: box.w - 16, h: box.h - 4 },
            {
              ...{ fill: GOLD, stroke: { colour: GOLD_EDGE, width: 3 }, radius: 10 },
            },
          ),
        ]
      : at % 2 === 1
        ? [
            rect(
              `${id}/band`,
              { ...box, x: box.x + 8, w: box.w - 16 },
              { fill: mix(PAPER, PAPER_SHADE, 0.35) },
            ),
          ]
        : []),
    ...(first || won
      ? []
      : [rect(`${id}/rule`, { x: box.x + PAD, y: box.y, w: box.w - 2 * PAD, h: 2 }, { fill: PAPER_SHADE })]),
    text(`${id}/place`, { x: box.x + PAD, y: box.y, w: PLACE - 14, h: box.h }, `${line.place}`, {
      ...{ size: READABLE, weight: 'black', align: 'right', fill: mix(ink, PAPER, 0.25) },
    }),
    text(
      `${id}/name`,
      { x: box.x + PAD + PLACE, y: box.y, w: names, h: box.h },
      fitted(told, names, READABLE, 'black'),
      { ...{ size: READABLE, weight: 'black', align: 'left', fill: ink, clip: true } },
    ),
    ...course.map((points, round) =>
      text(
        `${id}/round/${round}`,
        { x: right - POINTS - (course.length - round) * CELL, y: box.y, w: CELL, h: box.h },
        points === null ? '·' : `${points}`,
        { size: READABLE, fill: FADED },
      ),
    ),
    ...(gathering
      ? []
      : [
          text(`${id}/points`, { x: right - POINTS, y: box.y, w: POINTS - 6, h: box.h }, `${line.points}`, {
            ...{ size: 46, weight: 'black', align: 'right', fill: ink },
          }),
        ]),
  ];
};
