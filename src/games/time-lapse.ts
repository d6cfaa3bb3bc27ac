import { serveTimeLapse } from '../presentation/timelapse/serve-time-lapse.ts';
import { presenters } from './presenters.ts';

// Entry point of the process that makes one time-lapse.
serveTimeLapse(presenters);
