import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { games } from '../../src/games/registry.ts';
import { docsPictures } from './docs/painted.ts';
import { shootScreens } from './docs/shots.ts';
import type { Exhibit } from './exhibit.ts';
import { exhibits } from './exhibits.ts';

const page = (files: readonly string[]): string =>
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>body{font-family:sans-serif;background:#313338;color:#fff}figure{display:inline-block;margin:8px}img{height:400px}</style>${files
    .map(
      file =>
        `<figure><a href="${file}"><img src="${file}" alt="${file}"></a><figcaption>${file}</figcaption></figure>`,
    )
    .join('\n')}\n`;

async function paintAll(exhibits: readonly Exhibit[], folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const { name, kind = 'png', paint } of exhibits) {
    const file = await paint();
    if (!file) continue;
    files.push(`${name}.${kind}`);
    await writeFile(join(folder, `${name}.${kind}`), file);
    console.log(`${name}.${kind} ${Math.round(file.length / 1024)} KB`);
  }
  return files;
}

interface GalleryOptions {
  readonly folder: string;
  readonly seed: number;
  readonly only: string;
  readonly docs?: boolean;
}

const DOCS = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

const command = new Command('gallery')
  .description('Boards of random games as pictures, with an index page.')
  .option('--folder <folder>', 'where to', 'gallery')
  .option('--seed <number>', 'another set of games, 0 to 255', Number, 7)
  .option('--only <part>', 'only pictures with this in their names', '')
  .option('--docs', 'the pictures of README.md instead, into docs/pictures; needs a Chromium')
  .action(async ({ folder, seed, only, docs }: GalleryOptions) => {
    if (docs) {
      await paintAll(docsPictures(), DOCS);
      return shootScreens(DOCS);
    }
    const all = Object.values(games).flatMap(game => exhibits(game, seed));
    const files = await paintAll(
      all.filter(({ name }) => name.includes(only)),
      folder,
    );
    const index = join(folder, 'index.html');
    await writeFile(index, page(files));
    console.log(`All pictures on one page: ${index}`);
  });

await command.parseAsync();
