import { serveOne } from '../presentation/timelapse/child.ts';
import { presenters } from './presenters.ts';

// Entry point of the process that makes one time-lapse.
serveOne(presenters);
