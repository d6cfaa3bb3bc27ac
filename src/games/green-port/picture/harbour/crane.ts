import { grammar } from '../../../../presentation/language/grammar.ts';
import { once } from '../../../../presentation/once.ts';
import {
  type Drawn,
  type Item,
  type Point,
  path,
  polygon,
  polyline,
  rect,
  type Shape,
  sprite,
  text,
} from '../../../../presentation/shapes/scene.ts';
import { oddsOf } from '../../judgement/odds.ts';
import { hasUnit } from '../../rules/cards.ts';
import type { View } from '../../rules/types.ts';
import { columnX, type Places, REST, SIGN_BOTTOM, WIDTH } from '../style/layout.ts';
import { type Light, under } from '../style/light.ts';
import { ALARM, HAZARD, INK, LAMP, mix, PAPER, PINE, PINE_LIGHT, SOOT, WHITE } from '../style/palette.ts';
import { linesOf, type PictureWords } from '../words/index.ts';

const LEFT = columnX(4);
const BOOM = 40;
const CABLE = 36;
/** Distance from the top of the cables to the top of the sign. */
const HUNG = CABLE - 20;

/** Draws a gantry crane over the whole quay. Its legs stand left and right of the cards without a colour. */
export const craneShapes = (
  light: Light,
  { top, ground }: { readonly top: number; readonly ground: number },
): readonly Shape[] => {
  const boom = top + BOOM;
  const steel = under(light, '#f4f1df');
  const shade = under(light, '#b9bfa9');
  const dark = under(light, '#2c6a63');
  const [near, far] = [LEFT + 14, LEFT + REST - 14];
  const beam = (id: string, from: Point, to: Point, width: number, colour = steel): Shape =>
    polyline(id, [from, to], { colour, width });
  const apex: Point = [near + 34, top + 6];
  return [
    beam('crane/stay/1', apex, [150, boom], 3, shade),
    beam('crane/stay/2', apex, [480, boom], 3, shade),
    beam('crane/stay/3', apex, [far + 8, boom], 3, shade),
    beam('crane/mast', [near, boom], apex, 9),
    beam('crane/mast/back', [near + 90, boom], apex, 7, shade),
    rect('crane/leg/far', { x: far - 9, y: boom, w: 18, h: ground - boom }, { fill: shade }),
    rect('crane/leg/near', { x: near - 9, y: boom, w: 18, h: ground - boom }, { fill: steel }),
    rect('crane/leg/near/shade', { x: near + 4, y: boom, w: 5, h: ground - boom }, { fill: shade }),
    rect('crane/portal', { x: near - 9, y: boom + 210, w: far - near + 18, h: 16 }, { fill: shade }),
    rect('crane/portal/light', { x: near - 9, y: boom + 210, w: far - near + 18, h: 5 }, { fill: steel }),
    ...[near, far].map((x, at) =>
      rect(`crane/bogie/${at}`, { x: x - 20, y: ground - 16, w: 40, h: 16 }, { fill: dark, radius: 4 }),
    ),
    rect('crane/boom', { x: 84, y: boom - 8, w: WIDTH - 84, h: 16 }, { fill: steel }),
    rect('crane/boom/shade', { x: 84, y: boom + 4, w: WIDTH - 84, h: 5 }, { fill: shade }),
    ...Array.from({ length: 33 }, (_, at) =>
      polyline(
        `crane/lattice/${at}`,
        path([96 + at * 30, boom + 3], [106 + at * 30, boom - 6], [116 + at * 30, boom + 3]),
        { colour: shade, width: 2 },
      ),
    ),
    rect('crane/nose', { x: 74, y: boom - 11, w: 20, h: 22 }, { fill: dark, radius: 3 }),
    rect('crane/house', { x: near + 96, y: boom - 40, w: 96, h: 34 }, { fill: dark, radius: 5 }),
    rect(
      'crane/house/panes',
      { x: near + 104, y: boom - 32, w: 54, h: 14 },
      { fill: light.lamps ? LAMP : under(light, '#a8d6c4'), radius: 2 },
    ),
    ...(light.lamps
      ? [96, 330, 560, 780].map((x, at) =>
          polygon(
            `crane/lamp/${at}`,
            path([x - 5, boom + 10], [x - 70, boom + 190], [x + 70, boom + 190], [x + 5, boom + 10]),
            { fill: { gradient: [`${LAMP}38`, `${LAMP}00`] } },
          ),
        )
      : []),
    ...[96, 330, 560, 780].map((x, at) =>
      rect(
        `crane/bulb/${at}`,
        { x: x - 6, y: boom + 8, w: 12, h: 7 },
        { fill: light.lamps ? LAMP : dark, radius: 3 },
      ),
    ),
  ];
};

/** Kind of news on the crane's sign. It sets the colour of the sign's frame. */
type Mood = 'calm' | 'risky' | 'bad' | 'plain';

interface Hung {
  readonly mood: Mood;
  readonly large?: string;
  readonly lines: readonly string[];
  /** True where the sign has a line of words above the chance of a bust, instead of below it. */
  readonly first?: boolean;
  /** Filled part of the sign's gauge, from 0 to 1. */
  readonly part?: number;
}

/** Returns the chance of a black card just before the latest black card was revealed. */
const unlucky = ({ unseen }: View): { readonly busts: number; readonly of: number } => ({
  busts: unseen.filter(card => card === 'black').length + 1,
  of: unseen.length + 1,
});

