import type { english } from './en.ts';

export const german: typeof english = {
  role: 'Eine Rolle, die ein neuer Tisch rufen darf',
  none: 'Kein Tisch darf eine Rolle rufen',
  off: 'keine Rolle',
};
