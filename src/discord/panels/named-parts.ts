import { partsLines } from '../../stage/parts/pages.ts';
import type { Match } from '../../table/match/types.ts';
import { type Button, buttonRows } from '../buttons/components.ts';
import { partsId } from '../buttons/match-buttons.ts';
import { type Context, gameOf } from '../context/context.ts';
import { namesOf } from '../context/people.ts';
import { firstLines, MAX_CONTENT } from '../context/text.ts';
import { publicView } from '../messages/board.ts';
import { type Answer, fileOf, say, turnedAway } from '../ports/answer.ts';
import { matchHandlers, strange } from './handlers.ts';

/**
 * Names the parts of a revision's public board, privately, in a picture and in words.
 * @param place the revision, and the page where the board has several
 */
export async function namedParts(
  context: Context,
  match: Match,
  [rev, at = 0]: readonly [revision: number, page?: number],
): Promise<Answer> {
  const { parts, partsPicture } = gameOf(context, match).presenter;
  const view = rev > match.rev ? undefined : await publicView(context, match, rev);
  if (!match.dealt || view === undefined) return say(context.words.history.noSuchTurn(rev, match.rev));
  const names = namesOf(match, context.language);
  const pages = parts?.(view, names) ?? [];
  const page = pages[at];
  if (!page) return turnedAway(context.words.errors.strangeButton);
  const fileName = `${match.game}-${match.id}-${rev}-parts-${at + 1}.png`;
  const picture = await partsPicture?.(view, names, at, fileName);
  const ways = pages.flatMap(({ title }, place): readonly Button[] =>
    place === at || title === undefined
      ? []
      : [{ label: title, id: partsId(match, rev, place), style: 'main' }],
  );
  const title = page.title ?? context.words.board.parts;
  return {
    content: firstLines([`**${title}**`, ...partsLines(page)], MAX_CONTENT),
    ...(ways.length > 0 && { rows: buttonRows(ways) }),
    ...(picture && { file: fileOf(picture) }),
  };
}

export const presses = matchHandlers(
  {
    parts: ({ context, match, args }) => namedParts(context, match, args),
  },
  strange,
);
