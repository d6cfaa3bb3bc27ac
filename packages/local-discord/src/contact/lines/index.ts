import type { Assumption } from '../stage/assumption.ts';
import { access } from './access.ts';
import { commands } from './commands.ts';
import { edits } from './edits.ts';
import { events } from './events.ts';
import { gateway } from './gateway.ts';
import { lengths } from './lengths.ts';
import { limits } from './limits.ts';
import { looks } from './looks.ts';
import { messages } from './messages.ts';
import { nonces } from './nonces.ts';
import { own } from './own.ts';
import { people } from './people.ts';
import { presses } from './presses.ts';
import { registrations } from './registrations.ts';
import { sizes } from './sizes.ts';
import { threads } from './threads.ts';
import { unasked } from './unasked.ts';

export const WITH_PERSON: readonly Assumption[] = [...commands, ...presses, ...people, ...looks];

/** All assumptions, in the order of their trials. Trials that need a person come late. */
export const ASSUMPTIONS: readonly Assumption[] = [
  ...registrations,
  ...messages,
  ...nonces,
  ...edits,
  ...sizes,
  ...lengths,
  ...threads,
  ...access,
  ...limits,
  ...gateway,
  ...events,
  ...own,
  ...WITH_PERSON,
  ...unasked,
];
