import './refuse-bad-data.ts';

// A dynamic import: a bundle runs static imports before the file's own code, which refuses bad data.
await import('./main.ts');
