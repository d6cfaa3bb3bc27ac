import type { Seat } from '../../../core/game.ts';
import { grammar } from '../../../stage/language/grammar.ts';
import { clipped, nameOf, unescaped } from '../../../stage/names.ts';
import type { Names } from '../../../stage/presenter.ts';
import { PICTURE_WORDS } from '../picture/words/index.ts';
import type { GreenPortWords } from './all.ts';
import { LONGEST_ALT } from './alt.ts';

export const lobbyAlt = (
  { language, status }: GreenPortWords,
  names: Names,
  seats: number,
  options: string,
  invited: readonly Seat[],
): string => {
  const drawn = PICTURE_WORDS[language];
  const each = Array.from({ length: seats }, (_, seat) => {
    const name = names[seat] === undefined ? drawn.freeSeat : unescaped(nameOf(names, seat, language));
    return grammar(language).labelled(
      `${seat + 1}`,
      `${name}${invited.includes(seat) ? ` (${drawn.invited})` : ''}`,
    );
  });
  const said = `${status.title}. ${[options, ...each].filter(Boolean).join(', ')}`;
  return clipped(said, LONGEST_ALT, LONGEST_ALT - 1);
};
