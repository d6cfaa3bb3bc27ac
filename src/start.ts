// With source maps, errors name the lines of the sources. Node's flag for them would make the log's library read all maps at
// once: 20 MB.
process.setSourceMapsEnabled(true);
// The imports are dynamic. In a bundle, static imports run before all other code, but bad data must be refused first.
await import('./before-start.ts');
await import('./main.ts');
