import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { asAlt, describedInAlt, LONGEST_ALT, linesAsAlt } from '../../../presentation/text/alt.ts';
import { plain } from '../../../presentation/text/names.ts';
import { lacking } from '../judgement/lacking.ts';
import { KEPT_CONTRACTS } from '../rules/box.ts';
import type { Event, HeldContract, PrivateContract, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import {
  boardLines,
  CHOICE_FIRST,
  described,
  handInLetters,
  type Section,
  SUPPLIES,
  shorter,
} from './alt.ts';
import { handByColour, LETTERS, privateMeaning, privateName, privateShort } from './cards.ts';
import { foreseen } from './foreseen.ts';
import { type Kept, ownPage, ticked } from './hand.ts';
import { lacks } from './lacking.ts';

/** Writes the points of a kept contract now, and the houses that it lacks. */
const heldShortly = (words: PortoWords, view: View, { contract, vp }: HeldContract): string =>
  grammar(words.language).labelled(
    privateName(words, contract),
    `${words.counts.points(vp)}. ${lacks(words, lacking(view.houses, contract))}`,
  );

/** Describes the picture of a seat's private page. If the text is too long, it leaves out the meanings of contracts. */
export const handAlt = (words: PortoWords, view: View, seat: number, kept?: Kept): string => {
  const whole = plain(ownPage(words, view, seat, kept).join('\n'));
  if (whole.length <= LONGEST_ALT) return whole;
  const [own = ''] = ownPage(words, view, seat, kept);
  const short = (view.players[seat]?.private ?? []).map(held => heldShortly(words, view, held));
  const dealt = (view.dealt ?? []).map(
    (contract, at) => `${ticked(kept, contract)}${at + 1} · ${privateName(words, contract)}`,
  );
  return asAlt(plain([own, ...(short.length > 0 ? short : dealt)].join('\n')));
};

/** Describes the private contracts to choose from, each with its demand and points. */
export const keepAlt = (words: PortoWords, dealt: readonly PrivateContract[]): string => {
  const line = (contract: PrivateContract, at: number) =>
    grammar(words.language).sentence(
      `${at + 1}. ${privateName(words, contract)} — ${privateMeaning(words, contract)}`,
    );
  const whole = [plain(words.hand.dealt(KEPT_CONTRACTS)), ...dealt.map(line)].join('\n');
  return asAlt(whole);
};

/**
 * Describes the viewer's own cards. Each private contract of the viewer follows, with its points now and the houses that it
 * still lacks. Only the viewer may read this text.
 */
const own: Section = (words, view) => {
  if (view.viewer === 'table') return [];
  const { hand = [], private: kept } = view.players[view.viewer] ?? {};
  return [
    words.hand.own(hand.length > 0 ? words.counts.cards(hand.length) : '', handByColour(words, hand)),
    ...(kept ?? []).map(held => heldShortly(words, view, held)),
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

/**
 * Describes the facts for choosing a turn: own cards and contracts, market, contracts and houses, then the rest. A long text
 * omits details.
 */
export const turnAlt = (words: PortoWords, view: View, names: Names): string =>
  describedInAlt(
    described(words, view, names, [
      [own, CHOICE_FIRST, SUPPLIES],
      shorter([own, CHOICE_FIRST, SUPPLIES]),
      shorter([ownInLetters, CHOICE_FIRST, SUPPLIES]),
      shorter([ownInLetters, CHOICE_FIRST]),
    ]),
  );

const SHOWN: readonly Event['type'][] = ['built', 'timerBuilt', 'drew'];

/** Describes a preview: the foreseen events, then as many lines of the present board as fit. */
export const previewAlt = (words: PortoWords, view: View, names: Names, events: readonly Event[]): string => {
  const shown = events.filter(({ type }) => SHOWN.includes(type));
  return linesAsAlt([
    `${words.foreseen.preview} ${foreseen(words, shown, names).join(' ')}`,
    words.foreseen.boardNow,
    ...boardLines(words, view, names),
  ]);
};
