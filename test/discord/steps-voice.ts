import type { AnyPresenter } from '../../src/presentation/presenter/presenter.ts';
import type { StepsEvent } from '../table/steps-game.ts';

export const voice: AnyPresenter = {
  title: 'Steps',
  picture: () => Promise.reject(new Error('no picture')),
  alt: () => '',
  terminal: () => '',
  story: events => (events as readonly StepsEvent[]).map(({ type, seat }) => `seat ${seat}: ${type}`),
  scores: () => '',
  awaits: () => 'to decide',
  finale: () => undefined,
  hand: () => '',
  question: field => `Which ${field}?`,
  value: (_field, value) => value,
  describeAction: action => `${action}`,
  refusal: ({ code }) => code,
  topics: [],
};
