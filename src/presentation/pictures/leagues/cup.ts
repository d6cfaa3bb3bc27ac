import type { SeatLoss } from '../../../core/contract/seat-ends.ts';
import { fittedText, writable } from '../../drawing/fonts.ts';
import type { Language } from '../../language/languages.ts';
import { once } from '../../once.ts';
import type { LeagueDuel } from '../../presenter/contest-cards.ts';
import { FADED, GOLD, GOLD_EDGE, INK, mix, PAPER, PAPER_SHADE, WHITE } from '../../shapes/colours.ts';
import { type Box, type Item, path, polyline, rect, type Shape, sprite } from '../../shapes/scene.ts';
import { NAMELESS, tidied, unescaped } from '../../text/names.ts';
import { smallEnd } from '../../widgets/badges.ts';
import { DESK } from '../../widgets/card-style.ts';
import { panel } from '../../widgets/panel.ts';
import type { PresentationCatalogue } from '../../words/index.ts';

/**
 * Returns a person's name for a league's picture, without letters that no font has. An empty name becomes `NAMELESS` and not a
 * seat number, since people in a league have no seat numbers.
 */
export const leagueName = (name: string, language: Language): string =>
  writable(tidied(unescaped(name), language)) || NAMELESS[language];

/** Sign's width and height in pixels. */
const SIGN = 36;
const signOf = once((loss: SeatLoss): readonly Shape[] => smallEnd(loss, 2, SIGN - 1));

/** Draws in the middle of a box the sign for the way in which a person lost a seat. */
export const lossSign = (id: string, { x, y, w, h }: Box, loss: SeatLoss): Item =>
  sprite(id, { x: x + (w - SIGN) / 2, y: y + (h - SIGN) / 2, w: SIGN, h: SIGN }, signOf(loss));

type Cup = readonly (readonly LeagueDuel[])[];

const TITLE = 52;
const LINE = 56;
const DUEL = 2 * LINE + 8;
const GAP = 16;
const BETWEEN = 26;

/**
 * Returns the height of the cup's first round, which is the height of the whole cup. Later rounds are beside the first, each
 * duel halfway between the two duels that lead to it.
 */
export const cupHeight = ([first]: Cup): number =>
  first === undefined ? 0 : TITLE + first.length * (DUEL + GAP) - GAP;

const INKS = { won: INK, lost: FADED, open: INK } as const;

/** Draws the rounds of the cup side by side; rounds to come are empty. */
export function cupItems(
  cup: Cup,
  box: Box,
  words: PresentationCatalogue['leagues'],
  language: Language,
): readonly Item[] {
  const size = 2 * (cup[0]?.length ?? 1);
  const rounds = Math.log2(size);
  const w = (box.w - (rounds - 1) * BETWEEN) / rounds;
  const height = box.h - TITLE;
  const placed = Array.from({ length: rounds }, (_, round) => {
    const duels = size / 2 ** (round + 1);
    const step = height / duels;
    return Array.from(
      { length: duels },
      (_each, at): Box => ({
        x: box.x + round * (w + BETWEEN),
        y: box.y + TITLE + step * at + (step - DUEL) / 2,
        w,
        h: DUEL,
      }),
    );
  });
  return placed.flatMap((boxes, round) => [
    fittedText(
      `cup/${round}/title`,
      { x: box.x + round * (w + BETWEEN), y: box.y - 6, w, h: TITLE },
      words.cup(2 * boxes.length),
      { align: 'left', fill: mix(DESK, WHITE, 0.8) },
    ),
    ...boxes.flatMap((duel, at) => [
      ...lead(placed[round + 1]?.[Math.floor(at / 2)], duel, `cup/${round}/${at}/lead`),
      ...duelItems(cup[round]?.[at], duel, `cup/${round}/${at}`, {
        language,
        final: round === rounds - 1,
      }),
    ]),
  ]);
}

const lead = (next: Box | undefined, { x, y, w, h }: Box, id: string): readonly Item[] => {
  if (!next) return [];
  const [from, to, middle] = [y + h / 2, next.y + next.h / 2, x + w + BETWEEN / 2];
  return [
    polyline(id, path([x + w, from], [middle, from], [middle, to], [next.x, to]), {
      colour: mix(DESK, WHITE, 0.55),
      width: 4,
    }),
  ];
};

function duelItems(
  duel: LeagueDuel | undefined,
  box: Box,
  id: string,
  { language, final }: { readonly language: Language; readonly final: boolean },
): readonly Item[] {
  const names = duel?.names ?? ['', ''];
  return [
    panel(id, box, 12),
    rect(
      `${id}/rule`,
      { x: box.x + 12, y: box.y + box.h / 2 - 1, w: box.w - 24, h: 2 },
      { fill: PAPER_SHADE },
    ),
    ...names.flatMap((name, at): readonly Item[] => {
      const winner = duel?.winner ?? null;
      const fate = winner === null ? 'open' : winner === at ? 'won' : 'lost';
      const line: Box = { x: box.x + 6, y: box.y + 4 + at * LINE, w: box.w - 12, h: LINE };
      const shown = name === '' ? '–' : leagueName(name, language);
      const loss = duel?.losses[at] ?? null;
      const room = loss ? SIGN + 12 : 0;
      return [
        ...(fate === 'won'
          ? [
              rect(`${id}/${at}/won`, line, {
                ...{ fill: final ? GOLD : mix(GOLD, PAPER, 0.55), radius: 8 },
                ...(final && { stroke: { colour: GOLD_EDGE, width: 3 } }),
              }),
            ]
          : []),
        fittedText(`${id}/${at}/name`, { ...line, x: line.x + 12, w: line.w - 24 - room }, shown, {
          align: 'left',
          fill: INKS[fate],
          clip: true,
          weight: fate === 'won' ? 'black' : 'bold',
        }),
        ...(loss
          ? [lossSign(`${id}/${at}/loss`, { ...line, x: line.x + line.w - 12 - SIGN, w: SIGN }, loss)]
          : []),
      ];
    }),
  ];
}
