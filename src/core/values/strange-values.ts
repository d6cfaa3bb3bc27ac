/** Value of another version, machine or time that this program does not know, for example a time zone of a newer Node. */
export interface StrangeValue {
  /** Kind of the value, such as `column people.zone`. The value itself may be about a person, so it is not named. */
  readonly kind: string;
  /** Value that the program uses instead, as a text for the log. */
  readonly instead: string;
}

type StrangeValueListener = (value: StrangeValue) => void;

/** Kinds that the listener knows. A process has as many kinds as the code names, whatever it reads. */
const reported = new Map<string, StrangeValue>();
let listener: StrangeValueListener | undefined;

/** Sets the only listener. It gets each kind of strange value once, also the kinds that no listener has got yet. */
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

/** Returns what `read` returns, or the default where `read` throws. For one value among many, which must not stop the others. */
export function readOr<Value>(kind: string, instead: Value, read: () => Value): Value {
  try {
    return read();
  } catch {
    return insteadOf(kind, instead);
  }
}
