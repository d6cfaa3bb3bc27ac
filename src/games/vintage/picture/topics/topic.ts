import type { Language } from '../../../../presentation/language/languages.ts';
import type { Scene } from '../../../../presentation/shapes/scene.ts';
import type { TopicId } from '../../words/facts.ts';
import { ageing, cards, end, notation, rounds, turn } from './gaia.ts';
import { boat, estates, harvest, overview, setup } from './valley.ts';

/** Draws the subject of a chapter of the rules, 1,080 pixels wide. The picture has words only where signs are not enough. */
export const topicScene = (id: TopicId, language: Language = 'en'): Scene => SIGHTS[id](language);

const SIGHTS: Readonly<Record<TopicId, (language: Language) => Scene>> = {
  overview,
  turn,
  estates,
  harvest,
  boat,
  ageing,
  cards,
  rounds,
  end,
  setup,
  notation,
};
