import type { In, Language } from '../../../present/languages.ts';
import { type CareWords, care } from './care.ts';
import { type DoctorWords, doctor } from './doctor.ts';
import { type ListWords, lists } from './lists.ts';
import { type ServerWords, server } from './server.ts';
import { type SettingsWords, settings } from './settings.ts';

/** All that /games says, in one language. */
export interface GamesWords extends CareWords {
  readonly doctor: DoctorWords;
  readonly lists: ListWords;
  readonly settings: SettingsWords;
  readonly server: ServerWords;
}

const wordsIn = (language: Language): GamesWords => ({
  ...care[language],
  doctor: doctor[language],
  lists: lists[language],
  settings: settings[language],
  server: server[language],
});

/** A sentence or a language that is missing does not compile. */
export const GAMES_WORDS: In<GamesWords> = {
  en: wordsIn('en'),
  ko: wordsIn('ko'),
  'pt-BR': wordsIn('pt-BR'),
};
