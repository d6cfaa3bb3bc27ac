import { fittedText, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { LeagueCard, LeagueLine } from '../../presenter/contest-cards.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { bend } from '../../shapes/curves.ts';
import {
  type Box,
  circle,
  type Item,
  polygon,
  READABLE,
  rect,
  type Scene,
  text,
} from '../../shapes/scene.ts';
import { asAlt } from '../../text/alt.ts';
import { cleanName, clipped, isolated, plainName } from '../../text/names.ts';
import { DESK, MARGIN, onDesk, RADIUS, ROW, WIDTH } from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';
import { type PresentationCatalogue, SHARED_WORDS } from '../../words/index.ts';
import { cupHeight, cupItems, leagueName, lossSign } from './cup.ts';

const HEAD = 128;
const ONE_COLUMN = 16;
const COURSE = 5;
const PLACE = 74;
const POINTS = 116;
const CELL = 72;
const PAD = 16;
const TITLES = 44;
const SMALL = READABLE - 6;
const CUP = 96;
const goneIn = (words: PresentationCatalogue['leagues'], gone: 'left' | 'out'): string =>
  gone === 'left' ? words.gone : words.out;

const MEDALS = [
  { fill: GOLD, edge: GOLD_EDGE },
  { fill: '#d7dbe0', edge: '#7d8790' },
  { fill: '#dba878', edge: '#8a5a30' },
] as const;

const roundText = (
  { status, round, rounds, lines, cup }: LeagueCard,
  words: PresentationCatalogue['leagues'],
): string => {
  if (status === 'gathering') return words.gathering(lines.length);
  if (status !== 'running') return words[status];
  const duels = cup.at(-1);
  return duels ? words.cup(2 * duels.length) : words.round(round, Math.max(round, rounds ?? round));
};

/** Draws the standing of a league: all people with their points, round by round where there is room, and the league's cup. */
export const leagueScene = (card: LeagueCard, title: string, language: Language): Scene => {
  const words = SHARED_WORDS[language].leagues;
  const { lines, cup } = card;
  const columns = lines.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.max(1, Math.ceil(lines.length / columns));
  const tree: Box = { x: MARGIN, y: MARGIN + HEAD, w: WIDTH - 2 * MARGIN, h: cupHeight(cup) };
  const top = cup.length === 0 ? tree.y : tree.y + tree.h + MARGIN;
  const titles = card.status === 'gathering' ? 0 : TITLES;
  const sheet: Box = { x: MARGIN, y: top, w: WIDTH - 2 * MARGIN, h: titles + rows * ROW + 2 * PAD };
  const height = sheet.y + sheet.h + MARGIN;
  const w = sheet.w / columns;
  return onDesk(height, [
    ...heading(card, title, words, language),
    ...(cup.length === 0 ? [] : cupItems(cup, tree, words, language)),
    panel('sheet', sheet, RADIUS),
    ...(titles === 0 ? [] : titleItems(sheet, columns, lines, words)),
    ...lines.flatMap((line, at) => {
      const [column, row] = [Math.floor(at / rows), at % rows];
      const box = { x: sheet.x + column * w, y: sheet.y + PAD + titles + row * ROW, w, h: ROW };
      return lineItems(line, at, box, { card, language, words, wide: columns === 1, first: row === 0 });
    }),
    ...(columns === 2
      ? [rect('fold', { x: sheet.x + w - 1, y: sheet.y + PAD, w: 2, h: rows * ROW }, { fill: PAPER_SHADE })]
      : []),
  ]);
};

const titleItems = (
  sheet: Box,
  columns: number,
  lines: readonly LeagueLine[],
  words: PresentationCatalogue['leagues'],
): readonly Item[] =>
  Array.from({ length: columns }, (_, column): readonly Item[] => {
    const w = sheet.w / columns;
    const right = sheet.x + (column + 1) * w - PAD;
    const y = sheet.y + PAD - 4;
    const type = { size: SMALL, align: 'right', fill: FADED } as const;
    const points = Math.ceil(textWidth(words.points, SMALL, 'bold')) + 2;
    const course = columns === 1 && lines.some(line => line.course.length > 0) ? words.course : '';
    const box = { x: right - POINTS - 400, y, w: 400 - Math.max(0, points - POINTS) - 20, h: TITLES };
    return [
      text(`titles/${column}/points`, { x: right - points - 6, y, w: points, h: TITLES }, words.points, type),
      ...(course ? [text(`titles/${column}/course`, box, course, type)] : []),
    ];
  }).flat();

const trophy = (x: number, y: number): readonly Item[] => [
  ...[-1, 1].map(side =>
    circle(`trophy/handle/${side}`, x + side * 32, y + 28, 17, {
      stroke: { colour: GOLD, width: 8 },
    }),
  ),
  polygon(
    'trophy/bowl',
    [
      [x - 36, y],
      [x + 36, y],
      ...bend([x + 36, y], [x + 34, y + 58], [x, y + 62], 8),
      ...bend([x, y + 62], [x - 34, y + 58], [x - 36, y], 8),
    ],
    { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } },
  ),
  rect('trophy/stem', { x: x - 6, y: y + 60, w: 12, h: 18 }, { fill: GOLD_EDGE }),
  rect(
    'trophy/foot',
    { x: x - 28, y: y + 76, w: 56, h: 14 },
    { fill: GOLD, radius: 4, stroke: { colour: GOLD_EDGE, width: 3 } },
  ),
];

