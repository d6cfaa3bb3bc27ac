import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { lacking } from '../rules/lacking.ts';
import type { View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { BOARD, handInLetters, IN_ALT, type Section, shorter, TO_CHOOSE_FROM, within } from './alt.ts';
import { handByColour, LETTERS, privateName, privateShort } from './cards.ts';
import { lacks } from './lacking.ts';

/**
 * Describes the viewer's own cards. For each of its private contracts, it adds the points now and the houses still lacking.
 * Only the viewer may read this text.
 */
const own: Section = (words, view) => {
  if (view.viewer === 'table') return [];
  const { hand = [], private: kept } = view.players[view.viewer] ?? {};
  return [
    words.hand.own(hand.length > 0 ? words.counts.cards(hand.length) : '', handByColour(words, hand)),
    ...(kept ?? []).map(({ contract, vp }) => {
      const said = lacks(words, lacking(view.houses, contract));
      return grammar(words.language).labelled(
        privateName(words, contract),
        `${words.counts.points(vp)}. ${said}`,
      );
    }),
  ];
};

/** Describes the viewer's own cards and private contracts with letters and numbers: "blue ends: 2 → 5, B L7 +5". */
const ownInLetters: Section = (words, view) => {
  if (view.viewer === 'table') return [];
  const { hand = [], private: kept } = view.players[view.viewer] ?? {};
  return [
    words.hand.own('', handInLetters(hand) || words.cards.noCards),
    ...(kept ?? []).map(({ contract }) => {
      const { now, next } = lacking(view.houses, contract);
      const lacked = (next?.toComplete ?? []).map(({ house, colour, floors }) =>
        [...(colour ? [LETTERS[colour]] : []), house, `+${floors}`].join(' '),
      );
      return grammar(words.language).labelled(
        privateShort(words, contract),
        next ? [`${now} → ${next.points}`, ...lacked].join(', ') : `${now}`,
      );
    }),
  ];
};

/** Describes the facts for choosing a turn: own cards and contracts, then the board. A long text omits details. */
export const turnAlt = (words: PortoWords, view: View, names: Names): string =>
  within(words, view, names, IN_ALT, [
    [own, BOARD],
    shorter([own, BOARD]),
    shorter([ownInLetters, BOARD]),
    shorter([ownInLetters, TO_CHOOSE_FROM]),
  ]);
