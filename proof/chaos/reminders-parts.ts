import type { StoredMessage } from 'local-discord';
import type { Store } from '../../src/store/index.ts';
import type { Sight } from './board-versions.ts';
import type { LeapingClock } from './leaping-clock.ts';
import type { Random } from './random.ts';
import type { Traffic } from './traffic.ts';

export interface RemindersParts {
  readonly clock: LeapingClock;
  readonly store: Store;
  readonly traffic: Traffic;
  readonly messages: readonly StoredMessage[];
  readonly sights: readonly Sight[];
  readonly chance: Random;
}
