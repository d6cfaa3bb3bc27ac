/** Routes that a local Discord refuses on purpose, with the reason. */
const REFUSED: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^\/(?:lobbies|partner-sdk)\b/, 'it belongs to the Social SDK, and not to bots'],
  [/^\/oauth2\/(?!applications\/@me$)/, 'it needs the token of a person'],
  [/^\/users\/@me\/(?:applications|connections)\b/, 'it needs the token of a person'],
  [/entitlements|^\/skus\b|subscriptions/, 'nothing is sold here'],
  [/voice|soundboard|^\/stage-instances\b/, 'there is no voice'],
];

/** Route of Discord that a local Discord does not have. */
export interface MissingRoute {
  readonly method: string;
  readonly path: string;
  /** Reason for which the route is refused on purpose. Absent: the route is only not made yet. */
  readonly refused?: string;
}

const missing = (method: string, path: string): MissingRoute => {
  const refused = REFUSED.find(([pattern]) => pattern.test(path))?.[1];
  return { method, path, ...(refused !== undefined && { refused }) };
};

/**
 * Name of the package in a variable, so that the compiler does not read the package's types. They are sources, which a compiler
 * with other settings refuses.
 */
const SPEC: string = 'discord-api-spec';
const { pathsList }: { pathsList: Readonly<Record<string, readonly string[]>> } = await import(SPEC);

/** All routes of Discord's published description, by path. */
export const PUBLISHED: readonly MissingRoute[] = Object.entries(pathsList)
  .flatMap(([method, paths]) => paths.map(path => missing(method.toUpperCase(), path)))
  .toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));

/** Returns the route of Discord to which a request would go. Undefined: Discord has no such route. */
export const publishedRoute = (method: string, path: string): MissingRoute | undefined =>
  PUBLISHED.find(
    route => route.method === method && new RegExp(`^${route.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
