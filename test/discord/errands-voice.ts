import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import type { ErrandsEvent } from '../table/errands-game.ts';

export const voice: AnyPresenter = {
  title: 'Errands',
  picture: () => Promise.reject(new Error('no picture')),
  alt: () => '',
  terminal: () => '',
  story: events => (events as readonly ErrandsEvent[]).map(({ type, seat }) => `seat ${seat}: ${type}`),
  scores: () => '',
  awaits: () => 'to decide',
  finale: () => undefined,
  hand: () => '',
  question: field => `Which ${field}?`,
  value: (_field, value) => value,
  deed: action => `${action}`,
  refusal: ({ code }) => code,
  topics: [],
};