const moodOf = (part: number): Mood => (part >= 0.3 ? 'bad' : part >= 0.15 ? 'risky' : 'calm');

const hung = (view: View, words: PictureWords): Hung | undefined => {
  const { phase, stopped } = view;
  const say = (sign: string, mood: Mood = 'plain'): Hung => ({ mood, lines: linesOf(sign) });
  if (phase.type === 'over' || stopped) return undefined;
  const chance = (busts: number, of: number, said: string, mood: Mood, rest = false): Hung => ({
    mood,
    large: grammar(words.language).percent(busts / of),
    lines: [rest ? said : `${said} ${busts}/${of}`],
    part: busts / of,
    first: rest,
  });
  switch (phase.type) {
    case 'hire': {
      const { next, busts } = oddsOf(view);
      if (next.length === 0) return say(words.signs.empty);
      if (view.pool.length === 0) return say(words.signs.reveal, 'calm');
      if (busts === 0) return say(hasUnit(view.pool) ? words.signs.safe : words.signs.reveal, 'calm');
      return chance(busts, next.length, words.risk, moodOf(busts / next.length));
    }
    case 'bust':
      return say(words.signs.bust, 'bad');
    case 'utilise': {
      if (!view.turn.bust) return say(words.signs.utilise);
      const { busts, of } = unlucky(view);
      return chance(busts, of, words.busted, 'bad', true);
    }
    default:
      return say(words.signs[phase.type]);
  }
};

const FRAMES: Readonly<Record<Mood, string>> = { calm: PINE_LIGHT, risky: HAZARD, bad: ALARM, plain: PINE };

/** Draws the sign on the crane: the next card with the chance of a bust, or the decision that a seat has to make. */
export const craneSign = (view: View, places: Places, words: PictureWords): readonly Item[] => {
  const found = hung(view, words);
  const boom = places.yard.y + BOOM;
  const y = boom + HUNG;
  const box = { x: LEFT, y: boom + 8, w: REST, h: SIGN_BOTTOM - BOOM - 8 };
  if (!found) return [sprite('crane/hook', { ...box, h: CABLE }, hookItems(REST, CABLE))];
  const { large, lines, mood, first = false } = found;
  const inner = { x: LEFT + 8, w: REST - 16 };
  const line = (at: number, top: number, said: string): Item =>
    text(`sign/${at + 1}`, { ...inner, y: top, h: 44 }, said, { weight: 'black', fill: INK });
  return [
    sprite(
      'sign',
      box,
      signItems(REST, box.h, mood, Math.round((found.part ?? 0) * 100), large !== undefined),
    ),
    ...(large === undefined
      ? lines.map((said, at) => line(at, y + (lines.length === 1 ? 47 : 24 + at * 46), said))
      : [
          text('sign/chance', { ...inner, y: y + (first ? 60 : 13), h: 58 }, large, {
            size: 56,
            weight: 'black',
            fill: mood === 'bad' ? ALARM : INK,
          }),
          line(0, y + (first ? 15 : 72), lines[0] ?? ''),
        ]),
  ];
};

export const cables = (w: number, bottom: number): readonly Shape[] => [
  rect('trolley', { x: w / 2 - 34, y: 0, w: 68, h: 12 }, { fill: SOOT, radius: 4 }),
  ...[-1, 1].map(side =>
    polyline(`cable/${side}`, path([w / 2 + side * 24, 8], [w / 2 + side * 58, bottom]), {
      colour: SOOT,
      width: 3,
    }),
  ),
];

const hookItems = once((w: number, h: number): readonly Shape[] => [
  ...cables(w, h - 14),
  rect('spreader', { x: w / 2 - 76, y: h - 16, w: 152, h: 13 }, { fill: HAZARD, radius: 3 }),
]);

/** Draws the crane's sign. `chance`: in whole per cent. */
const signItems = once(
  (w: number, h: number, mood: Mood, chance: number, gauge: boolean): readonly Drawn[] => {
    const top = HUNG;
    const frame = FRAMES[mood];
    const rail = mix(frame, SOOT, 0.35);
    return [
      ...cables(w, top - 8),
      rect('spreader', { x: 24, y: top - 12, w: w - 48, h: 13 }, { fill: HAZARD, radius: 3 }),
      rect(
        'box',
        { x: 1, y: top, w: w - 2, h: h - top - 1 },
        { fill: frame, radius: 6, stroke: { colour: rail, width: 2 } },
      ),
      rect('face', { x: 8, y: top + 9, w: w - 16, h: h - top - 18 }, { fill: PAPER, radius: 4 }),
      ...[1, w - 14].flatMap((x, at) => [
        rect(`corner/${at}/top`, { x, y: top, w: 13, h: 9 }, { fill: rail, radius: 2 }),
        rect(`corner/${at}/bottom`, { x, y: h - 10, w: 13, h: 9 }, { fill: rail, radius: 2 }),
      ]),
      ...(gauge
        ? [
            rect('gauge', { x: 18, y: h - 8, w: w - 36, h: 5 }, { fill: WHITE, radius: 2 }),
            rect(
              'gauge/part',
              { x: 18, y: h - 8, w: ((w - 36) * chance) / 100, h: 5 },
              { fill: SOOT, radius: 2 },
            ),
          ]
        : []),
    ];
  },
);
