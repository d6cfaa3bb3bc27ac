import './refuse-bad-data.ts';

// The import is dynamic. In a bundle, static imports run before the file's own code, which must refuse bad data first.
await import('./main.ts');
