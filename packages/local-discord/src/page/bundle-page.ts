import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface PageBundle {
  readonly script: string;
  readonly style: string;
  /** Folders of the packages that the script contains. */
  readonly packages: readonly string[];
}

const APP = fileURLToPath(new URL('./app', import.meta.url));

export async function bundlePage(folder = APP): Promise<PageBundle> {
  const { outputFiles, metafile } = await build({
    entryPoints: { app: join(folder, 'playground.ts'), style: join(folder, 'style/page.css') },
    tsconfig: join(folder, 'tsconfig.json'),
    outdir: folder,
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    logLevel: 'silent',
    legalComments: 'none',
  });
  const textOf = (name: string): string => {
    const file = outputFiles.find(({ path }) => path.endsWith(name));
    if (file === undefined) throw new Error(`the bundle has no ${name}`);
    return file.text;
  };
  const inputs = Object.keys(metafile.inputs).flatMap(
    path => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [],
  );
  return { script: textOf('app.js'), style: textOf('style.css'), packages: [...new Set(inputs)].sort() };
}
