// This module is preloaded before the samples. It replaces modules that read, measure or draw letters by others that ignore the
// marks.
import { registerHooks } from 'node:module';
import { basename } from 'node:path/posix';

const NAMES = ['drawing/fonts', 'language/grammar', 'language/korean', 'drawing/paint'] as const;

const standIns: ReadonlyMap<string, string> = new Map(
  NAMES.map(name => [
    new URL(`../../../../src/presentation/${name}.ts`, import.meta.url).href,
    new URL(`${basename(name)}.ts`, import.meta.url).href,
  ]),
);

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const standIn = standIns.get(found.url);
    return standIn === undefined || context.parentURL === standIn ? found : { ...found, url: standIn };
  },
});
