import type { Language } from '../../../../presentation/language/languages.ts';
import type { Scene } from '../../../../presentation/shapes/scene.ts';
import type { TopicId } from '../../words/facts.ts';
import { cards, notation, variants } from './cards.ts';
import { end, powers, utilise } from './spending.ts';
import { hire, overview, refer, turn } from './turn.ts';

/** Draws the picture of a chapter of the rules, 1,080 wide. It has words only where signs are not enough. */
export const topicScene = (id: TopicId, language: Language = 'en'): Scene => SIGHTS[id](language);

const SIGHTS: Readonly<Record<TopicId, (language: Language) => Scene>> = {
  overview,
  turn,
  cards,
  hire,
  refer,
  utilise,
  powers,
  end,
  variants,
  notation,
};
