import type { PlayerOf } from '../../../core/player.ts';
import type { Event } from '../rules/events.ts';
import type { Action, Options, State, View } from '../rules/types.ts';

export type VintagePlayer = PlayerOf<State, Action, Event, View, Options>;
