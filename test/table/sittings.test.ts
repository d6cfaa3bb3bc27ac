import { testTexts } from './sitting-texts.ts';

testTexts(false, 0);
