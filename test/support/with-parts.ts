/** Returns a proxy of the object with other values for these properties. The object's methods still run on the original. */
export const withParts = <T extends object>(whole: T, parts: Partial<T>): T =>
  new Proxy(whole, {
    get(target, key) {
      if (key in parts) return Reflect.get(parts, key);
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
