import { serveThoughts } from '../thinking/child.ts';
import { players } from './players.ts';
import { games } from './registry.ts';

// Process that thinks for bots, hints and reviews; the thinker starts it.
serveThoughts({ games, players });
