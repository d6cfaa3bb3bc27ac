import type { Profile } from '../../../core/people/profile.ts';
import { shownName } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { AnyPresenter } from '../../presenter/presenter.ts';
import { stacked } from '../../shapes/boxes.ts';
import { FADED, GOLD, INK, mix, PAPER } from '../../shapes/colours.ts';
import { type Box, type Item, type Scene, text } from '../../shapes/scene.ts';
import { AHEAD, BEHIND, MARGIN, onDesk, titledSheet, WIDTH } from '../../widgets/card-style.ts';
import { profileTitle, wonPart } from './alt.ts';
import { courseItems } from './course.ts';
import { type ColourVoice, FAVOURITE, favouriteItems, sharesOf } from './favourite.ts';
import { levelItems } from './level.ts';
import { barRow, factTile, HEAD, heading, PLATE, rowOf, rowsHeight, TILE } from './pieces.ts';
import { type ProfileWords, profileWords, ratingOn } from './words.ts';

const COURSE = 430;
const LEVEL = 196;

/** Draws a person's record in one category of games: the rating now, its course, and the opponents. */
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
    opponents: rowsHeight(met),
  });
  return onDesk(bottom + MARGIN, [
    ...heading(shownName([profile.name ?? ''], 0, language), profileTitle(profile, voice)),
    ...plateItems(profile, PLATE, words),
    ...tileItems(profile, boxes.tiles, words),
    ...courseItems(profile, boxes.course, words),
    ...(shares.length === 0 ? [] : favouriteItems(shares, boxes.favourite, words)),
    ...(profile.players.length === 0 ? [] : levelItems(profile, boxes.level, words)),
    ...(met === 0 ? [] : opponentRows(profile, boxes.opponents, words)),
  ]);
};

const plateItems = (
  { rating, withPlayers }: Profile,
  plate: Box,
  { unrated }: ProfileWords,
): readonly Item[] => {
  const shown = rating ?? withPlayers;
  if (shown === null) return [text('plate/none', plate, unrated, { weight: 'black', fill: INK })];
  return [
    text('plate/points', { ...plate, x: plate.x + 24, w: 280 }, ratingOn(shown), {
      ...{ size: 88, weight: 'black', align: 'left', fill: INK },
    }),
    text('plate/spread', { ...plate, x: plate.x + 290, w: 118 }, `±${shown.spread}`, {
      weight: 'black',
      align: 'right',
      fill: mix(INK, GOLD, 0.28),
    }),
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
  return tiles.flatMap((tile, at) => factTile(tile, { ...box, x: box.x + at * (w + MARGIN), w }));
};

const opponentRows = ({ opponents }: Profile, box: Box, words: ProfileWords): readonly Item[] => [
  ...titledSheet('met', box, words.opponents),
  ...opponents.flatMap(({ games, ahead, level }, at) => {
    const names = opponents.map(({ name }) => name);
    const share = (count: number): number => count / Math.max(1, games);
    return barRow(`met/${at}`, rowOf(box, at), {
      name: shownName(names, at, words.language),
      said: words.against(games, ahead),
      parts: [
        [1, mix(BEHIND, PAPER, 0.35)],
        [share(ahead + level), mix(FADED, PAPER, 0.4)],
        [share(ahead), AHEAD],
      ],
    });
  }),
];
