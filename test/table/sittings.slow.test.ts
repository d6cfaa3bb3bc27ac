import { testTexts } from './sitting-texts.ts';

testTexts(true);
