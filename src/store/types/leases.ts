/** Running instance that holds a lease. */
export interface LeaseHolder {
  /** Id of the instance, new at each start. */
  readonly holder: string;
  /** Scope in which process ids are unique: a machine since its start, and its namespace. Empty where unknown. */
  readonly place: string;
  readonly pid: number;
  /** Counter that the instance increases with each renewal. */
  readonly beat: number;
  /** Time at which the instance took the lease, in milliseconds since the epoch. */
  readonly since: number;
}

export interface NamedLease extends LeaseHolder {
  readonly name: string;
}

/** Writer, and the leases that it must hold for writing. */
export interface LeaseClaim {
  readonly holder: string;
  /** Names of these leases, read at each transaction. */
  readonly names: readonly string[];
}
