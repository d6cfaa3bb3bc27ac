import type { StoredMessage } from 'local-discord';
import type { Store } from '../../src/store/index.ts';
import type { Table } from '../../src/table/table.ts';
import type { Elsewhere } from '../guard/secrets/elsewhere.ts';
import type { Agreement } from './acting.ts';
import type { Attempt } from './attempt.ts';
import type { Sight } from './board-versions.ts';
import type { Nudge } from './nudges.ts';
import type { Withdrawal } from './orders.ts';
import type { PairingEvidence } from './people-apart.ts';

export interface Evidence extends Partial<PairingEvidence> {
  readonly store: Store;
  readonly table: Table;
  readonly matches: readonly string[];
  readonly attempts: readonly Attempt[];
  readonly messages: readonly StoredMessage[];
  readonly sights: readonly Sight[];
  readonly withdrawals: readonly Withdrawal[];
  readonly agreements: readonly Agreement[];
  /** Open question in a message, by the message's id. */
  readonly asked?: ReadonlyMap<string, string>;
  readonly nudges?: readonly Nudge[];
  /** True where two bots act at the same time, as if the lease had failed. Absent: at most one bot acts. */
  readonly withoutLease?: boolean;
  readonly elsewhere?: Elsewhere | undefined;
}
