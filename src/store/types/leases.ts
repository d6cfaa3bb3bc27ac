/** A running instance. */
export interface LeaseHolder {
  /** Id that is new at each start. */
  readonly holder: string;
  /** Scope in which process numbers are valid: a machine since its start, and its namespace. Empty where unknown. */
  readonly place: string;
  readonly pid: number;
  /** Number that increases with each sign of life. */
  readonly beat: number;
  /** Milliseconds since the epoch. */
  readonly since: number;
}

export interface NamedLease extends LeaseHolder {
  readonly name: string;
}

/** Writer, and the leases that it must hold for writing. */
export interface LeaseClaim {
  readonly holder: string;
  /** Read at each transaction. */
  readonly names: readonly string[];
}
