import { grammar } from '../../language/grammar.ts';
import type { Language } from '../../language/languages.ts';
import type { LeagueCard } from '../../presenter/contest-cards.ts';
import { asAlt, cleanName, clipped } from '../../text/names.ts';
import { SHARED_WORDS } from '../../words/index.ts';
import { roundTold } from './scene.ts';

/** Largest number of graphemes of a name in a league of more than 16 people. Longer names would not fit into the alt text. */
const SHORT = 12;
const MANY = 16;

/** Writes the alt text of a league's picture: every person with their points, however many people there are. */
export function leagueAlt(card: LeagueCard, title: string, language: Language): string {
  const words = SHARED_WORDS[language].leagues;
  const short = (name: string): string =>
    clipped(cleanName(name, language), card.lines.length > MANY ? SHORT : 24);
  const duels = card.cup.flat().map(({ names: [one, other], winner }) => {
    const won = winner === null ? null : winner === 0 ? one : other;
    return words.duel(short(one), short(other), won === null ? null : short(won));
  });
  const lines = card.lines.map(({ place, name, points, gone }) =>
    card.status === 'gathering'
      ? short(name)
      : `${words.row(place, short(name), points)}${gone ? ` (${words.gone})` : ''}`,
  );
  const head = [cleanName(card.name, language), words.league(title), roundTold(card, words)].join(', ');
  return asAlt([grammar(language).labelled(head, lines.join('; ')), ...duels].join('. '));
}
