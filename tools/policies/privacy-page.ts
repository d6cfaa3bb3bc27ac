/** Row of the table of stored data in docs/privacy.md, as plain text. */
export interface StoredKind {
  readonly data: string;
  readonly purpose: string;
  readonly until: string;
}

/**
 * Returns Markdown as plain text without links and emphasis. A policy has no links, since the linked pages are not beside it.
 */
const plainText = (markdown: string): string =>
  markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .trim();

/** Returns the table of stored data. Throws if the page has none. */
export function storedKinds(page: string): readonly StoredKind[] {
  const lines = page.split('\n');
  const head = lines.findIndex(line => /^\| data \| purpose \| kept until \|$/.test(line));
  if (head < 0) throw new Error('docs/privacy.md has no table of stored data');
  const rows = lines.slice(head + 2);
  const end = rows.findIndex(line => !line.startsWith('|'));
  return rows.slice(0, end).map(line => {
    const [data = '', purpose = '', until = ''] = line.split('|').slice(1, -1).map(plainText);
    return { data, purpose, until };
  });
}

/** Returns the text of a chapter without its heading. Throws if there is none. */
export function chapterOf(page: string, heading: string): string {
  const chapter = page.split(/^## /m).find(part => part.startsWith(`${heading}\n`));
  if (chapter === undefined) throw new Error(`docs/privacy.md has no chapter "${heading}"`);
  return chapter.slice(heading.length).trim();
}

/** Returns the points of a chapter's list, each as one line of plain text. */
export const pointsOf = (chapter: string): readonly string[] =>
  chapter
    .split(/^(?=- )|\n\n/m)
    .filter(part => part.startsWith('- '))
    .map(part => plainText(part.slice(2).replaceAll(/\s+/g, ' ')));
