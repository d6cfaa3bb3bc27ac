import type { NamedPart, PartsPage, ToldPart } from '../../presenter/presenter.ts';
import type { Scene } from '../../shapes/scene.ts';
import { type BoardParts, partsOn } from './board-part.ts';

export interface PartsWords<Name extends string> {
  /** Titles of the pages; absent where there is only one page. */
  readonly pages?: readonly string[];
  readonly parts: Readonly<Record<Name, ToldPart>>;
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
  parts.map(({ name, told }, at) => `**${at + 1} · ${name}** ${told}`);
