import { saidWith } from '../../../src/stage/catalogue/index.ts';
import type { Language } from '../../../src/stage/languages.ts';
import type { Path, Place } from './place.ts';

type Share = Readonly<Record<'wine' | 'brandy', (barrels: number) => string>>;

/** Where Vintage says what stood at a path of its words; undefined where nobody says so. */
export function vintagePlace(language: Language, path: Path): Place | undefined {
  const [group, name] = path;
  const given = path.at(-1) as readonly (string | number)[];
  const at = (steps: Path, as?: Place['as']): Place => ({
    file: 'src/games/vintage/words/all.ts',
    path: ['VINTAGE_WORDS', language, ...steps],
    ...(as && { as }),
  });
  // A count is never below 0, and what a Korean particle follows is never empty.
  if (group === 'alt' && language === 'fr' && Number(given[0]) < 0) return undefined;
  if (group === 'story' && language === 'ko' && given.includes('')) return undefined;
  switch (`${group}.${name}`) {
    case 'alt.asked':
      return at(path[2] === 'over' ? path.slice(0, 3) : path);
    case 'own.onSide':
      return at(['own', 'onSide', path[3] ?? '', path[2] ?? '']);
    case 'deeds.share':
      return at(['deeds', 'share'], said => {
        const { wine, brandy } = said as Share;
        const [first, second] = given.map(Number) as [number, number];
        return [...(first > 0 ? [wine(first)] : []), ...(second > 0 ? [brandy(second)] : [])].join(' + ');
      });
    case 'deeds.plantShort':
    case 'deeds.sailShort':
      return at(path, said => String(said).trim());
    // A vine is told by its code now.
    case 'deeds.plant':
    case 'deeds.gift':
    // The number of points is handed over, and no text.
    case 'finale.wins':
    case 'finale.winsBy':
    case 'finale.shared':
      return undefined;
    // A bonus is never below 0.
    case 'story.harvesting':
    case 'story.harvestingByCard':
    case 'story.roundBegan':
      return Number(given[1]) < 0 ? undefined : at(path);
    case 'story.rolledWith':
      return at(['story', 'rolledWith', [given[0], given[1], Number(given[1]) + Number(given[2])]]);
    case 'parts.pages':
      return at(path, said => Object.values(said as object));
    case 'refusals.codes':
      return at(path.slice(0, 3), said =>
        saidWith(said as string, given[0] as unknown as Readonly<Record<string, string>>),
      );
    case 'terms.number':
      return { file: 'src/stage/grammar.ts', path: ['grammar', [language], 'number', given] };
  }
  return group === 'topics'
    ? { file: 'src/games/vintage/words/topics.ts', path: ['TOPICS', language, ...path.slice(1)] }
    : at(path);
}
