type Key = string | number | boolean;

/**
 * Makes a thing once for each set of arguments and keeps it: for plain data that is drawn again and again. At most
 * `room` of them, for large things: those unused for longest are made again.
 */
export const once = <Keys extends readonly Key[], Made>(
  make: (...keys: Keys) => Made,
  room: number = Number.POSITIVE_INFINITY,
): typeof make => {
  const made = new Map<string, Made>();
  return (...keys) => {
    const name = keys.join(' ');
    const thing = made.get(name) ?? make(...keys);
    made.delete(name);
    made.set(name, thing);
    for (const oldest of made.keys()) {
      if (made.size <= room) break;
      made.delete(oldest);
    }
    return thing;
  };
};