const heading = (
  card: LeagueCard,
  title: string,
  words: PresentationCatalogue['leagues'],
  language: Language,
): readonly Item[] => {
  const w = WIDTH - 2 * MARGIN - CUP - 20;
  const name = leagueName(card.name, language);
  const text = `${words.league(title)} · ${roundText(card, words)}`;
  return [
    ...trophy(WIDTH - MARGIN - CUP / 2, MARGIN),
    fittedText('name', { x: MARGIN, y: MARGIN - 6, w, h: 66 }, name, {
      size: 56,
      weight: 'black',
      align: 'left',
      fill: WHITE,
      clip: true,
    }),
    fittedText('heading', { x: MARGIN, y: MARGIN + 60, w, h: 54 }, text, {
      align: 'left',
      fill: mix(DESK, WHITE, 0.8),
      clip: true,
    }),
  ];
};

interface LineLook {
  readonly card: LeagueCard;
  readonly language: Language;
  readonly words: PresentationCatalogue['leagues'];
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
  const decided = card.lines.some(each => each.points !== card.lines[0]?.points);
  const medal = !gathering && decided && !line.gone ? MEDALS[line.place - 1] : undefined;
  const name = leagueName(line.name, language);
  const sentence = line.gone ? `${name} (${goneIn(words, line.gone)})` : name;
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
    ...(medal
      ? [
          circle(`${id}/medal`, box.x + PAD + 36, box.y + box.h / 2, 25, {
            fill: medal.fill,
            stroke: { colour: medal.edge, width: 4 },
          }),
        ]
      : []),
    text(`${id}/place`, { x: box.x + PAD, y: box.y, w: 72, h: box.h }, `${line.place}`, {
      weight: 'black',
      fill: medal ? INK : mix(ink, PAPER, 0.25),
    }),
    fittedText(`${id}/name`, { x: box.x + PAD + PLACE, y: box.y, w: names, h: box.h }, sentence, {
      weight: 'black',
      align: 'left',
      fill: ink,
      clip: true,
    }),
    ...course.map((result, round) => {
      const cell = { x: right - POINTS - (course.length - round) * CELL, y: box.y, w: CELL, h: box.h };
      const at = `${id}/round/${round}`;
      return typeof result === 'string'
        ? lossSign(at, cell, result)
        : text(at, cell, result === null ? '·' : `${result}`, { fill: FADED });
    }),
    ...(gathering
      ? []
      : [
          text(`${id}/points`, { x: right - POINTS, y: box.y, w: POINTS - 6, h: box.h }, `${line.points}`, {
            ...{ size: 46, weight: 'black', align: 'right', fill: ink },
          }),
        ]),
  ];
};

/** Largest number of graphemes of a name in a league of more than 16 people. Longer names would not fit into the alt text. */
const SHORT = 12;
const MANY = 16;

/** Writes the alt text of a league's picture: every person with their points, however many people there are. */
export function leagueAlt(card: LeagueCard, title: string, language: Language): string {
  const words = SHARED_WORDS[language].leagues;
  const short = (name: string): string =>
    isolated(clipped(cleanName(name, language), card.lines.length > MANY ? SHORT : 24));
  const duels = card.cup.flat().map(({ names, winner, losses }) => {
    const [one, other] = names;
    const won = winner === null ? null : winner === 0 ? one : other;
    const text = words.duel(short(one), short(other), won === null ? null : short(won));
    const lost = names.flatMap((name, at) => {
      const loss = losses[at];
      return loss ? grammar(language).labelled(short(name), SHARED_WORDS[language].seatEnds[loss]) : [];
    });
    return lost.length === 0 ? text : `${text} (${lost.join('; ')})`;
  });
  const lines = card.lines.map(({ place, name, points, gone }) =>
    card.status === 'gathering'
      ? short(name)
      : `${words.row(place, short(name), points)}${gone ? ` (${goneIn(words, gone)})` : ''}`,
  );
  const head = [plainName(card.name, language), words.league(title), roundText(card, words)].join(', ');
  return asAlt([grammar(language).labelled(head, lines.join('; ')), ...duels].join('. '));
}
