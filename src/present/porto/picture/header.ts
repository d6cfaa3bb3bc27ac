import type { View } from '../../../games/porto/types.ts';
import { textWidth } from '../../fonts.ts';
import { type Box, type Item, rect, text } from '../../scene.ts';
import type { Layout } from './layout.ts';
import { READABLE } from './layout.ts';
import { ALARM, GOLD, INK, NAVY, PAPER, WHITE } from './palette.ts';
import { roofIcon } from './parts.ts';

const LINE = 56;

/** Round, roofs on the way to the end, and what is left of the decks. */
export const header = (view: View, { header: box }: Layout): readonly Item[] => {
  const line: Box = { x: box.x, y: 14, w: box.w, h: LINE };
  return [...round(view, line), ...roofs(view, line), ...decks(view, line)];
};

const roundWords = (view: View): string => {
  if (view.phase.type === 'over') return 'The end';
  if (view.lastRound === null) return `Round ${view.round}`;
  return view.round >= view.lastRound ? 'Last round' : `Round ${view.round} of ${view.lastRound}`;
};

const round = (view: View, line: Box): readonly Item[] => {
  const words = roundWords(view);
  const ending = view.lastRound !== null && view.phase.type !== 'over';
  const w = textWidth(words, READABLE, 'black') + 36;
  return [
    rect('round', { ...line, w }, { fill: ending ? ALARM : NAVY, radius: LINE / 2 }),
    text('round/words', { ...line, w }, words, { size: READABLE, weight: 'black', fill: WHITE }),
  ];
};

const roofs = (view: View, line: Box): readonly Item[] => {
  const { placed, end } = view.roofs;
  const words = end === null ? String(placed) : `${placed}/${end}`;
  const icons = end ?? 1;
  const pitch = 34;
  const left = line.x + 330;
  return [
    ...Array.from({ length: icons }, (_, index) =>
      roofIcon(
        `roofs/${index + 1}`,
        left + index * pitch,
        line.y + 40,
        28,
        22,
        end === null || index < placed,
      ),
    ),
    text('roofs/count', { x: left + icons * pitch + 6, y: line.y, w: 110, h: LINE }, words, {
      size: READABLE,
      weight: 'black',
      align: 'left',
      fill: INK,
    }),
  ];
};

const decks = (view: View, line: Box): readonly Item[] => {
  const right = line.x + line.w;
  return [
    rect(
      'deck',
      { x: right - 204, y: line.y + 8, w: 28, h: 40 },
      { fill: NAVY, radius: 6, stroke: { colour: WHITE, width: 3 } },
    ),
    count('deck/left', right - 170, line, view.deck),
    rect(
      'publicDeck',
      { x: right - 94, y: line.y + 10, w: 40, h: 36 },
      { fill: PAPER, radius: 6, stroke: { colour: NAVY, width: 3 } },
    ),
    rect('publicDeck/seal', { x: right - 82, y: line.y + 20, w: 16, h: 16 }, { fill: GOLD, radius: 8 }),
    count('publicDeck/left', right - 48, line, view.publicDeck),
  ];
};

const count = (id: string, x: number, line: Box, cards: number): Item =>
  text(id, { x, y: line.y, w: 48, h: LINE }, String(cards), { size: READABLE, align: 'left', fill: INK });
