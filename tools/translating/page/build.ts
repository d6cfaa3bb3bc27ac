import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Language } from '../../../src/presentation/language/languages.ts';
import { type Catalog, readCatalog } from '../catalog.ts';
import { exported } from '../po.ts';
import type { Sights } from '../samples/choose.ts';
import { figuresOf, page } from './html.ts';

/**
 * Collects samples of the bot's messages in a process of its own, in which all sentences are marked. Writes the pictures into
 * the folder.
 */
async function sightsOf(top: string, { language }: Catalog, folder: string): Promise<Sights> {
  const preloaded = ['--import', 'tsx', '--import', './tools/translating/samples/stand-ins/register.ts'];
  const child = spawn(
    process.execPath,
    [...preloaded, 'tools/translating/samples/run.ts', language, folder],
    {
      cwd: top,
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the samples could not be run: ${code}`);
  return JSON.parse(readFileSync(join(folder, 'sights.json'), 'utf8'));
}

const toldOf = ({ entries }: Catalog, { seenIn, samples, pictures }: Sights) =>
  new Map(
    entries.flatMap(({ key }, number) => {
      const sample = samples[seenIn[number] ?? -1];
      if (!sample) return [];
      const shown = sample.scene === undefined ? undefined : pictures[sample.scene];
      const drawn = shown?.spots.some(spot => spot.number === number);
      return [[key, [drawn ? `${shown?.file}` : `index.html#${key} (${sample.title})`]] as const];
    }),
  );

/** Writes the page with all sentences of a language and samples that show them, its pictures, and the PO file. */
export async function buildPage(top: string, language: Language, to: string) {
  const folder = resolve(to);
  mkdirSync(folder, { recursive: true });
  const catalog = readCatalog(top, language);
  const sights = await sightsOf(top, catalog, folder);
  const text = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  writeFileSync(join(folder, 'index.html'), page(catalog, sights, text('style.css'), text('script.js')));
  writeFileSync(join(folder, `${language}.po`), exported(catalog, toldOf(catalog, sights)));
  return figuresOf(catalog, sights);
}
