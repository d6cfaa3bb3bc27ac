// Entry point of the process that makes one time-lapse.

import { serveTimeLapse } from '../presentation/timelapse/serve-time-lapse.ts';
import { presenters } from './presenters.ts';

serveTimeLapse(presenters);
