/** Variables by which programs learn of a proxy for HTTP. Programs also read them in small letters. */
const PROXIES = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'] as const;

/** Hosts to which the bot connects for Discord itself. Discord names further gateways below the second. */
const DISCORD = ['discord.com', 'gateway.discord.gg'];

/** Hosts of this machine. No program reaches them through a proxy, so a local Discord needs no exception. */
const isHere = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** Returns true where an entry of NO_PROXY covers a host: `*`, a domain with those below it, with or without a port. */
function covers(entry: string, host: string): boolean {
  const domain = entry
    .toLowerCase()
    .replace(/^\*?\./, '')
    .replace(/:\d+$/, '');
  return domain === '*' || domain === host || (domain !== '' && host.endsWith(`.${domain}`));
}

/**
 * Returns a line for the operator where the environment names a proxy for the connections to Discord. The bot can't use one: the
 * library for Discord's gateway has no way to pass a proxy in, and half of the connections would lead nowhere.
 * @param apiUrl address of Discord's API
 */
export function refusedProxy(
  variables: Readonly<Record<string, string | undefined>>,
  apiUrl: string,
): string | undefined {
  const named = PROXIES.flatMap(name => [name, name.toLowerCase()]).find(name => variables[name]?.trim());
  if (named === undefined) return undefined;
  const { hostname } = new URL(apiUrl);
  if (isHere(hostname)) return undefined;
  const hosts = DISCORD.includes(hostname) ? DISCORD : [hostname];
  const excepted = `${variables.NO_PROXY ?? ''},${variables.no_proxy ?? ''}`.split(/[\s,]+/);
  if (hosts.every(host => excepted.some(entry => covers(entry, host)))) return undefined;
  const domains = hosts === DISCORD ? 'discord.com,discord.gg' : hostname;
  return `${named} is set, and the bot can't connect to Discord through a proxy. Where it may connect directly, set NO_PROXY=${domains} or empty ${named} for the bot.`;
}
