import type { GamePlayers, PlayerOf } from '../../../core/player.ts';
import type { Action, Event, Options, State, View } from '../rules/types.ts';
import { greedy } from './greedy.ts';

export const greenPortPlayers: GamePlayers<PlayerOf<State, Action, Event, View, Options>> = {
  steady: greedy,
};
