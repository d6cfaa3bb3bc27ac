import type { Profile } from '../../../core/people/profile.ts';
import { fittedText, shownName, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyPresenter } from '../../presenter/presenter.ts';
import { stacked } from '../../shapes/boxes.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, rect, type Scene, text } from '../../shapes/scene.ts';
import {
  AHEAD,
  BEHIND,
  DESK,
  MARGIN,
  onDesk,
  RADIUS,
  ROW,
  TITLE,
  titledSheet,
  WIDTH,
} from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';
import { profileTitle, wonPart } from './alt.ts';
import { courseItems } from './course.ts';
import { type ColourVoice, FAVOURITE, favouriteItems, sharesOf } from './favourite.ts';
import { levelItems } from './level.ts';
import { type ProfileWords, profileWords, ratingOn } from './words.ts';

const HEAD = 150;
const PLATE = 430;
const TILE = 138;
const COURSE = 430;
const LEVEL = 196;

/** Paints a person's record in one category of games: the rating now, its course, and the opponents. */
export const profileScene = (
  profile: Profile,
  voice: Pick<AnyPresenter, 'title' | 'category'> & ColourVoice,
  language: Language,
): Scene => {
  const words = profileWords(language);
  const shares = sharesOf(profile, voice);
  const met = profile.opponents.length;
  const first = { x: MARGIN, y: MARGIN + HEAD, w: WIDTH - 2 * MARGIN };
  const { boxes, bottom } = stacked(first, MARGIN, {
    tiles: TILE,
    course: COURSE,
    favourite: shares.length === 0 ? 0 : FAVOURITE,
    level: profile.players.length === 0 ? 0 : LEVEL,
    opponents: met === 0 ? 0 : TITLE + met * ROW + 16,
  });
  return onDesk(bottom + MARGIN, [
    ...heading(profile, voice, words),
    ...tileItems(profile, boxes.tiles, words),
    ...courseItems(profile, boxes.course, words),
    ...(shares.length === 0 ? [] : favouriteItems(shares, boxes.favourite, words)),
    ...(profile.players.length === 0 ? [] : levelItems(profile, boxes.level, words)),
    ...(met === 0 ? [] : opponentRows(profile, boxes.opponents, words)),
  ]);
};

const heading = (
  profile: Profile,
  voice: Pick<AnyPresenter, 'title' | 'category'>,
  { language, unrated }: ProfileWords,
): readonly Item[] => {
  const left = WIDTH - 3 * MARGIN - PLATE;
  const name = shownName([profile.name ?? ''], 0, language);
  const plate: Box = { x: WIDTH - MARGIN - PLATE, y: MARGIN, w: PLATE, h: HEAD - MARGIN };
  const { rating, withPlayers } = profile;
  const shown = rating ?? withPlayers;
  return [
    fittedText('name', { x: MARGIN, y: MARGIN - 4, w: left, h: 70 }, name, {
      size: 56,
      weight: 'black',
      align: 'left',
      fill: WHITE,
      clip: true,
    }),
    fittedText('game', { x: MARGIN, y: MARGIN + 64, w: left, h: 54 }, profileTitle(profile, voice), {
      align: 'left',
      fill: mix(DESK, WHITE, 0.78),
      clip: true,
    }),
    rect('plate', plate, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 5 }, radius: 26 }),
    ...(shown === null
      ? [text('plate/none', plate, unrated, { weight: 'black', fill: INK })]
      : [
          text('plate/points', { ...plate, x: plate.x + 24, w: 280 }, ratingOn(shown), {
            ...{ size: 88, weight: 'black', align: 'left', fill: INK },
          }),
          text('plate/spread', { ...plate, x: plate.x + 290, w: 118 }, `±${shown.spread}`, {
            weight: 'black',
            align: 'right',
            fill: mix(INK, GOLD, 0.28),
          }),
        ]),
  ];
};

const tileItems = (profile: Profile, box: Box, words: ProfileWords): readonly Item[] => {
  const { number } = grammar(words.language);
  const { games, streak, best } = profile;
  const tiles = [
    { id: 'games', value: number(games), label: words.games(games) },
    { id: 'won', value: wonPart(profile, words.language), label: words.won },
    { id: 'streak', value: number(streak.now), label: words.streak, beside: `/ ${number(streak.best)}` },
    { id: 'best', value: best === null ? '–' : number(best), label: words.best },
  ];
  const w = (box.w - (tiles.length - 1) * MARGIN) / tiles.length;
  return tiles.flatMap(({ id, value, label, beside }, at) => {
    const tile: Box = { x: box.x + at * (w + MARGIN), y: box.y, w, h: box.h };
    const width = textWidth(value, 64, 'black');
    const aside = beside === undefined ? 0 : textWidth(beside, READABLE, 'bold') + 14;
    const x = tile.x + (w - width - aside) / 2;
    return [
      panel(`tile/${id}`, tile, RADIUS),
      text(`tile/${id}/value`, { x, y: tile.y + 10, w: width + 4, h: 72 }, value, {
        ...{ size: 64, weight: 'black', align: 'left', fill: INK },
      }),
      ...(beside === undefined
        ? []
        : [
            text(`tile/${id}/beside`, { x: x + width + 14, y: tile.y + 22, w: aside, h: 60 }, beside, {
              align: 'left',
              fill: FADED,
            }),
          ]),
      fittedText(`tile/${id}/label`, { x: tile.x + 8, y: tile.y + 80, w: w - 16, h: 50 }, label, {
        fill: FADED,
      }),
    ];
  });
};

const opponentRows = ({ opponents }: Profile, box: Box, words: ProfileWords): readonly Item[] => [
  ...titledSheet('met', box, words.opponents),
  ...opponents.flatMap(({ games, ahead, level }, at) => {
    const y = box.y + TITLE + at * ROW;
    const names = opponents.map(({ name }) => name);
    const nameRoom = 400;
    const bar: Box = { x: box.x + 24 + nameRoom + 16, y: y + 18, w: 240, h: ROW - 36 };
    const part = (count: number): number => (bar.w * count) / Math.max(1, games);
    const left = bar.x + bar.w + 24;
    const room = box.x + box.w - 24 - left;
    return [
      rect(`met/${at}/line`, { x: box.x + 16, y, w: box.w - 32, h: 2 }, { fill: PAPER_SHADE }),
      fittedText(
        `met/${at}/name`,
        { x: box.x + 24, y, w: nameRoom, h: ROW },
        shownName(names, at, words.language),
        { weight: 'black', align: 'left', fill: INK, clip: true },
      ),
      rect(`met/${at}/bar`, bar, { fill: mix(BEHIND, PAPER, 0.35), radius: 6 }),
      rect(
        `met/${at}/level`,
        { ...bar, w: part(ahead + level) },
        { fill: mix(FADED, PAPER, 0.4), radius: 6 },
      ),
      rect(`met/${at}/ahead`, { ...bar, w: part(ahead) }, { fill: AHEAD, radius: 6 }),
      fittedText(`met/${at}/text`, { x: left, y, w: room, h: ROW }, words.against(games, ahead), {
        align: 'right',
        fill: INK,
      }),
    ];
  }),
];
