import type { Language } from '../../../../presentation/language/languages.ts';
import type { Scene } from '../../../../presentation/shapes/scene.ts';
import type { TopicId } from '../../words/facts.ts';
import { end, solo } from './game.ts';
import { contracts, family, notation, privates } from './papers.ts';
import { build, draw, overview, points, turn } from './turn.ts';

/** Draws the picture of a chapter of the rules, 1,080 wide. It has words only where signs are not enough. */
export const topicScene = (id: TopicId, language: Language = 'en'): Scene => SIGHTS[id](language);

const SIGHTS: Readonly<Record<TopicId, (language: Language) => Scene>> = {
  overview,
  turn,
  draw,
  build,
  points,
  contracts,
  private: privates,
  end,
  solo,
  family,
  notation,
};
