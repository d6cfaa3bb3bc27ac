import { fittedText, textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { LookBackCard } from '../../presenter/look-back-card.ts';
import { FADED, GOLD, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, rect, text } from '../../shapes/scene.ts';
import { RADIUS } from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';
import { underGames, type YearVoice } from './tiles.ts';

const ROW = 92;
const PAD = 26;
const LEFT = 384;
const LEAST = 252;
/** Maximum number of games with a row of their own. */
const MOST = 5;
const BARS = ['#2f6db0', '#1f7a5c', '#c2551d', '#6d4aa8', '#9c3d63'];

/** Returns the most played games, each with its number of games and its best score in words. */
export const playedGames = (
  { facts, titles }: LookBackCard,
  { words }: YearVoice,
): readonly { readonly title: string; readonly games: number; readonly text: string }[] =>
  facts.played.slice(0, MOST).map(({ game, games, best }) => ({
    title: titles[game] ?? game,
    games,
    text: [words.played(games), ...(best === null ? [] : [words.best(best)])].join(' · '),
  }));

export const gamesHeight = ({ facts }: LookBackCard): number =>
  Math.max(LEAST, Math.min(MOST, facts.played.length) * ROW + 2 * PAD - 10);

/** Paints the number of games, and each game with a bar as long as its share. */
export const gamesItems = (card: LookBackCard, box: Box, voice: YearVoice): readonly Item[] => {
  const { games } = card.facts;
  const { words, language } = voice;
  const rows = playedGames(card, voice);
  const most = Math.max(...rows.map(row => row.games));
  const under = underGames(card, voice);
  const top = box.y + (box.h - (under === '' ? 162 : 212)) / 2;
  const w = LEFT - PAD - 10;
  const figure = grammar(language).number(games);
  const size = Math.min(120, Math.floor((120 * w) / textWidth(figure, 120, 'black')));
  const x = box.x + LEFT;
  const room = box.w - LEFT - PAD;
  const first = box.y + (box.h - rows.length * ROW) / 2 + 4;
  return [
    panel('games', box, RADIUS),
    text('games/count', { x: box.x + PAD, y: top - 8, w, h: 122 }, figure, {
      ...{ size, weight: 'black', align: 'left', fill: INK },
    }),
    text('games/noun', { x: box.x + PAD, y: top + 114, w, h: 48 }, words.games(games), {
      ...{ size: READABLE + 2, weight: 'black', align: 'left', fill: INK },
    }),
    ...(under === ''
      ? []
      : [
          text('games/won', { x: box.x + PAD, y: top + 162, w, h: 50 }, under, {
            align: 'left',
            fill: FADED,
          }),
        ]),
    ...rows.flatMap(({ title, games: count, text: sentence }, at) => {
      const y = first + at * ROW;
      const said = Math.ceil(textWidth(sentence, READABLE, 'bold')) + 4;
      const bar: Box = { x, y: y + 54, w: room, h: 18 };
      const colour = BARS[at % BARS.length] ?? GOLD;
      return [
        fittedText(`games/${at}/title`, { x, y, w: room - said - 12, h: 50 }, title, {
          weight: 'black',
          align: 'left',
          fill: INK,
        }),
        text(`games/${at}/text`, { x: x + room - said, y, w: said, h: 50 }, sentence, {
          align: 'right',
          fill: FADED,
        }),
        rect(`games/${at}/track`, bar, { fill: mix(PAPER, PAPER_SHADE, 0.6), radius: 9 }),
        rect(
          `games/${at}/bar`,
          { ...bar, w: Math.max(18, (bar.w * count) / most) },
          { fill: colour, radius: 9, stroke: { colour: WHITE, width: 2 } },
        ),
      ];
    }),
  ];
};
