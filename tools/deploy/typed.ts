import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Outcome, use } from './check.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');
const OPTIONS = [
  '--noEmit',
  '--ignoreConfig',
  '--strict',
  '--skipLibCheck',
  '--module',
  'esnext',
  '--moduleResolution',
  'bundler',
  '--target',
  'es2023',
];

/** Value that must have an exported type of a package. */
export interface Typed {
  readonly module: string;
  readonly type: string;
  readonly value: unknown;
  /** Types of enums, by the key of their values. The values are text, which TypeScript does not accept for an enum. */
  readonly enums?: Readonly<Record<string, string>>;
}

/** Returns TypeScript code that gives the value its type. The compiler then reports each wrong or unknown key. */
function source({ module, type, value, enums = {} }: Typed): string {
  let text = JSON.stringify(value, undefined, 1);
  for (const [key, name] of Object.entries(enums))
    text = text.replaceAll(new RegExp(`("${key}": )("\\w+")`, 'g'), `$1$2 as \`\${${name}}\` as ${name}`);
  const names = [...new Set([type, ...Object.values(enums)])];
  return `import type { ${names.join(', ')} } from '${module}';\nexport const value: ${type} = ${text};\n`;
}

/** Checks that values have the types that a package publishes. */
export function hasTypes(values: readonly Typed[]): Outcome {
  // The folder is inside of the checkout, so that the compiler finds the packages.
  const cache = join(ROOT, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'typed-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const files = values.map((typed, index) => {
      const file = join(folder, `value-${index}.ts`);
      writeFileSync(file, source(typed));
      return file;
    });
    return use(process.execPath, [COMPILER, ...OPTIONS, '--types', '', ...files], { cwd: folder });
  } finally {
    rmSync(folder, { recursive: true });
  }
}
