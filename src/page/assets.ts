import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { fontFaces, fontPart } from './fonts.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let bundled: Promise<string> | undefined;

/** Returns the script of the page: the built one, or in a checkout one that is built now. A failed build is tried again. */
function script(): Promise<string> {
  bundled ??= built().catch(error => {
    bundled = undefined;
    throw error;
  });
  return bundled;
}

async function built(): Promise<string> {
  const folder = process.env.BUNDLE_FOLDER;
  if (folder !== undefined) return readFile(new URL('board-app.js', folder), 'utf8');
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: [here('./app/app.ts')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

/** Returns the page as HTML. `top` is the relative path to the files that all pages share. */
const htmlAt = (top: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Board</title>
<link rel="icon" href="${top}icon.svg" type="image/svg+xml">
<link rel="manifest" href="${top}manifest.webmanifest">
<link rel="stylesheet" href="${top}fonts.css">
<link rel="stylesheet" href="${top}app.css">
<script type="module" src="${top}app.js"></script>
</head>
<body>
<main><p id="waiting" role="status">…</p></main>
<noscript>This page needs JavaScript.</noscript>
</body>
</html>
`;

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" rx="16" fill="#17456b"/><path d="M14 62V34l12-12 12 12v28zM42 62V26l12-12 12 12v36z" fill="#fff6e5"/><path d="M22 44h8v8h-8zM50 36h8v8h-8zM50 50h8v8h-8z" fill="#c4472f"/></svg>';

const MANIFEST = JSON.stringify({
  name: 'Board games',
  short_name: 'Board',
  start_url: './',
  display: 'standalone',
  background_color: '#17456b',
  theme_color: '#17456b',
  icons: [{ src: 'icon.svg', sizes: 'any', type: 'image/svg+xml' }],
});

const DAY = 'public, max-age=86400';

/** Serves the files of the page, which are the same for everybody and hold nothing of a match. */
export function assets(): Hono {
  const app = new Hono();
  app.use(async (context, next) => {
    await next();
    if (context.res.status === 200) context.header('cache-control', 'no-cache');
  });
  const typed = (type: string) => ({ 'content-type': type });
  app.get('/', context => context.html(htmlAt('./')));
  app.get('/b/:page/', context => context.html(htmlAt('../../')));
  app.get('/icon.svg', context => context.body(ICON, 200, typed('image/svg+xml')));
  app.get('/manifest.webmanifest', context =>
    context.body(MANIFEST, 200, typed('application/manifest+json')),
  );
  app.get('/app.css', async context =>
    context.body(await readFile(here('./app/app.css'), 'utf8'), 200, typed('text/css; charset=utf-8')),
  );
  app.get('/fonts.css', context => context.body(fontFaces(), 200, typed('text/css; charset=utf-8')));
  app.get('/app.js', async context =>
    context.body(await script(), 200, typed('text/javascript; charset=utf-8')),
  );
  app.get('/fonts/:name', async context => {
    const part = await fontPart(context.req.param('name'));
    if (!part) return context.notFound();
    return context.body(part, 200, { ...typed('font/woff2'), 'cache-control': DAY });
  });
  return app;
}
