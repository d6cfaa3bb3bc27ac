import { expect, test } from 'vitest';
import { porto } from '../../../../src/games/porto/game.ts';
import { portoVoice } from '../../../../src/games/porto/presenter/voice.ts';
import { PRIVATE_DECK } from '../../../../src/games/porto/rules/cards.ts';
import type { Action, PrivateContract, View } from '../../../../src/games/porto/rules/types.ts';
import { LANGUAGES } from '../../../../src/presentation/language/languages.ts';
import { playedGame } from '../../../../tools/gallery/played.ts';

const { deal } = playedGame('porto', 2, 3);
const view = porto.view(deal as Parameters<typeof porto.view>[0], 0);

/** Returns a view in which the seat was dealt the contracts with the longest names. */
function longestNames(voice: ReturnType<typeof portoVoice>): View {
  const length = (contract: PrivateContract): number => voice.value('contracts', contract, view).length;
  const deck = [...PRIVATE_DECK].sort((one, other) => length(other) - length(one));
  return { ...view, dealt: deck.slice(0, 5) };
}

test.each(LANGUAGES)(
  'the words for kept contracts have the numbers of the button and all names: %s',
  language => {
    const voice = portoVoice(language);
    for (const shown of [view, longestNames(voice)]) {
      const [one, , three, , five] = shown.dealt ?? [];
      if (!one || !three || !five) throw new Error('fewer than five contracts were dealt');
      const action: Action = { type: 'keep', contracts: [one, five, three] };
      const button = voice.short?.('contracts', [one, five, three].join(','), shown);
      expect(button).toMatch(/^1 \+ 3 \+ 5 \([^,]+, [^,]+, [^,]+\)$/);
      const text = voice.describeAction(action, shown);
      expect(text).toContain('1 + 3 + 5 (');
      expect(text).toMatch(/\([^,]+, [^,]+, [^,]+\)$/);
    }
    const said = voice.hand(view, ['Ann', 'Ben']);
    for (const [at, contract] of (view.dealt ?? []).entries())
      expect(said).toContain(`${at + 1} · ${voice.value('contracts', contract, view)}`);
  },
);

test('the names of kept contracts stand in the order of their numbers, whatever order the action has', () => {
  const voice = portoVoice('en');
  const [one, , three, , five] = view.dealt ?? [];
  if (!one || !three || !five) throw new Error('fewer than five contracts were dealt');
  const names = [one, three, five].map(contract => voice.value('contracts', contract, view));
  const action: Action = { type: 'keep', contracts: [five, one, three] };
  expect(voice.describeAction(action, view)).toContain(`(${names.join(', ')})`);
  const lines = voice.foreseen?.(
    [{ type: 'kept', seat: 0, contracts: [five, one, three] }],
    ['Ann', 'Ben'],
    view,
  );
  expect(lines).toHaveLength(3);
  for (const [at, name] of names.entries()) expect(lines?.[at]?.toLowerCase()).toContain(name.toLowerCase());
});
