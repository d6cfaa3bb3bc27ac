import { foresee } from '../../stage/foresee.ts';
import type { AnyPresenter, Names, Picture } from '../../stage/presenter.ts';
import { type Answer, fileOf } from '../answer.ts';
import { newestLines } from '../messages/text.ts';
import { namesOf } from '../people.ts';
import { gameOf, type Room } from '../room.ts';
import { type Button, buttonRows } from './components.ts';
import { writtenAction } from './picks.ts';
import type { SeatedPerson } from './seat.ts';
import { alwaysWays } from './standing-orders.ts';

const PROSPECTS = 3;

/**
 * The last step before a commitment: what the action would bring, in words and as ghosts on the board; what was picked
 * (`picked`) only where there is nothing to foresee.
 */
export async function proposal(
  room: Room,
  seating: SeatedPerson,
  action: unknown,
  head: readonly (string | undefined)[],
  picked: readonly string[],
  ways: readonly Button[],
): Promise<Answer> {
  const { match, seat } = seating;
  const { game, presenter } = gameOf(room, match);
  const view = match.position.view(seat);
  const names = namesOf(match, room.language);
  const events = foresee(game, view, seat, action);
  const lines = presenter.foreseen?.(events, names) ?? presenter.story(events, names);
  const prospects = game.prospects?.(view, seat, action)?.slice(0, PROSPECTS);
  const later = prospects?.map(prospect => ({
    action: prospect,
    worth: game.worth?.(view, seat, prospect),
  }));
  const told = [...lines, ...((later && presenter.prospects?.(later, view)) ?? [])];
  const fileName = `${match.game}-${match.id}-${match.rev}-preview.png`;
  const picture =
    (await presenter.preview?.(view, names, events, fileName)) ??
    (await pickedPicture(presenter, view, names, game.fields(action), fileName));
  const commit: Button = {
    label: presenter.deed(action, view, events),
    id: { match: match.id, rev: match.rev, verb: 'do', args: [writtenAction(game, match, action)] },
    style: 'commit',
  };
  return {
    content: [
      ...head,
      ...(told.length > 0 ? [`-# ${room.words.panel.notYet}`, newestLines(told, 1200)] : picked),
    ]
      .filter(Boolean)
      .join('\n'),
    rows: buttonRows([commit, ...alwaysWays(room, seating, action), ...ways]),
    ...(picture && { file: fileOf(picture) }),
  };
}

/** What is picked, marked among what could be: of the first field that has a picture of its own. */
async function pickedPicture(
  presenter: AnyPresenter,
  view: unknown,
  names: Names,
  fields: readonly (readonly [name: string, value: string])[],
  fileName: string,
): Promise<Picture | undefined> {
  for (const [field, value] of fields) {
    const picture = await presenter.asking?.(view, names, field, value, fileName);
    if (picture) return picture;
  }
  return undefined;
}
