import type { Step, Told, Viewer } from './game.ts';

/** Returns the events that a viewer may learn of. No other function decides this. */
export const heard = <Event>(told: readonly Told<Event>[], viewer: Viewer): readonly Event[] =>
  told.flatMap(each => {
    if (each.to === 'all' || each.to === viewer) return [each.event];
    return each.others === undefined ? [] : [each.others];
  });

/** Returns the events of a step that its actor could foresee with certainty. */
export const certain = <State, Event>({ told, chance }: Step<State, Event>): readonly Told<Event>[] =>
  told.filter((_, place) => !chance.includes(place));
