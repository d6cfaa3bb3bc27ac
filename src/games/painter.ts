import { servePictures } from '../stage/painter.ts';
import { presenters } from './presenters.ts';

// The process that paints: started by the studio.
servePictures(presenters);
