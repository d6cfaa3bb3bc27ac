import { grammar, signed } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { DealCard, DealLine, DuelFacts } from '../../presenter/contest-cards.ts';
import { rect, type Scene } from '../../shapes/scene.ts';
import { asAlt } from '../../text/alt.ts';
import { DESK } from '../../widgets/card-style.ts';
import { race } from '../../widgets/score-curves.ts';
import { SHARED_WORDS } from '../../words/index.ts';

const RACE = { width: 1200, height: 760 } as const;

/** Writes the alt text of a deal's card, which names every fact on the card. */
export function cardAlt(card: DealCard, title: string, language: Language): string {
  const { deals: words, duels } = SHARED_WORDS[language];
  const { number, code, day, street, duel, streak, stars } = card;
  const { daily, challenge } = duel ? duels : words;
  const lines = [
    `${title}, ${number === null ? challenge(code ?? '') : daily(number)}`,
    ...(day === null ? [] : [grammar(language).date(new Date(day))]),
    ...(duel ? duelLines(card, duel, language) : soloLines(card, language)),
    ...(stars ? ['★'.repeat(stars[0]) + '☆'.repeat(stars[1] - stars[0])] : []),
    ...(duel || street.length === 0 ? [] : [words.street(street)]),
    ...(streak === null || streak === 0 ? [] : [words.streak(streak)]),
  ];
  return asAlt(lines.join('. '));
}

function soloLines({ points, par }: DealCard, language: Language): readonly string[] {
  const words = SHARED_WORDS[language].deals;
  return [
    points === null ? words.unplayed : `${points} ${words.points(points)}`,
    ...(par === null ? [] : [words.par(par)]),
  ];
}

function duelLines(
  { points, par, person }: DealCard,
  { own, bot }: DuelFacts,
  language: Language,
): readonly string[] {
  const { duels } = SHARED_WORDS[language];
  if (points === null) return [duels.unplayed];
  const scores = own.map((score, at) => `${score}:${bot[at] ?? 0}`);
  return [
    grammar(language).labelled(
      `${person ?? duels.you} ${own.at(-1) ?? 0}, ${duels.bot} ${bot.at(-1) ?? 0}`,
      signed(points),
    ),
    ...(par === null ? [] : [duels.par(signed(par))]),
    ...(scores.length === 0 ? [] : [duels.rounds(person, scores)]),
  ];
}

/** Draws each person's scores round by round as a line, which ends at the person's last score. */
export const raceScene = (lines: readonly DealLine[], language: Language, leads = false): Scene => {
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
      ...race(scores, names, box, { title: raceTitle(language, leads), language }),
    ],
  };
};

const raceTitle = (language: Language, leads: boolean): string => {
  const { deals, duels } = SHARED_WORDS[language];
  return leads ? duels.race : deals.race;
};

/** Writes the alt text of the race: every person's score after each round. */
export const raceAlt = (lines: readonly DealLine[], language: Language, leads = false): string => {
  const written = (score: number) => (leads ? signed(score) : String(score));
  const texts = lines.map(({ name, course }) =>
    grammar(language).labelled(name, course.map(written).join(', ')),
  );
  return asAlt([raceTitle(language, leads), ...texts].join('. '));
};
