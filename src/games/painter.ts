import { servePictures } from '../stage/painter.ts';
import { presenters } from './presenters.ts';

// Process that paints; the studio starts it.
servePictures(presenters);
