/** Value of another version, machine or time that this program does not know, for example a time zone of a newer Node. */
export interface StrangeValue {
  /** Kind of the value, such as `column people.zone`. The value itself may be about a person, so it is not named. */
  readonly kind: string;
  /** Value that the program uses instead, as a text for the log. */
  readonly instead: string;
}

type StrangeValueListener = (value: StrangeValue) => void;

/** First strange value of each kind. The map stays small, since only the code names kinds. */
const reported = new Map<string, StrangeValue>();
let listener: StrangeValueListener | undefined;

/**
 * Sets the only listener, in place of an earlier one. The listener receives each kind of strange value once, also the kinds
 * from before the first listener.
 */
export function hearStrangeValues(hear: StrangeValueListener): void {
  if (listener) reported.clear();
  listener = hear;
  for (const value of reported.values()) hear(value);
}

/** Reports a strange value, and returns the default that replaces it. */
export function insteadOf<Value>(kind: string, instead: Value, name = JSON.stringify(instead)): Value {
  if (!reported.has(kind)) {
    const value = { kind, instead: name ?? 'nothing' };
    reported.set(kind, value);
    listener?.(value);
  }
  return instead;
}

/** Returns the result of `read`, or the default where `read` throws. So one bad value among many does not stop the others. */
export function readOr<Value>(kind: string, instead: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return insteadOf(kind, instead);
  }
}
