import type { Seat } from '../../../core/contract/game.ts';
import { endOf } from '../../../core/contract/seat-ends.ts';
import { shownName } from '../../../presentation/drawing/fonts.ts';
import type { Language } from '../../../presentation/language/languages.ts';
import { once } from '../../../presentation/once.ts';
import { SHARE, shareColumns, shareHeading, sharePlate } from '../../../presentation/pictures/cards/share.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import {
  type Box,
  type Drawn,
  type Item,
  opaque,
  rect,
  type Scene,
  type Shape,
  sprite,
} from '../../../presentation/shapes/scene.ts';
import { firework } from '../../../presentation/widgets/celebration.ts';
import { panel } from '../../../presentation/widgets/panel.ts';
import { box as printed } from '../rules/box.ts';
import type { Estate, View } from '../rules/types.ts';
import { roundWords } from './header.ts';
import { CHIP, chipItems } from './pieces/chip.ts';
import { slotItems, VINE, vineItems } from './pieces/vine.ts';
import { VINTNER, vintnerItems } from './pieces/vintner.ts';
import { hasWon, totalOf, winnersIn } from './seats/seat-points.ts';
import { lightAt, NIGHT, stepOf } from './style/light.ts';
import { INK, mix, OAK_DARK, SCHIST, SEAT_TEXTS, WINE } from './style/palette.ts';
import { MARGIN } from './valley/layout.ts';
import { quayOf, slopes } from './valley/slopes.ts';
import { BOARD_WORDS, PAGE_WORDS, type PageWords } from './words/index.ts';

const { width: WIDTH, height: HEIGHT } = SHARE;
const BASE = 512;
const PLATES = HEIGHT - 96;
const SLOT = VINE.w;
const TERRACE = { w: 5 * SLOT + 16, h: 80 } as const;

/** Draws a picture for sharing a game: a headline, and each seat's person on top of the terraces of the seat's Estates. */
export const shareScene = (view: View, names: Names, language: Language = 'en'): Scene => {
  const words = PAGE_WORDS[language];
  return {
    ...SHARE,
    items: [
      opaque('valley', { x: 0, y: 0, w: WIDTH, h: HEIGHT }, valley(stepOf(view), winnersIn(view).length > 0)),
      ...heading(view, names, words),
      ...shareColumns(view.players.length, PLATES).flatMap((box, seat) =>
        standing(view, names, seat, box, words),
      ),
    ],
  };
};

/** Number of landscapes in the cache, small because each has hundreds of shapes. */
const VALLEYS = 4;

const valley = once((step: number, feast: boolean): readonly Shape[] => {
  const light = lightAt(step);
  return [
    ...slopes(light, { width: WIDTH, horizon: 296, bottom: BASE }),
    ...(feast && step === NIGHT
      ? [
          ...firework('firework/1', [110, 190], 64, 0),
          ...firework('firework/2', [596, 170], 50, 2),
          ...firework('firework/3', [1076, 186], 68, 4),
        ]
      : []),
    ...quayOf(light, BASE, HEIGHT - BASE, WIDTH),
  ];
}, VALLEYS);

const PITCH = CHIP + 6;

const heading = (view: View, names: Names, words: PageWords): readonly Item[] => {
  const wide = view.chips.length * PITCH + 18;
  const chips = { x: WIDTH - MARGIN - wide, y: 24, w: wide, h: 60 };
  const standing = {
    winners: winnersIn(view),
    points: view.players.map(totalOf),
    resigned: view.resigned,
    running: view.phase.type !== 'over' && !view.stopped,
  };
  return [
    ...shareHeading(
      { words: words.title, width: 236, paper: WINE },
      {
        ...{ standing, names, language: words.language },
        round: roundWords(view, BOARD_WORDS[words.language]),
      },
      standing.running ? wide : 0,
    ),
    // After the game, the chips of the rounds give their room to the winner's name.
    ...(standing.running ? [panel('chips', chips, 30)] : []),
    ...(standing.running ? view.chips : []).map((bonus, index) => {
      const round = index + 1;
      const when = round < view.round ? 'past' : round === view.round ? 'now' : 'later';
      return sprite(
        `chip/${round}`,
        { x: chips.x + 12 + index * PITCH, y: chips.y + 7, w: CHIP, h: CHIP },
        // A later round's chip is face down, even if the view has its bonus because a seat has looked at the chip.
        chipItems(when === 'later' ? -1 : (bonus ?? -1), when),
      );
    }),
  ];
};

const standing = (view: View, names: Names, seat: Seat, box: Box, words: PageWords): readonly Item[] => {
  const id = `seat/${seat + 1}`;
  const player = view.players[seat];
  const estates = player?.estates ?? [];
  const x = Math.round(box.x + (box.w - TERRACE.w) / 2);
  const pitch = TERRACE.h - 15;
  const top = BASE + 6 - estates.length * pitch;
  const sign = hasWon(view, seat) ? 'crown' : (endOf(view, seat) ?? 'none');
  return [
    sprite(
      `${id}/vintner`,
      { x: x + (TERRACE.w - VINTNER.w) / 2, y: top - VINTNER.h + 10, ...VINTNER },
      vintnerItems(seat, sign),
    ),
    ...estates.flatMap((estate, level) =>
      terrace(`${id}/${estate.place}`, estate, x, BASE + 6 - (level + 1) * pitch),
    ),
    ...sharePlate(
      id,
      box,
      {
        name: shownName(names, seat, words.language),
        score: String(player ? totalOf(player) : 0),
        won: hasWon(view, seat),
      },
      hasWon(view, seat) ? INK : SEAT_TEXTS[seat],
    ),
  ];
};

const terraceItems = once((): readonly Drawn[] => [
  rect('ground', { x: 0, y: 16, w: TERRACE.w, h: TERRACE.h - 16 }, { fill: '#7b5232', radius: 12 }),
  rect('earth', { x: 0, y: 16, w: TERRACE.w, h: 44 }, { fill: '#a9794a', radius: 12 }),
  rect(
    'wall',
    { x: 2, y: TERRACE.h - 20, w: TERRACE.w - 4, h: 19 },
    { fill: { pattern: 'stones', ground: SCHIST, ink: mix(SCHIST, OAK_DARK, 0.45) }, radius: 4 },
  ),
]);

const terrace = (id: string, { vines }: Estate, x: number, y: number): readonly Item[] => [
  sprite(id, { x, y, ...TERRACE }, terraceItems()),
  ...Array.from({ length: printed.vines.slots }, (_, slot) => {
    const vine = vines[slot];
    return sprite(
      vine ? `${id}/vine/${vine}` : `${id}/slot/${slot + 1}`,
      { x: x + 8 + slot * SLOT, y: y + 12, w: VINE.w, h: VINE.h },
      vine ? vineItems(vine) : slotItems(),
    );
  }),
];
