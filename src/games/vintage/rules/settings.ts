import type { Chosen, GameSettings } from '../../../core/contract/settings.ts';
import { type Options, VARIANTS } from './types.ts';

export const vintageSettings = {
  settings: [
    {
      name: 'variant',
      about: 'rules',
      values: VARIANTS,
      fallback: 'standard',
      labels: ['Standard: the normal version, seven rounds'],
    },
  ],
  options: (chosen: Chosen): Options => ({
    variant: VARIANTS.find(name => name === chosen.variant) ?? 'standard',
  }),
} satisfies GameSettings;
