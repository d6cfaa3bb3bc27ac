import { lacking } from '../../../games/porto/lacking.ts';
import type { PrivateContract, View } from '../../../games/porto/types.ts';
import { clipped, nameOf, plain } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { LONGEST_ALT } from './alt.ts';
import { handByColour, privateMeaning, privateName } from './cards.ts';
import type { PortoWords } from './catalog.ts';
import { lacks } from './lacking.ts';

export interface HandWords {
  /** A heading; `size` such as "3 cards", empty for none. */
  own(size: string, cards: string): string;
  other(name: string, cards: string): string;
  contracts(worth: number): string;
  readonly dealt: string;
  readonly noContracts: string;
  contract(name: string, meaning: string): string;
  /** `lacks`: whole sentences. */
  contractNow(name: string, meaning: string, now: number, lacks: string): string;
}

const dealtLine = (words: PortoWords, contract: PrivateContract): string =>
  words.hand.contract(privateName(words, contract), privateMeaning(words, contract));

const keptLine = (words: PortoWords, view: View, contract: PrivateContract): string => {
  const stands = lacking(view.houses, contract);
  const [name, meaning] = [privateName(words, contract), privateMeaning(words, contract)];
  return words.hand.contractNow(name, meaning, stands.now, lacks(words, stands));
};

const privateLines = (words: PortoWords, view: View, seat: number): string[] => {
  const held = view.players[seat]?.private ?? null;
  if (held && held.length > 0) {
    const sum = held.reduce((total, { vp }) => total + vp, 0);
    return [words.hand.contracts(sum), ...held.map(({ contract }) => keptLine(words, view, contract))];
  }
  if (view.dealt && view.dealt.length > 0) {
    return [words.hand.dealt, ...view.dealt.map(contract => dealtLine(words, contract))];
  }
  return view.variant === 'family' ? [words.hand.noContracts] : [];
};

const ownPage = (words: PortoWords, view: View, seat: number): string[] => {
  const hand = view.players[seat]?.hand ?? [];
  const size = hand.length > 0 ? words.counts.cards(hand.length) : '';
  return [words.hand.own(size, handByColour(words, hand)), ...privateLines(words, view, seat)];
};

/** The viewer's private page; for the table, everybody's hands, which are open. */
export const hand = (words: PortoWords, view: View, names: Names): string => {
  const own = view.viewer === 'table' ? [] : ownPage(words, view, view.viewer);
  const others = view.players.flatMap((player, seat) =>
    seat === view.viewer
      ? []
      : [words.hand.other(nameOf(names, seat, words.language), handByColour(words, player.hand))],
  );
  return [...own, ...others].join('\n');
};

/** A seat's own page as the twin of its picture; meanings give way when it is long. */
export const handAlt = (words: PortoWords, view: View, seat: number): string => {
  const whole = plain(ownPage(words, view, seat).join('\n'));
  if (whole.length <= LONGEST_ALT) return whole;
  const [own = ''] = ownPage(words, view, seat);
  const short = (view.players[seat]?.private ?? []).map(({ contract, vp }) => {
    const said = lacks(words, lacking(view.houses, contract));
    return `${privateName(words, contract)}: ${words.counts.points(vp)}. ${said}`;
  });
  const dealt = (view.dealt ?? []).map(contract => privateName(words, contract));
  return clipped(
    plain([own, ...(short.length > 0 ? short : dealt)].join('\n')),
    LONGEST_ALT,
    LONGEST_ALT - 1,
  );
};

/** The private contracts to choose from, each with what it asks for; `picked` are told first. */
export const keepAlt = (
  words: PortoWords,
  dealt: readonly PrivateContract[],
  picked: readonly PrivateContract[] | undefined,
): string => {
  const line = (contract: PrivateContract) =>
    `${picked?.includes(contract) ? '✓ ' : ''}${privateName(words, contract)} — ${privateMeaning(words, contract)}.`;
  const whole = [plain(words.hand.dealt), ...dealt.map(line)].join('\n');
  return clipped(whole, LONGEST_ALT, LONGEST_ALT - 1);
};
