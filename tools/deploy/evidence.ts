/** Row of docs/trials.md: the newest figure of a promise by one harness. */
export interface Figure {
  readonly promise: string;
  readonly harness: string;
  /** Date such as "26 November 2026", or "every run". Empty: the row has none. */
  readonly date: string;
  readonly version: string;
}

export const EVERY_RUN = 'every run';
/** Greatest age of a figure in releases. The release notes' command names older figures. */
const RELEASES = 10;
/** Greatest age of a figure in days. The release notes' command names older figures. */
const DAYS = 30;
const DAY_MS = 86_400_000;

/** Returns the rows of the table in docs/trials.md. A row with an empty first cell belongs to the promise above it. */
export function figuresIn(trials: string): readonly Figure[] {
  const rows = trials
    .split('\n')
    .filter(line => line.startsWith('|'))
    .map(line =>
      line
        .split('|')
        .slice(1, -1)
        .map(cell => cell.trim()),
    );
  let promise = '';
  return rows.slice(2).map(([name = '', harness = '', , date = '', version = '']) => {
    promise = name === '' ? promise : name;
    return { promise, harness, date, version: /\d+\.\d+\.\d+/.exec(version)?.[0] ?? '' };
  });
}

/** Returns the versions in the headings of CHANGELOG.md, the newest first. A heading such as "0.9.0 to 0.9.3" has two. */
export const versionsIn = (changelog: string): readonly string[] =>
  [...changelog.matchAll(/^## (.+)$/gm)].flatMap(([, heading = '']) =>
    [...(heading.split(',')[0] ?? '').matchAll(/\d+\.\d+\.\d+/g)].map(([version]) => version).reverse(),
  );

const releasesAgo = (versions: readonly string[], version: string): number => {
  const isOlder = (other: string) => other.localeCompare(version, 'en', { numeric: true }) <= 0;
  const at = versions.findIndex(isOlder);
  return at < 0 ? versions.length : at;
};

/**
 * Returns a line for each promise whose newest figure is more than ten releases or thirty days old, or has no date.
 * @param now milliseconds since 1970
 */
export function oldEvidence(
  figures: readonly Figure[],
  versions: readonly string[],
  now: number,
): readonly string[] {
  const ageOf = ({ date, version }: Figure) => ({
    days: Math.floor((now - Date.parse(`${date} UTC`)) / DAY_MS),
    releases: releasesAgo(versions, version),
  });
  return [...new Set(figures.map(({ promise }) => promise))].flatMap(promise => {
    const all = figures.filter(figure => figure.promise === promise);
    if (all.some(({ date }) => date === EVERY_RUN)) return [];
    const dated = all.filter(({ date, version }) => version !== '' && !Number.isNaN(Date.parse(date)));
    if (dated.length === 0) return [`${promise}: no figure has a date and a version`];
    const ages = dated.map(ageOf);
    if (ages.some(({ days, releases }) => days <= DAYS && releases <= RELEASES)) return [];
    const days = Math.min(...ages.map(age => age.days));
    const releases = Math.min(...ages.map(age => age.releases));
    return [`${promise}: the newest figure is ${days} days and ${releases} releases old`];
  });
}
