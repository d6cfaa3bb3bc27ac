import type { In } from '../../../src/stage/languages.ts';
import { english, type ToyWords } from './en.ts';
import { korean } from './ko.ts';
import { portuguese } from './pt-br.ts';

export const TOY_WORDS: In<ToyWords> = { en: english, ko: korean, 'pt-BR': portuguese };
