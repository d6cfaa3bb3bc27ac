import { LANGUAGES } from '../../stage/language/languages.ts';
import type { Match } from '../../table/match/types.ts';
import { gameOf, type Room, roomIn } from '../context/room.ts';
import type { Labels } from './input.ts';

/**
 * Returns the labels of a field's values: in the reader's language first, then in the others, since a label may be copied
 * from anywhere.
 */
export const labels = (room: Room, match: Match, field: string, view: unknown): Labels => {
  const languages = [room.language, ...LANGUAGES.filter(language => language !== room.language)];
  const presenters = languages.map(language => gameOf(roomIn(room, language), match).presenter);
  return value => presenters.map(presenter => presenter.value(field, value, view));
};
