import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from '../local-discord.ts';
import type { PageBundle } from './bundle-page.ts';
import type { PageFont, PageHome } from './options.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

type Shown = Pick<PageBundle, 'script' | 'style'>;

let kept: Promise<Shown> | undefined;

/** Returns the page's script and style. After a failure, the next request tries again. */
function bundle(): Promise<Shown> {
  kept ??= made().catch(error => {
    kept = undefined;
    throw error;
  });
  return kept;
}

/** Folder of a page that is already bundled. The published package has it, and needs no bundler. */
const READY = here('./ready');

async function made(): Promise<Shown> {
  if (!existsSync(READY)) return (await import('./bundle-page.ts')).bundlePage();
  const [script, style] = await Promise.all(
    ['app.js', 'style.css'].map(name => readFile(`${READY}/${name}`, 'utf8')),
  );
  return { script: script ?? '', style: style ?? '' };
}

const COLOURS = ['#3b6fd4', '#b0493a', '#2f7d57', '#7d4bb0', '#a8620f', '#1f7a8c', '#a83e72', '#5c6470'];

const escaped = (text: string): string => text.replace(/[&<>"']/g, letter => `&#${letter.codePointAt(0)};`);

/** Returns a person's avatar as SVG: a colour by the index in the list of people, and the first letter of the name. */
function avatarOf(name: string, index: number): string {
  const colour = COLOURS[index % COLOURS.length];
  const [letter = '?'] = name.toUpperCase();
  return svg(
    `<rect width="80" height="80" fill="${colour}"/><circle cx="66" cy="14" r="30" fill="#ffffff" opacity=".12"/>` +
      `<text x="40" y="54" text-anchor="middle" font-family="system-ui, sans-serif" font-size="38" font-weight="600" fill="#fff">${escaped(letter)}</text>`,
  );
}

const BOT_AVATAR = svg(
  '<rect width="80" height="80" fill="#23507a"/><rect x="18" y="26" width="44" height="34" rx="10" fill="#f3ead9"/>' +
    '<path d="M40 26v-9" stroke="#f3ead9" stroke-width="4"/><circle cx="40" cy="14" r="5" fill="#e8a33d"/>' +
    '<circle cx="31" cy="41" r="5" fill="#23507a"/><circle cx="49" cy="41" r="5" fill="#23507a"/>' +
    '<path d="M32 51q8 5 16 0" stroke="#23507a" stroke-width="3" fill="none" stroke-linecap="round"/>',
);

function svg(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" role="img">${inside}</svg>`;
}

/** Content security policy: no foreign sources, no inline scripts, no page around this one. */
const POLICY = [
  "default-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

/** Returns the security policy of the page. Its frames show programs on this machine, and the Activity of the application. */
const policy = ({ hasActivity, url }: LocalDiscord): string => {
  const activity = hasActivity ? ` http://*.localhost:${new URL(url).port}` : '';
  return `${POLICY}; frame-src http://127.0.0.1:* http://localhost:*${activity}`;
};

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
};

const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
<title>Playground</title>
<link rel="icon" href="/page/avatars/bot.svg" type="image/svg+xml">
<link rel="stylesheet" href="/page/style.css">
<script type="module" src="/page/app.js"></script>
</head>
<body>
<local-discord><p class="waiting" role="status">Opening the playground…</p></local-discord>
<noscript><p class="waiting">This page needs JavaScript.</p></noscript>
</body>
</html>
`;

interface Asset {
  readonly type: string;
  readonly body: string | Uint8Array;
}

interface Shop {
  readonly discord: LocalDiscord;
  readonly fonts?: readonly PageFont[];
  readonly home?: PageHome;
}

/** Answers requests for `/` and `/page/*`, of which the local Discord has checked the host and the origin. */
export async function serve(shop: Shop, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const end = (status: number, { type, body }: Asset): void => {
    const named = typeof body === 'string' ? `${type}; charset=utf-8` : type;
    response.writeHead(status, {
      ...HEADERS,
      'content-security-policy': policy(shop.discord),
      'content-type': named,
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
  const plain = (body: string): Asset => ({ type: 'text/plain', body });
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(405, plain('GET only.'));
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  const asset = await find(shop, pathname);
  return asset === undefined ? end(404, plain('Not found.')) : end(200, asset);
}

async function find({ discord, fonts = [], home }: Shop, pathname: string): Promise<Asset | undefined> {
  if (pathname === '/') return { type: 'text/html', body: HTML };
  if (pathname === '/page/app.js') return { type: 'text/javascript', body: (await bundle()).script };
  if (pathname === '/page/style.css')
    return { type: 'text/css', body: `${fonts.map(fontFace).join('')}${(await bundle()).style}` };
  const font = fonts[Number(/^\/page\/fonts\/(\d{1,3})\.ttf$/.exec(pathname)?.[1] ?? -1)];
  if (font !== undefined) return { type: 'font/ttf', body: await readFile(font.file) };
  const offerId = /^\/page\/offers\/([\w-]+)\.png$/.exec(pathname)?.[1];
  const picture = home?.offers.find(({ id }) => id === offerId)?.picture;
  if (picture !== undefined) return { type: 'image/png', body: await picture.png() };
  const id = /^\/page\/avatars\/(\w+)\.svg$/.exec(pathname)?.[1];
  if (id === undefined) return undefined;
  if (id === 'bot' || id === discord.botId) return { type: 'image/svg+xml', body: BOT_AVATAR };
  const index = discord.people.findIndex(person => person.id === id);
  const person = discord.people[index];
  return person && { type: 'image/svg+xml', body: avatarOf(person.name, index) };
}

const fontFace = ({ weight, range, last = false }: PageFont, index: number): string => {
  const own = last ? OF_THE_MACHINE.map(name => `local("${name}"),`).join('') : '';
  return `@font-face{font-family:"brought along${last ? ' last' : ''}";font-weight:${weight};font-display:swap;unicode-range:${range};src:${own}url("/page/fonts/${index}.ttf")format("truetype")}`;
};

/** Names of local emoji fonts, which are preferred to this package's emoji font. */
const OF_THE_MACHINE = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji'];
