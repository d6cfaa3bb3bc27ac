import type { Gateway } from '../gateway/gateway.ts';
import type { Interactions } from '../resources/interaction.ts';
import type { World } from '../world/world.ts';
import type { Quiet } from './quiet.ts';

/** Parts of the local Discord that people and their requests need. */
export interface Stage {
  readonly world: World;
  readonly gateway: Gateway;
  readonly interactions: Interactions;
  readonly quiet: Quiet;
  /** Milliseconds without a request, after which a deferred update counts as done. */
  readonly quietMs: number;
}
