/** A file under data/ that nothing can be played with: one line that names the file and the lines at fault. */
export class BadData extends Error {
  override readonly name = 'BadData';
}

type Path = readonly PropertyKey[];

const TOKEN = /"(?:[^"\\\n]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

interface Level {
  readonly list: boolean;
  key: string;
}

/** The lines of a JSON text on which its entries begin, counted from 1, by their path. */
function linesOf(text: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  const levels: Level[] = [];
  let line = 1;
  let read = 0;
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    line += text.slice(read, index).split('\n').length - 1;
    read = index;
    const level = levels.at(-1);
    if (token === '}' || token === ']') levels.pop();
    else if (token === ',' && level?.list) level.key = String(Number(level.key) + 1);
    else if (token !== ',' && token !== ':') {
      const isKey = level && !level.list && /^\s*:/.test(text.slice(index + token.length));
      if (isKey) level.key = JSON.parse(token);
      const path = levels.map(({ key }) => key).join('/');
      if (!lines.has(path)) lines.set(path, line);
      if (token === '{' || token === '[') levels.push({ list: token === '[', key: token === '[' ? '0' : '' });
    }
  }
  return lines;
}

/** The line of an entry, or of what it is missing in. */
export function lineOf(text: string, path: Path): number {
  const lines = linesOf(text);
  for (let length = path.length; length > 0; length--) {
    const line = lines.get(path.slice(0, length).map(String).join('/'));
    if (line !== undefined) return line;
  }
  return 1;
}

/** Where a text stops being JSON: the first line after which no other rest could mend it. */
function brokenLine(text: string): number {
  const lines = text.split('\n');
  const broken = lines.findIndex((_, index) => {
    const head = `${lines.slice(0, index + 1).join('\n')}\n`;
    const fault = faultOf(head);
    if (fault === undefined || /end of JSON|Unterminated/.test(fault)) return false;
    const position = /position (\d+)/.exec(fault)?.[1];
    return position === undefined || Number(position) < head.length;
  });
  return broken === -1 ? lines.length : broken + 1;
}

const faultOf = (text: string): string | undefined => {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return String(error);
  }
};

/** The content of a JSON file under data/. Throws BadData. */
export function parseData(file: string, text: string): unknown {
  if (faultOf(text) === undefined) return JSON.parse(text);
  throw new BadData(`${file}, line ${brokenLine(text)}: no JSON from here on`);
}
