import { servePictures } from '../presentation/painter/serve-pictures.ts';
import { presenters } from './presenters.ts';

// Entry point of the process that renders pictures. The studio starts this process.
servePictures(presenters);
