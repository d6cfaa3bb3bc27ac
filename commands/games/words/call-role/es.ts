import type { english } from './en.ts';

export const spanish: typeof english = {
  role: 'Un rol al que una mesa nueva puede llamar',
  none: 'Ninguna mesa puede llamar a un rol',
  off: 'ningún rol',
};
