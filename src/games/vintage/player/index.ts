import type { GamePlayers, PlayerOf } from '../../../core/player.ts';
import type { Event } from '../rules/events.ts';
import type { Action, Options, State, View } from '../rules/types.ts';
import { steady } from './steady.ts';

/** The rule that stands in. Players of the bot are not made yet. */
export const vintagePlayers: GamePlayers<PlayerOf<State, Action, Event, View, Options>> = { steady };
