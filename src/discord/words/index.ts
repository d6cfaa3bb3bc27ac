import type { In } from '../../present/languages.ts';
import { english } from './en.ts';
import type { Words } from './words.ts';

export const WORDS: In<Words> = { en: english, ko: english, 'pt-BR': english };
