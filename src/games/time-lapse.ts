import { serveOne } from '../stage/timelapse/child.ts';
import { presenters } from './presenters.ts';

// Process that makes a time-lapse.
serveOne(presenters);
