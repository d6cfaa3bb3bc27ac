import { serveThoughts } from '../thinking/serve-thoughts.ts';
import { players } from './bots.ts';
import { games } from './registry.ts';

// Entry point of the process that computes moves for bots, hints and reviews. `ThinkingQueue` starts this process.
serveThoughts({ games, players });
