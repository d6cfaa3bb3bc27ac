import type { english } from './en.ts';

export const french: typeof english = {
  role: 'Un rôle qu’une nouvelle table peut appeler',
  none: 'Aucune table ne peut appeler un rôle',
  off: 'aucun rôle',
};
