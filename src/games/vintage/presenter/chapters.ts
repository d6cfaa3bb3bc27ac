import type { Language } from '../../../stage/language/languages.ts';
import { clipped, plain } from '../../../stage/names.ts';
import type { paint } from '../../../stage/paint.ts';
import { topicScene } from '../picture/topics/topic.ts';
import { LONGEST_ALT } from '../words/alt.ts';
import { TOPIC_IDS } from '../words/facts.ts';
import { TOPICS } from '../words/topics.ts';
import type { VintagePresenter } from './voice.ts';

/** Returns the words of a chapter as alt text, since the chapter's picture shows them. */
const altOf = (language: Language, id: (typeof TOPIC_IDS)[number]): string => {
  const { title, text } = TOPICS[language][id];
  return clipped(`${title}. ${plain(text)}`, LONGEST_ALT, LONGEST_ALT - 1);
};

export const chapterPicture =
  (language: Language, painted: typeof paint): NonNullable<VintagePresenter['topicPicture']> =>
  async (id, name) => {
    const topic = TOPIC_IDS.find(known => known === id);
    return topic && { file: await painted(topicScene(topic, language)), name, alt: altOf(language, topic) };
  };
