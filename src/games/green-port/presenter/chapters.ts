import type { Language } from '../../../stage/language/languages.ts';
import { clipped, plain } from '../../../stage/names.ts';
import type { paint } from '../../../stage/paint.ts';
import { topicScene } from '../picture/topics/topic.ts';
import { greenPortWords } from '../words/all.ts';
import { LONGEST_ALT } from '../words/alt.ts';
import { TOPIC_IDS } from '../words/facts.ts';
import { chapter } from '../words/topics.ts';
import type { GreenPortPresenter } from './voice.ts';

/** Describes a chapter's picture by the words of the chapter. */
const altOf = (language: Language, id: (typeof TOPIC_IDS)[number]): string => {
  const { title, text } = chapter(greenPortWords(language), id);
  return clipped(`${title}. ${plain(text)}`, LONGEST_ALT, LONGEST_ALT - 1);
};

export const chapterPicture =
  (language: Language, painted: typeof paint): NonNullable<GreenPortPresenter['topicPicture']> =>
  async (id, name) => {
    const topic = TOPIC_IDS.find(known => known === id);
    return topic && { file: await painted(topicScene(topic, language)), name, alt: altOf(language, topic) };
  };
