import type { Profile } from '../../../core/people/profile.ts';
import { textWidth } from '../../drawing/fonts.ts';
import { grammar } from '../../language/grammar.ts';
import { FADED, GOLD, GOLD_EDGE, PAPER_SHADE } from '../../shapes/colours.ts';
import { type Box, circle, type Item, path, polygon, READABLE, rect, text } from '../../shapes/scene.ts';
import { STRENGTH_NAMES } from '../../text/names.ts';
import { DESK, TITLE, titledSheet } from '../../widgets/card-style.ts';
import { type ProfileWords, ratingOn } from './words.ts';

const AROUND = 60;
const BETWEEN = 24;

/**
 * Draws the person's level among the bots. The level follows the rating in games against bots, or else the rating in games
 * among people.
 */
export const levelItems = (profile: Profile, box: Box, words: ProfileWords): readonly Item[] => {
  const { players, withPlayers, rating } = profile;
  const own = withPlayers ?? rating;
  const all = [...players.map(({ points }) => points), ...(own ? [own.points] : [])];
  const [low, high] = [Math.min(...all) - AROUND, Math.max(...all) + AROUND];
  const track: Box = { x: box.x + 60, y: box.y + TITLE + 44, w: box.w - 120, h: 12 };
  const x = (points: number): number => track.x + (track.w * (points - low)) / (high - low);
  const title =
    withPlayers === null ? words.level : grammar(words.language).labelled(words.level, ratingOn(withPlayers));
  return [
    ...titledSheet('level', box, title),
    rect('level/track', track, { fill: PAPER_SHADE, radius: 6 }),
    ...(own === null
      ? []
      : [
          rect(
            'level/reached',
            { ...track, w: Math.max(12, x(own.points) - track.x) },
            { fill: DESK, radius: 6 },
          ),
        ]),
    ...players.flatMap(({ strength, points }) => [
      circle(`level/${strength}`, x(points), track.y + 6, 15, {
        ...{ fill: '#ffffff', stroke: { colour: FADED, width: 5 } },
      }),
    ]),
    ...labels(profile, box, words, x).map(({ id, left, w, said }) =>
      text(`level/${id}/name`, { x: left, y: track.y + 30, w, h: 50 }, said, { fill: FADED }),
    ),
    ...(own === null ? [] : pin(x(own.points), track.y)),
  ];
};

function labels(
  { players }: Profile,
  box: Box,
  { language }: ProfileWords,
  x: (points: number) => number,
): readonly { readonly id: string; readonly left: number; readonly w: number; readonly said: string }[] {
  const right = box.x + box.w - 12;
  const wide = players.map(({ strength, points }) => {
    const said = `${STRENGTH_NAMES[language][strength]} ${points}`;
    return { id: strength, said, w: Math.ceil(textWidth(said, READABLE, 'bold')) + 4, points };
  });
  let from = box.x + 12;
  return wide.map(({ points, ...label }, at) => {
    // Leaves room for the labels that follow.
    const behind = wide.slice(at).reduce((sum, { w }) => sum + w + BETWEEN, -BETWEEN);
    const left = Math.max(from, Math.min(x(points) - label.w / 2, right - behind));
    from = left + label.w + BETWEEN;
    return { ...label, left };
  });
}

const pin = (x: number, y: number): readonly Item[] => [
  polygon('level/pin', path([x, y + 2], [x - 16, y - 26], [x + 16, y - 26]), {
    fill: GOLD,
    stroke: { colour: GOLD_EDGE, width: 4 },
  }),
  circle('level/own', x, y + 6, 11, { fill: GOLD, stroke: { colour: GOLD_EDGE, width: 4 } }),
];
