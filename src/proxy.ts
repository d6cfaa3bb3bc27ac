/** Environment variables that name an HTTP proxy. Programs also read them in lower case. */
const PROXIES = ['HTTPS_PROXY', 'HTTP_PROXY', 'ALL_PROXY'] as const;

/** Hosts to which the bot connects for Discord itself. The names of further gateways end in `discord.gg`. */
const DISCORD = ['discord.com', 'gateway.discord.gg'];

/** Returns true for a host of this machine. Programs reach it without a proxy, so a local Discord needs no exception. */
const isHere = (host: string): boolean => /^(localhost|.*\.localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/**
 * Returns true where an entry of NO_PROXY covers a host. The entry is `*`, or a domain with its subdomains, with or without a
 * port.
 */
function covers(entry: string, host: string): boolean {
  const domain = entry
    .toLowerCase()
    .replace(/^\*?\./, '')
    .replace(/:\d+$/, '');
  return domain === '*' || domain === host || (domain !== '' && host.endsWith(`.${domain}`));
}

/**
 * Returns a line for the operator where the environment names a proxy for the connections to Discord. The bot can't use a
 * proxy. The library for Discord's gateway has no option for one, so half of the connections would fail.
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
