import { grammar } from '../../../presentation/language/grammar.ts';
import type { GameEnding, Names } from '../../../presentation/presenter/presenter.ts';
import { asAlt, LONGEST_ALT } from '../../../presentation/text/alt.ts';
import { clipped, escaped, isolated, nameInPicture, plain } from '../../../presentation/text/names.ts';
import { endedList } from '../../../presentation/text/seat-ends.ts';
import { PARTS_OF_TOTAL, PICTURE_WORDS } from '../picture/words/index.ts';
import type { View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { won } from './alt.ts';
import { privateShort } from './cards.ts';

/** Describes the final picture: the winner, every total part by part, each private contract's points, the rounds. */
export const endingAlt = (words: PortoWords, { summary }: GameEnding, view: View, names: Names): string => {
  const { language } = words;
  const drawn = PICTURE_WORDS[language];
  const called = view.players.map((_, index) => escaped(isolated(nameInPicture(names, index, language))));
  // With a winner, `won` names the seats that gave up. Without one, this line names them.
  const gone = view.stopped?.length === 0 ? endedList(view, seat => called[seat] ?? '', language) : '';
  const verdict = [...won(words, view, called), ...(gone === '' ? [] : [grammar(language).sentence(gone)])]
    .map(plain)
    .join('\n');
  const seat = (index: number, longest: number): string => {
    const name = isolated(clipped(nameInPicture(names, index, language), longest, longest * 2));
    const parts = summary.parts.map(({ part, points }) => {
      const known = PARTS_OF_TOTAL.find(each => each === part);
      return `${known ? drawn.parts[known] : part} ${points[index] ?? 0}`;
    });
    const secret = (summary.scored[index] ?? [])
      .filter(({ part }) => part === 'privateContracts')
      .map(({ card, points }) => `${privateShort(words, card)} ${points}`);
    const total = summary.parts.reduce((sum, { points }) => sum + (points[index] ?? 0), 0);
    return grammar(language).sentence(
      `${name} ${total} = ${parts.join(', ')}${secret.length > 0 ? ` (${secret.join(', ')})` : ''}`,
    );
  };
  const whole = (longest: number, race: boolean): string =>
    [
      verdict,
      ...view.players.map((_, index) => seat(index, longest)),
      race && summary.rounds.length > 0
        ? grammar(language).sentence(
            grammar(language).labelled(
              drawn.roundByRound,
              summary.rounds.map(scores => scores.join('–')).join(', '),
            ),
          )
        : '',
    ]
      .filter(Boolean)
      .join('\n');
  const tried = [whole(24, true), whole(12, true), whole(12, false)];
  return tried.find(({ length }) => length <= LONGEST_ALT) ?? asAlt(whole(6, false));
};
