import type { Names } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { lacking } from '../judgement/lacking.ts';
import { KEPT_CONTRACTS } from '../rules/box.ts';
import type { Action, PrivateContract, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { handByColour, privateMeaning, privateName } from './cards.ts';
import { lacks } from './lacking.ts';

/** Returns the contracts that a seat has chosen while others still choose; undefined before its choice. */
export const keptBy = (sealed: Action | undefined): readonly PrivateContract[] | undefined =>
  sealed?.type === 'keep' ? sealed.contracts : undefined;

export type Kept = ReturnType<typeof keptBy>;

export const ticked = (kept: Kept, contract: PrivateContract): string =>
  kept?.includes(contract) ? '✓ ' : '';

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

export const ownPage = (words: PortoWords, view: View, seat: number, kept: Kept): string[] => {
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
