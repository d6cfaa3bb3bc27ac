import type { Seat } from '../../../core/contract/game.ts';
import type { AgeingHelp } from '../judgement/odds.ts';
import type { Event } from '../rules/events.ts';
import { SIDES, type View } from '../rules/types.ts';

/** Lists the ids of the things in a seat's own picture that an event changes. */
const changedBy = (view: View, seat: Seat, before: readonly Event[], event: Event): readonly string[] => {
  const player = view.players[seat];
  switch (event.type) {
    case 'bought':
      return [`place/${event.place}`, `estate/${event.estate}`];
    case 'planted': {
      const vines = player?.estates[event.estate - 1]?.vines.length ?? 0;
      const earlier = before.filter(other => other.type === 'planted' && other.estate === event.estate);
      return [`estate/${event.estate}/slot/${vines + earlier.length + 1}`];
    }
    case 'gathered':
    case 'grew':
    case 'left':
      return [`estate/${event.estate}`];
    case 'sailed':
      return [`harbour/${event.to}`, ...event.loaded.map(({ estate }) => `estate/${estate}/lot`)];
    case 'unloaded': {
      const { to } = event;
      if (to === 'boat') return ['boat'];
      const earlier = before.filter(other => other.type === 'unloaded' && other.to === to);
      return [`${to}/cellar/${(player?.cellar[to].length ?? 0) + earlier.length + 1}`];
    }
    case 'added':
      return [`${event.side}/${event.category}/barrels`];
    case 'soldAtOnce':
      return event.columns.map(column => `${event.side}/cellar/${column}`);
    case 'took':
      return [`open/${event.slot}`];
    case 'drew':
    case 'drewHidden':
      return ['open/deck'];
    case 'looked':
    case 'lookedHidden':
      return [`chip/${event.round}`];
    default:
      return [];
  }
};

/** Lists the ids of the things in a seat's own picture that foreseen events change. */
export const changed = (view: View, seat: Seat, foreseen: readonly Event[]): readonly string[] => [
  ...foreseen.flatMap((event, at) => changedBy(view, seat, foreseen.slice(0, at), event)),
  ...(ageingIn(foreseen) === undefined ? [] : SIDES.map(side => `${side}/cellar`)),
];

/** Returns the help of the played card for an ageing whose die roll is still unknown. Null: no help. Undefined: no ageing. */
export const ageingIn = (foreseen: readonly Event[]): AgeingHelp | undefined => {
  const played = foreseen.find(event => event.type === 'played');
  if (!played)
    return foreseen.some(event => event.type === 'placed' && event.column === 'age') ? null : undefined;
  if (played.card === 'ageing-barrel') return 'barrel';
  if (played.card === 'ageing-quality') return 'quality';
  // A play of `free-action` for an ageing is the last foreseen event, since the die decides all later events.
  return played.card === 'free-action' && foreseen.at(-1) === played ? null : undefined;
};
