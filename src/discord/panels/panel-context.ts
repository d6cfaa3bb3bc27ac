import type { AnyGame } from '../../core/game.ts';
import { type Picks, worthTo } from '../../stage/menu.ts';
import type { AnyPresenter } from '../../stage/presenter.ts';
import { type AnswerFile, fileOf } from '../answer.ts';
import { namesOf } from '../people.ts';
import { gameOf, type Room } from '../room.ts';
import type { CustomId } from './custom-id.ts';
import { packPicks } from './picks.ts';
import type { SeatedPerson } from './seat.ts';

/** What a panel needs to know while it is made: of the seat that it is for, and nothing that the seat may not know. */
export interface PanelContext {
  readonly room: Room;
  readonly seating: SeatedPerson;
  readonly game: AnyGame;
  readonly presenter: AnyPresenter;
  readonly view: unknown;
  readonly legal: readonly unknown[];
  worth(action: unknown): number | undefined;
  /** A press on it opens the panel with these picks. */
  open(picks: Picks): CustomId;
}

export function panelContext(room: Room, seating: SeatedPerson): PanelContext {
  const { match, seat } = seating;
  const { game, presenter } = gameOf(room, match);
  const legal = match.position.legal(seat);
  const view = match.position.view(seat);
  return {
    room,
    seating,
    game,
    presenter,
    view,
    legal,
    worth: once(worthTo(game, view, seat)),
    open: picks =>
      packPicks(game, legal, picks, args => ({ match: match.id, rev: match.rev, verb: 'open', args })),
  };
}

/** A panel asks for each action's worth several times. */
const once = (worth: (action: unknown) => number | undefined) => {
  const known = new Map<unknown, number | undefined>();
  return (action: unknown): number | undefined => {
    if (!known.has(action)) known.set(action, worth(action));
    return known.get(action);
  };
};

/** The kind of an action, as it is picked. */
export const kindOf = (game: AnyGame, action: unknown): Picks => game.fields(action).slice(0, 1);

/** The board with the seat's own hand, where the game has such a picture. */
export async function turnPicture({
  room,
  seating: { match, seat },
  presenter,
  view,
}: PanelContext): Promise<AnswerFile | undefined> {
  const { turnPicture: draw } = presenter;
  if (!draw) return undefined;
  const names = namesOf(match, room.language);
  const fileName = `${match.game}-${match.id}-${match.rev}-turn.png`;
  const key = [match.id, match.rev, seat, room.language, names];
  return fileOf(await room.pictures.own(key, () => draw(view, names, fileName)));
}
