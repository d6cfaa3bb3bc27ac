import type { english } from './en.ts';

export const portuguese: typeof english = {
  role: 'Um cargo que uma mesa nova pode chamar',
  none: 'Nenhuma mesa pode chamar um cargo',
  off: 'nenhum cargo',
};
