export interface LeaseHolder {
  /** Random id of the process, new at each start. */
  readonly holder: string;
  /** Scope in which process ids are unique: a machine since its start, and its process namespace. Empty where it is unknown. */
  readonly place: string;
  readonly pid: number;
  /** Counter that the process increases at each renewal of the lease. */
  readonly beat: number;
  /** Time at which the process took the lease, in milliseconds since the epoch. */
  readonly since: number;
}

export interface NamedLease extends LeaseHolder {
  readonly name: string;
}

/** Process that writes, and the leases that the process must hold for writing. */
export interface LeaseClaim {
  readonly holder: string;
  /** Names of the leases. They are read at each transaction, since they may change. */
  readonly names: readonly string[];
}
