import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

export interface Bundle {
  readonly script: string;
  readonly style: string;
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let kept: Promise<Bundle> | undefined;

/** Builds the page's script and style in memory at the first request. After a failed build, the next request builds again. */
export function bundle(): Promise<Bundle> {
  kept ??= make().catch(error => {
    kept = undefined;
    throw error;
  });
  return kept;
}

async function make(): Promise<Bundle> {
  const { outputFiles } = await build({
    entryPoints: { app: here('./app/main.ts'), style: here('./app/style/page.css') },
    tsconfig: here('./app/tsconfig.json'),
    outdir: here('./app'),
    bundle: true,
    minify: true,
    write: false,
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
  return { script: textOf('app.js'), style: textOf('style.css') };
}
