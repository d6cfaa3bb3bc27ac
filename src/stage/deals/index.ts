import type { DealCard, DealLine } from '../contests.ts';
import { grammar } from '../language/grammar.ts';
import type { Language } from '../language/languages.ts';
import { asAlt } from '../names.ts';
import { race } from '../race.ts';
import { rect, type Scene } from '../scene.ts';
import { STAGE_WORDS } from '../words/index.ts';

const DESK = '#23415a';
const RACE = { width: 1200, height: 760 } as const;

/** Writes the alt text of a deal's card, which names every fact on the card. */
export function cardAlt(card: DealCard, title: string, language: Language): string {
  const words = STAGE_WORDS[language].deals;
  const { number, code, day, points, par, street, streak, stars } = card;
  const lines = [
    `${title}, ${number === null ? words.challenge(code ?? '') : words.daily(number)}`,
    ...(day === null ? [] : [grammar(language).date(new Date(day))]),
    points === null ? words.unplayed : `${points} ${words.points(points)}`,
    ...(par === null ? [] : [words.par(par)]),
    ...(stars ? ['★'.repeat(stars[0]) + '☆'.repeat(stars[1] - stars[0])] : []),
    ...(street.length === 0 ? [] : [words.street(street)]),
    ...(streak === null || streak === 0 ? [] : [words.streak(streak)]),
  ];
  return asAlt(lines.join('. '));
}

/** Paints each person's scores round by round as a line, which ends at the person's last score. */
export const raceScene = (lines: readonly DealLine[], language: Language): Scene => {
  const { width, height } = RACE;
  const rounds = Math.max(1, ...lines.map(({ course }) => course.length));
  const scores = Array.from({ length: rounds }, (_, at) =>
    lines.map(({ course }) => course[Math.min(at, course.length - 1)] ?? 0),
  );
  const names = lines.map(({ name }) => name);
  const box = { x: 24, y: 24, w: width - 48, h: height - 54 };
  return {
    width,
    height,
    items: [
      rect('desk', { x: 0, y: 0, w: width, h: height }, { fill: DESK }),
      ...race(scores, names, box, { title: STAGE_WORDS[language].deals.race, language }),
    ],
  };
};

/** Writes the alt text of the race: every person's score after each round. */
export const raceAlt = (lines: readonly DealLine[], language: Language): string => {
  const told = lines.map(({ name, course }) => grammar(language).labelled(name, course.join(', ')));
  return asAlt([STAGE_WORDS[language].deals.race, ...told].join('. '));
};
