/**
 * State of a line of the operator. `waiting`: the bot has not taken it yet. `cut-off`: the process ended during its work.
 * `withdrawn`: the operator's program waited for the bot in vain.
 */
export type HostLineStatus = 'waiting' | 'begun' | 'done' | 'refused' | 'failed' | 'withdrawn' | 'cut-off';

/** Line that an operator has typed, before the store gives it an id. */
export interface NewHostLine {
  /** Id of the person on Discord, or `command line`. */
  readonly by: string;
  readonly line: string;
  readonly at: number;
  readonly status: HostLineStatus;
}

export interface StoredHostLine extends Omit<NewHostLine, 'by'> {
  readonly id: number;
  /** Author of the line. Null: the person has deleted their data. */
  readonly by: string | null;
  /** Answer to a line that changes something. Null: there is no answer yet, or the line only reads. */
  readonly answer: string | null;
  readonly endedAt: number | null;
}

export type HostBlockKind = 'person' | 'server';

export interface StoredHostBlock {
  readonly kind: HostBlockKind;
  /** Id of the person or server. If the person has deleted their data, this is a keyed hash of their id. */
  readonly id: string;
  /** Note of the operator. Only operators see it. */
  readonly reason: string | null;
  readonly at: number;
}
