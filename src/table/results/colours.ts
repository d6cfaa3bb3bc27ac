import { type AnyGame, gameOf, type Seat } from '../../core/contract/game.ts';
import type { PlayedColours, StoredMove, StoredResult } from '../../store/index.ts';
import { standingMoves } from '../match/log.ts';
import type { UnitOfWork } from '../match/services.ts';

/**
 * Counts, for each seat, the pieces of each colour that the seat's person has played. Moves by bots and stand-ins do not count.
 * @param moves moves that still count, without undone ones
 */
export function coloursIn(
  game: AnyGame,
  moves: readonly Pick<StoredMove, 'seat' | 'action' | 'by'>[],
): ReadonlyMap<Seat, PlayedColours> {
  const found = new Map<Seat, Record<string, number>>();
  for (const { seat, action, by } of moves) {
    const read = by === 'person' && game.colours ? game.read(action) : undefined;
    if (!read?.ok) continue;
    const own = found.get(seat) ?? {};
    for (const colour of game.colours?.(read.value) ?? []) own[colour] = (own[colour] ?? 0) + 1;
    found.set(seat, own);
  }
  return found;
}

/** Returns how many pieces of each colour these results contain, with the most frequent colour first. */
export function coloursOf(
  played: readonly Pick<StoredResult, 'colours'>[],
): readonly { readonly colour: string; readonly pieces: number }[] {
  const found = new Map<string, number>();
  for (const { colours } of played)
    for (const [colour, pieces] of Object.entries(colours ?? {}))
      found.set(colour, (found.get(colour) ?? 0) + pieces);
  return [...found]
    .map(([colour, pieces]) => ({ colour, pieces }))
    .toSorted((one, other) => other.pieces - one.pieces || (one.colour < other.colour ? -1 : 1));
}

/** Counts colours for a match whose results were stored before colours were counted. */
export async function countColours({ services, repositories }: UnitOfWork, matchId: string): Promise<void> {
  const match = await repositories.matches.get(matchId);
  if (!match) return;
  const moves = standingMoves(await repositories.moves.list(matchId, 0, match.rev));
  await setColours({ repositories }, matchId, coloursIn(gameOf(services, match.game), moves));
}

/** Stores the colours of a match. A seat without an entry has none. */
export async function setColours(
  { repositories }: Pick<UnitOfWork, 'repositories'>,
  matchId: string,
  colours: ReadonlyMap<Seat, PlayedColours>,
): Promise<void> {
  for (const { seat } of await repositories.results.ofMatch(matchId))
    await repositories.results.setColours(matchId, seat, colours.get(seat) ?? {});
}
