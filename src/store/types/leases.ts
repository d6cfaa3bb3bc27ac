/** A running instance. */
export interface LeaseHolder {
  /** Made anew at each start. */
  readonly holder: string;
  /** Where process numbers mean something: a machine since it was started, and its namespace; '' unknown. */
  readonly place: string;
  readonly pid: number;
  /** Goes up with each sign of life. */
  readonly beat: number;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

export interface NamedLease extends LeaseHolder {
  readonly name: string;
}

/** Whoever writes, and the leases that must be its own for that. */
export interface LeaseClaim {
  readonly holder: string;
  /** Read at each transaction. */
  readonly names: readonly string[];
}
