import type { DescribedPart, NamedPart, PartsPage } from '../../presenter/presenter.ts';
import { around, bounds } from '../../shapes/boxes.ts';
import type { Box, Scene } from '../../shapes/scene.ts';

/** Part of a board that the bot explains: the key of its words, and the ids of its items in the picture. */
interface BoardPart<Name extends string = string> {
  readonly name: Name;
  /**
   * Matches the ids of the part's items. A group in the pattern separates several similar parts. The bot explains only one of
   * them: the middle one of the parts with the most items.
   */
  readonly ids: RegExp;
}

/** The parts of a game's board, page by page. `scenery` matches the items that no rule mentions. */
export interface BoardParts<Name extends string = string> {
  readonly pages: readonly (readonly BoardPart<Name>[])[];
  readonly scenery: RegExp;
}

interface FoundPart<Name extends string = string> {
  readonly name: Name;
  readonly box: Box;
}

const boxOf = ({ items }: Scene, ids: RegExp): Box | undefined => {
  const alike = new Map<string, Box[]>();
  for (const item of items) {
    const found = ids.exec(item.id);
    if (!found) continue;
    const key = found[1] ?? '';
    alike.set(key, [...(alike.get(key) ?? []), bounds(item)]);
  }
  const most = Math.max(...[...alike.values()].map(boxes => boxes.length));
  const fullest = [...alike.values()].filter(boxes => boxes.length === most);
  const middle = fullest[Math.floor(fullest.length / 2)];
  return middle && around(middle);
};

/** Lists the parts that a board shows, in the order of `parts`. */
export const partsOn = <Name extends string>(
  board: Scene,
  parts: readonly BoardPart<Name>[],
): readonly FoundPart<Name>[] =>
  parts.flatMap(({ name, ids }) => {
    const box = boxOf(board, ids);
    return box ? [{ name, box }] : [];
  });

interface PartsWords<Name extends string> {
  /** Titles of the pages; absent where there is only one page. */
  readonly pages?: readonly string[];
  readonly parts: Readonly<Record<Name, DescribedPart>>;
}

/** Returns the pages that name a board's parts; a page without parts is left out. */
export const partsPages = <Name extends string>(
  board: Scene,
  { pages }: BoardParts<Name>,
  words: PartsWords<Name>,
): readonly PartsPage[] =>
  pages.flatMap((parts, at) => {
    const named = partsOn(board, parts).map(({ name, box }): NamedPart => ({ ...words.parts[name], box }));
    const title = words.pages?.[at];
    return named.length > 0 ? [{ ...(title !== undefined && { title }), parts: named, board }] : [];
  });

/** Returns a line of markdown for each part, with its number. */
export const partsLines = ({ parts }: PartsPage): readonly string[] =>
  parts.map(({ name, about }, at) => `**${at + 1} · ${name}** ${about}`);
