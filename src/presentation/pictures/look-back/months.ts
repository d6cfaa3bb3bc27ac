import { partsOf } from '../../../core/people/look-back.ts';
import { grammar } from '../../language/grammar.ts';
import type { LookBackCard } from '../../presenter/look-back-card.ts';
import { FADED, GOLD, GOLD_EDGE, INK, PAPER_SHADE } from '../../shapes/colours.ts';
import { type Box, type Item, READABLE, rect, text } from '../../shapes/scene.ts';
import { RADIUS } from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';
import type { YearVoice } from './tiles.ts';

const SMALL = READABLE - 6;
const BAR = 150;
const TITLE = 58;

/** Height of the panel with the bars. */
export const MONTHS_HEIGHT = TITLE + 44 + BAR + 54;

/** Returns the months of the period with their numbers of games. Empty where fewer than two months have games. */
export function monthsOf(
  { facts, span }: LookBackCard,
  { language }: YearVoice,
): readonly { readonly name: string; readonly games: number }[] {
  if (facts.months.filter(games => games > 0).length < 2) return [];
  const begins = partsOf(span, 0);
  return facts.months.map((games, at) => ({
    name: grammar(language).month(new Date(begins[at] ?? span.from)),
    games,
  }));
}

/** Paints a bar for each month, golden for the month with most games. */
export const monthItems = (card: LookBackCard, box: Box, voice: YearVoice): readonly Item[] => {
  const months = monthsOf(card, voice);
  const most = Math.max(...months.map(({ games }) => games));
  const pitch = Math.floor((box.w - 32) / months.length);
  const left = box.x + (box.w - pitch * months.length) / 2;
  const floor = box.y + TITLE + 44 + BAR;
  return [
    panel('months', box, RADIUS),
    text('months/title', { x: box.x + 26, y: box.y + 8, w: box.w - 52, h: TITLE - 8 }, voice.words.months, {
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
    rect('months/floor', { x: box.x + 16, y: floor, w: box.w - 32, h: 3 }, { fill: PAPER_SHADE }),
    ...months.flatMap(({ name, games }, at) => {
      const h = Math.round((BAR * games) / most);
      const x = left + at * pitch;
      const w = Math.min(64, pitch - 22);
      return [
        ...(games === 0
          ? []
          : [
              rect(
                `months/${at}/bar`,
                { x: x + (pitch - w) / 2, y: floor - h, w, h },
                games === most
                  ? { fill: GOLD, radius: 8, stroke: { colour: GOLD_EDGE, width: 4 } }
                  : { fill: '#2f6db0', radius: 8 },
              ),
              text(
                `months/${at}/games`,
                { x, y: floor - h - 44, w: pitch, h: 40 },
                grammar(voice.language).number(games),
                {
                  ...{ size: SMALL, weight: 'black', fill: INK },
                },
              ),
            ]),
        text(`months/${at}/name`, { x, y: floor + 6, w: pitch, h: 44 }, name, { size: SMALL, fill: FADED }),
      ];
    }),
  ];
};
