import { fittedText, writable } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { LookBackCard } from '../../presenter/look-back-card.ts';
import { cellOf, stacked } from '../../shapes/boxes.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, rect, type Scene, text } from '../../shapes/scene.ts';
import { cleanName, NAMELESS } from '../../text/names.ts';
import { AHEAD, DESK, MARGIN, onDesk, TITLE, titledSheet, WIDTH } from '../../widgets/card-style.ts';
import { FAVOURITE, favouriteItems } from '../profile/favourite.ts';
import { barRow, factTile, HEAD, heading, PLATE, rowOf, rowsHeight, tileHeight } from '../profile/pieces.ts';
import { profileWords } from '../profile/words.ts';
import {
  monthsOf,
  ownerOf,
  periodTitle,
  playedGames,
  tilesOf,
  underGames,
  voiceOf,
  type YearVoice,
} from './tiles.ts';

const SMALL = READABLE - 6;
const BAR = 150;
const MONTHS = TITLE + 44 + BAR + 54;

/** Draws the facts of a year, or of some months. */
export const lookBackScene = (card: LookBackCard, language: Language): Scene => {
  const voice = voiceOf(card, language, raw => writable(cleanName(raw, language)) || NAMELESS[language]);
  const colours = card.kind === 'person' ? card.colours : [];
  const facts = tilesOf(card, voice);
  const w = WIDTH - 2 * MARGIN;
  const tile = {
    w: (w - MARGIN) / 2,
    h: tileHeight(Math.max(0, ...facts.map(({ lines }) => lines.length))),
  };
  const rows = Math.ceil(facts.length / 2);
  const { boxes, bottom } = stacked({ x: MARGIN, y: MARGIN + HEAD, w }, MARGIN, {
    games: rowsHeight(playedGames(card, voice).length),
    months: monthsOf(card, voice).length === 0 ? 0 : MONTHS,
    favourite: colours.length === 0 ? 0 : FAVOURITE,
    tiles: rows === 0 ? 0 : rows * (tile.h + MARGIN) - MARGIN,
  });
  const { games, months, favourite, tiles } = boxes;
  const game = card.titles[(card.kind === 'person' && card.facts.colours?.game) || ''];
  return onDesk(bottom + MARGIN, [
    ...heading(
      card.name === null ? '' : voice.name(ownerOf(card)),
      card.period.kind === 'year' ? voice.words.inGames : '',
    ),
    fittedText('period', PLATE, periodTitle(card, voice), {
      ...periodType(card),
      weight: 'black',
      fill: INK,
    }),
    ...gamesItems(card, games, voice),
    ...(months.h > 0 ? monthItems(card, months, voice) : []),
    ...(favourite.h > 0 ? favouriteItems(colours, favourite, profileWords(language), game) : []),
    ...facts.flatMap(({ title, ...fact }, at) =>
      factTile({ ...fact, label: title }, cellOf({ ...tiles, ...tile }, 2, at, MARGIN)),
    ),
  ]);
};

const periodType = ({ period }: LookBackCard) => ({ size: period.kind === 'year' ? 88 : READABLE });

/** Draws each game with a bar as long as its share of the most played game. */
const gamesItems = (card: LookBackCard, box: Box, voice: YearVoice): readonly Item[] => {
  const rows = playedGames(card, voice);
  const most = Math.max(...rows.map(({ games }) => games));
  const title = [voice.words.played(card.facts.games), underGames(card, voice)].filter(Boolean).join(' · ');
  return [
    ...titledSheet('games', box, title),
    ...rows.flatMap(({ title: name, games, text: said }, at) =>
      barRow(`games/${at}`, rowOf(box, at), {
        ...{ name, said, nameRoom: 330 },
        parts: [
          [1, mix(PAPER, PAPER_SHADE, 0.6)],
          [games / most, AHEAD],
        ],
      }),
    ),
  ];
};

/** Draws a bar for each month, golden for the month with most games. */
const monthItems = (card: LookBackCard, box: Box, voice: YearVoice): readonly Item[] => {
  const months = monthsOf(card, voice);
  const most = Math.max(...months.map(({ games }) => games));
  const pitch = Math.floor((box.w - 32) / months.length);
  const left = box.x + (box.w - pitch * months.length) / 2;
  const floor = box.y + TITLE + 44 + BAR;
  const w = Math.min(64, pitch - 22);
  return [
    ...titledSheet('months', box, voice.words.months),
    rect('months/floor', { x: box.x + 16, y: floor, w: box.w - 32, h: 3 }, { fill: PAPER_SHADE }),
    ...months.flatMap(({ name, games }, at) => {
      const h = Math.round((BAR * games) / most);
      const place = { x: left + at * pitch, w: pitch };
      const bar: Box = { x: place.x + (pitch - w) / 2, y: floor - h, w, h };
      const look = games === most ? { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } } : { fill: DESK };
      const count = grammar(voice.language).number(games);
      const above = { ...place, y: bar.y - 44, h: 40 };
      return [
        ...(games === 0
          ? []
          : [
              rect(`months/${at}/bar`, bar, { ...look, radius: 8 }),
              text(`months/${at}/games`, above, count, { size: SMALL, weight: 'black', fill: INK }),
            ]),
        text(`months/${at}/name`, { ...place, y: floor + 6, h: 44 }, name, { size: SMALL, fill: FADED }),
      ];
    }),
  ];
};
