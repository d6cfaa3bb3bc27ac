import type { Variant } from './types.ts';

const VARIANT_PARTS: Readonly<Record<Variant, { readonly tiles: boolean; readonly powers: boolean }>> = {
  standard: { tiles: true, powers: true },
  'no-tiles': { tiles: false, powers: true },
  'no-powers': { tiles: true, powers: false },
  simple: { tiles: false, powers: false },
};

export const hasTiles = (variant: Variant): boolean => VARIANT_PARTS[variant].tiles;
/** True where Headquarters have powers. Without powers they only bring points. */
export const hasPowers = (variant: Variant): boolean => VARIANT_PARTS[variant].powers;
