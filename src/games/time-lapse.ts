import { serveOne } from '../stage/timelapse/child.ts';
import { presenters } from './presenters.ts';

// The process that makes a time-lapse.
serveOne(presenters);
