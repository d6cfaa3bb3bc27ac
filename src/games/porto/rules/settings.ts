import type { Chosen, GameSettings } from '../../../core/contract/settings.ts';
import { box } from './box.ts';
import { DEFAULT_TIMER } from './setup.ts';
import { type Options, TIMER_SIZES, VARIANTS } from './types.ts';

const HARDNESS = ['usual', 'harder', 'hardest'];

export const portoSettings = {
  settings: [
    {
      name: 'variant',
      about: 'rules',
      values: VARIANTS,
      alone: ['solo'],
      fallback: 'standard',
      labels: [
        'Standard, for two to four: with private contracts',
        'Family, for two to four: without private contracts',
        `Solo against the Timer: ${box.solo.goal} points win`,
      ],
    },
    {
      name: 'timer',
      about: 'solo: cards in the Timer',
      values: TIMER_SIZES.map(String),
      fallback: String(DEFAULT_TIMER),
      labels: TIMER_SIZES.map((size, index) => `${size} cards (${HARDNESS[index] ?? ''})`),
      only: { name: 'variant', value: 'solo' },
    },
  ],
  options: (chosen: Chosen): Options => {
    const variant = VARIANTS.find(name => name === chosen.variant) ?? 'standard';
    const timer = TIMER_SIZES.find(size => String(size) === chosen.timer) ?? DEFAULT_TIMER;
    return variant === 'solo' ? { variant, timer } : { variant };
  },
} satisfies GameSettings;
