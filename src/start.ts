import './refuse-bad-data.ts';

// Not a plain import: in a bundle what is imported runs before the file's own part, in which bad data is refused.
await import('./main.ts');
