import { games } from '../../../../commands/games/index.ts';
import { portoCommands } from '../../../../commands/porto/index.ts';
import type { AnyGame } from '../../../../src/core/contract/game.ts';
import { porto } from '../../../../src/games/porto/game.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import type { View } from '../../../../src/games/porto/rules/types.ts';
import { portoWords } from '../../../../src/games/porto/words/all.ts';
import { privateName } from '../../../../src/games/porto/words/cards.ts';
import { presenters } from '../../../../src/games/presenters.ts';
import type { Values } from '../registered.ts';
import type { Attacked, SeenAnswer } from './attacked.ts';

const standard = { variant: 'standard' } as const;
const family = { variant: 'family' } as const;

const roofed = ({ roof, ...fields }: Values): Values => ({
  ...fields,
  ...(roof !== undefined && roof !== 'none' && { roof }),
  now: true,
});

function contractIn({ text, asked, reader, seats, view }: SeenAnswer): string | undefined {
  const seenFrom = (seat: number): View => view(seat) as View;
  const nameOf = (contract: string): string => privateName(portoWords('en'), contract);
  const dealt = (own: boolean) =>
    Array.from({ length: seats }, (_, seat) => seat)
      .filter(seat => (seat === reader) === own)
      .flatMap(seat => seenFrom(seat).dealt ?? []);
  // Two copies of a contract share a name, and a text may contain another contract's name ("purple houses"). So every name on
  // the reader's own hand page counts as known.
  const page = reader === undefined ? '' : portoVoice('en').hand(seenFrom(reader), []);
  const known = [...dealt(true).map(nameOf), page].join('\n');
  return dealt(false).find(
    contract =>
      !asked.includes(contract) &&
      !known.includes(nameOf(contract)) &&
      (text.includes(contract) || text.includes(nameOf(contract))),
  );
}

export const PORTO: Attacked = {
  game: porto as unknown as AnyGame,
  commands: [portoCommands.command, games],
  menus: portoCommands.menus,
  presenters,
  bot: {},
  plans: [
    { options: standard, seats: 2, actions: 0 },
    { options: standard, seats: 3, actions: 1 },
    { options: standard, seats: 4, actions: 20 },
    { options: family, seats: 2, actions: 12 },
    { options: family, seats: 4, actions: 30 },
    { options: standard, seats: 2, actions: -1 },
  ],
  options: family,
  undoable: { options: { variant: 'solo' }, seats: 1, actions: 6 },
  first: { reveal: /^draw /, undoable: /^build/, otherwise: /^build/ },
  acts: {
    build: { type: 'build', values: roofed },
    draw: { type: 'draw', values: fields => ({ ...fields, now: true }) },
  },
  opening: { new: { variant: 'family', seats: 2 }, solo: { timer: 24 } },
  lacks: ['seat', 'always', 'withdraw', 'orders', 'order'],
  shares: true,
  lesson: 'learn',
  words: {
    verbs: ['build', 'draw'],
    options: ['number', 'colour', 'house', 'roof', 'claim', 'cards', 'variant', 'timer'],
    picks: ['abuild', 'adraw', 'akeep', 'bblue-1', 'cL4', 'd#AAAAAAAA'],
    openings: ['standard', 'family', 'solo', 'none'].map(variant => ({ variant })),
  },
  secretIn: contractIn,
};
