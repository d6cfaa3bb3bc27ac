import type { Topic } from '../../../stage/presenter.ts';
import { box } from '../rules/box.ts';
import type { PortoWords } from './catalog.ts';

export const TOPIC_IDS = [
  'overview',
  'turn',
  'draw',
  'build',
  'points',
  'contracts',
  'private',
  'end',
  'solo',
  'family',
  'notation',
] as const;

/** The whole rules in our own words, a chapter each; texts in markdown, at most 1,800 characters. */
export type TopicWords = Readonly<
  Record<(typeof TOPIC_IDS)[number], { readonly title: string; readonly text: string }>
>;

export const { points: publicPays } = box.publicContracts;
export const { points: privatePays } = box.privateContracts;
export const { roofs } = box.end;
export const { goal, levels } = box.solo;
export const { copiesByValue: copies } = box.constructionCards;
export const { tiles } = box;

/** "2 / 5 / 10". */
export const paid = (steps: readonly number[]): string => steps.join(' / ');

export const topics = (words: PortoWords): readonly Topic[] =>
  TOPIC_IDS.map(id => ({ id, ...words.topics[id] }));
