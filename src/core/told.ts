import type { Step, Told, Viewer } from './game.ts';

/** What a viewer hears of what was told: the one place that decides it. */
export const heard = <Event>(told: readonly Told<Event>[], viewer: Viewer): readonly Event[] =>
  told.flatMap(each => {
    if (each.to === 'all' || each.to === viewer) return [each.event];
    return each.others === undefined ? [] : [each.others];
  });

/** What of a step its actor could foresee for sure. */
export const certain = <State, Event>({ told, chance }: Step<State, Event>): readonly Told<Event>[] =>
  told.filter((_, place) => !chance.includes(place));
