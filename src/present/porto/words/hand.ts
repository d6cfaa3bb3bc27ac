import type { PrivateContract, View } from '../../../games/porto/types.ts';
import { nameOf } from '../../names.ts';
import type { Names } from '../../presenter.ts';
import { handByColour, privateMeaning, privateName } from './cards.ts';
import { plural } from './grammar.ts';

const contractLine = (contract: PrivateContract, now?: number): string => {
  const worth = now === undefined ? '' : ` Now: **${now}**.`;
  return `- **${privateName(contract)}** — ${privateMeaning(contract)}.${worth}`;
};

const privateLines = (view: View, seat: number): string[] => {
  const held = view.players[seat]?.private ?? null;
  if (held && held.length > 0) {
    const sum = held.reduce((total, { vp }) => total + vp, 0);
    return [
      `**Private contracts** (worth ${sum} as the board stands)`,
      ...held.map(({ contract, vp }) => contractLine(contract, vp)),
    ];
  }
  if (view.dealt && view.dealt.length > 0) {
    return ['**Dealt to you** — keep three:', ...view.dealt.map(contract => contractLine(contract))];
  }
  return view.variant === 'family' ? ['A family game has no private contracts.'] : [];
};

const ownPage = (view: View, seat: number): string[] => {
  const hand = view.players[seat]?.hand ?? [];
  const size = hand.length > 0 ? ` (${plural(hand.length, 'card')})` : '';
  return [`**Your hand**${size}: ${handByColour(hand)}`, ...privateLines(view, seat)];
};

/** The viewer's private page; for the table, everybody's hands, which are open. */
export const hand = (view: View, names: Names): string => {
  const own = view.viewer === 'table' ? [] : ownPage(view, view.viewer);
  const others = view.players.flatMap((player, seat) =>
    seat === view.viewer ? [] : [`**${nameOf(names, seat)}** holds ${handByColour(player.hand)}`],
  );
  return [...own, ...others].join('\n');
};
