// Tells which files of the packages a running bot reads.
import process from 'node:process';
import { libc } from './installed.mjs';

/** Matches types, maps of sources, and the sources of native modules with the results of their compilation. */
const NEVER_RUN = /\.(?:[cm]?ts|map|c|cc|cpp|h|o|a|gypi?|mk)$|(?:^|[\\/])obj(?:\.target)?(?:[\\/]|$)/;
const BINARY = /[\\/]prebuilds[\\/]([^\\/]+)\.node$/;
const FONT = /[\\/]([^\\/]+[\\/][^\\/]+[\\/][^\\/]+\.ttf)$/;

const here = `${process.platform}${libc() === 'musl' ? 'musl' : ''}-${process.arch}`;

/**
 * Returns a function that checks the path of a file or folder below node_modules. Of a native module with binaries for many
 * machines, the bot needs the one for this machine. Of the fonts, it needs those that its code names.
 */
export function isNeeded(code) {
  return path => {
    if (NEVER_RUN.test(path)) return false;
    const machine = BINARY.exec(path)?.[1];
    if (machine !== undefined) return machine === here;
    const font = FONT.exec(path)?.[1];
    return font === undefined || code.includes(font.replaceAll('\\', '/'));
  };
}
