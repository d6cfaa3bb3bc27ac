import type { In, Language } from '../../languages.ts';
import type { PortoWords } from './catalog.ts';
import { en } from './en/index.ts';

const WORDS: In<PortoWords> = { en, ko: en, 'pt-BR': en };

/** Everything that Porto says in a language. */
export const portoWords = (language: Language): PortoWords => WORDS[language];
