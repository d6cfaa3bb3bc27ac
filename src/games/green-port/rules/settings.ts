import type { Chosen, GameSettings } from '../../../core/contract/settings.ts';
import { type Options, VARIANTS } from './types.ts';

export const greenPortSettings = {
  settings: [
    {
      name: 'variant',
      about: 'rules',
      values: VARIANTS,
      fallback: 'standard',
      labels: [
        'Standard: with tiles and powers',
        'Without tiles: nobody can flip out of a bust',
        'Without powers: Headquarters bring points only',
        'Simple: neither tiles nor powers',
      ],
    },
  ],
  options: (chosen: Chosen): Options => ({
    variant: VARIANTS.find(name => name === chosen.variant) ?? 'standard',
  }),
} satisfies GameSettings;
