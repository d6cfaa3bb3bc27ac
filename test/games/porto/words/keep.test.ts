import { describe, expect, test } from 'vitest';
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

describe('contracts to keep, typed by the numbers of the picture', () => {
  const voice = portoVoice('en');
  const kept = (text: string) => {
    const found = voice.typed('contracts', text, view);
    if (!found) return undefined;
    return found.ok ? found.value : voice.refusal(found.refusal, view);
  };

  test.each(['1,3,5', '1 + 3 + 5', ' 5 3 1 ', '3, 5 and 1'])('%s', text => {
    const [one, , three, , five] = view.dealt ?? [];
    expect(kept(text)).toBe([one, three, five].sort().join(','));
  });

  test.each(['1,2', '1,2,2', '1,2,3,4', '1,2,9', '0,1,2'])('%s is refused: it must be three', text => {
    expect(kept(text)).toBe('Keep exactly 3 different private contracts of your 5.');
  });

  test('names are read as before, and a view without contracts reads nothing', () => {
    expect(kept('blue houses, side 1')).toBeUndefined();
    expect(voice.typed('contracts', '1,2,3', { ...view, dealt: null })).toBeUndefined();
  });
});
