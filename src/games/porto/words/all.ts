import type { In, Language } from '../../../stage/languages.ts';
import type { PortoWords } from './catalog.ts';
import { en } from './en/index.ts';
import { ko } from './ko/index.ts';
import { ptBR } from './pt-br/index.ts';

const WORDS: In<PortoWords> = { en, ko, 'pt-BR': ptBR };

/** Everything that Porto says in a language. */
export const portoWords = (language: Language): PortoWords => WORDS[language];
