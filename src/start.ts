import './before-start.ts';

// The import is dynamic. In a bundle, static imports run before all other code, but bad data must be refused first.
await import('./main.ts');
