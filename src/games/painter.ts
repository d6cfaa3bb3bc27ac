import { servePictures } from '../presentation/painter/child.ts';
import { presenters } from './presenters.ts';

// Entry point of the process that paints pictures. The studio starts it.
servePictures(presenters);
