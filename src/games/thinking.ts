import { serveThoughts } from '../thinking/child.ts';
import { players } from './players.ts';
import { games } from './registry.ts';

// The process that thinks for players of the bot, hints and reviews: started by the thinker.
serveThoughts({ games, players });
