import type { Match } from '../match/types.ts';
import type { Button } from './components.ts';
import { packPicks } from './picks.ts';
import { gameOf, type Room } from './room.ts';

/** A button for each kind of action that the seats have: it opens the panel. */
export function openers(
  room: Room,
  match: Match,
  seats: readonly number[],
  style: NonNullable<Button['style']>,
): readonly Button[] {
  const { game, presenter } = gameOf(room, match);
  const view = room.table.view(match, 'table');
  const buttons = new Map<string, Button>();
  for (const seat of seats) {
    const legal = room.table.legal(match, seat);
    for (const action of legal) {
      const kind = game.fields(action)[0];
      if (!kind || buttons.has(kind.join('='))) continue;
      const id = packPicks(game, legal, [kind], args => ({
        match: match.id,
        rev: match.rev,
        verb: 'open',
        args,
      }));
      buttons.set(kind.join('='), { label: presenter.value(...kind, view), id, style });
    }
  }
  return [...buttons.values()];
}
