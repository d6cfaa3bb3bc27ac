type Key = string | number | boolean;

/** Makes a thing once for each set of arguments and keeps it: for plain data that is drawn again and again. */
export const once = <Keys extends readonly Key[], Made>(make: (...keys: Keys) => Made): typeof make => {
  const made = new Map<string, Made>();
  return (...keys) => {
    const name = keys.join(' ');
    const known = made.get(name);
    if (known !== undefined) return known;
    const fresh = make(...keys);
    made.set(name, fresh);
    return fresh;
  };
};
