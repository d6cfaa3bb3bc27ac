import { servePictures } from '../presentation/painter/serve-pictures.ts';
import { presenters } from './presenters.ts';

// Entry point of the process that paints pictures. The studio starts it.
servePictures(presenters);
