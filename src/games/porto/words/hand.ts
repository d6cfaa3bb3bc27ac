import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import { asAlt, describedInAlt, LONGEST_ALT } from '../../../presentation/text/alt.ts';
import { nameOf, plain } from '../../../presentation/text/names.ts';
import { KEPT_CONTRACTS } from '../rules/box.ts';
import { lacking } from '../rules/lacking.ts';
import type { Action, HeldContract, PrivateContract, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { BOARD, described, handInLetters, type Section, shorter, TO_CHOOSE_FROM } from './alt.ts';
import { handByColour, LETTERS, privateMeaning, privateName, privateShort } from './cards.ts';
import { lacks } from './lacking.ts';

/** Returns the contracts that a seat has chosen while others still choose; undefined before its choice. */
export const keptBy = (sealed: Action | undefined): readonly PrivateContract[] | undefined =>
  sealed?.type === 'keep' ? sealed.contracts : undefined;

type Kept = ReturnType<typeof keptBy>;

const ticked = (kept: Kept, contract: PrivateContract): string => (kept?.includes(contract) ? '✓ ' : '');

const dealtLine = (words: PortoWords, contract: PrivateContract, at: number, kept: Kept): string =>
  words.hand.contract(
    `${ticked(kept, contract)}${at + 1} · ${privateName(words, contract)}`,
    privateMeaning(words, contract),
  );

const keptLine = (words: PortoWords, view: View, contract: PrivateContract): string => {
  const stands = lacking(view.houses, contract);
  const [name, meaning] = [privateName(words, contract), privateMeaning(words, contract)];
  return words.hand.contractNow(name, meaning, stands.now, lacks(words, stands));
};

const privateLines = (words: PortoWords, view: View, seat: number, kept: Kept): string[] => {
  const held = view.players[seat]?.private ?? null;
  if (held && held.length > 0) {
    const sum = held.reduce((total, { vp }) => total + vp, 0);
    return [words.hand.contracts(sum), ...held.map(({ contract }) => keptLine(words, view, contract))];
  }
  if (view.dealt && view.dealt.length > 0) {
    const head = (kept ? words.hand.dealtAndSealed : words.hand.dealt)(KEPT_CONTRACTS);
    return [head, ...view.dealt.map((contract, at) => dealtLine(words, contract, at, kept))];
  }
  return view.variant === 'family' ? [words.hand.noContracts] : [];
};

const ownPage = (words: PortoWords, view: View, seat: number, kept: Kept): string[] => {
  const hand = view.players[seat]?.hand ?? [];
  const size = hand.length > 0 ? words.counts.cards(hand.length) : '';
  return [words.hand.own(size, handByColour(words, hand)), ...privateLines(words, view, seat, kept)];
};

/**
 * Writes the viewer's private page, then the hands of the other seats. The viewer `'table'` is no seat, so its text has only
 * the hands, which are open.
 */
export const hand = (words: PortoWords, view: View, names: Names, sealed?: Action): string => {
  const own = view.viewer === 'table' ? [] : ownPage(words, view, view.viewer, keptBy(sealed));
  const others = view.players.flatMap((player, seat) =>
    seat === view.viewer
      ? []
      : [words.hand.other(nameOf(names, seat, words.language), handByColour(words, player.hand))],
  );
  return [...own, ...others].join('\n');
};

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

/** Describes the private contracts to choose from, each with its demand and points. Ticks mark the `picked` ones. */
export const keepAlt = (
  words: PortoWords,
  dealt: readonly PrivateContract[],
  picked: readonly PrivateContract[] | undefined,
): string => {
  const line = (contract: PrivateContract, at: number) =>
    grammar(words.language).sentence(
      `${ticked(picked, contract)}${at + 1}. ${privateName(words, contract)} — ${privateMeaning(words, contract)}`,
    );
  const whole = [plain(words.hand.dealt(KEPT_CONTRACTS)), ...dealt.map(line)].join('\n');
  return asAlt(whole);
};

/**
 * Describes the viewer's own cards. For each of its private contracts, it adds the points now and the houses still lacking.
 * Only the viewer may read this text.
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

/** Describes the facts for choosing a turn: own cards and contracts, then the board. A long text omits details. */
export const turnAlt = (words: PortoWords, view: View, names: Names): string =>
  describedInAlt(
    described(words, view, names, [
      [own, BOARD],
      shorter([own, BOARD]),
      shorter([ownInLetters, BOARD]),
      shorter([ownInLetters, TO_CHOOSE_FROM]),
    ]),
  );
