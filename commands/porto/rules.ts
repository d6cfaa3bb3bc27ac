import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/command.ts';
import { buttonRows } from '../../src/discord/components.ts';
import { learn, lessonButton } from '../../src/discord/lesson.ts';
import { fileOf } from '../../src/discord/room.ts';
import type { In } from '../../src/present/languages.ts';
import { portoPresenter } from '../../src/present/porto/index.ts';
import type { Topic } from '../../src/present/presenter.ts';
import { choosing } from '../localised.ts';
import { COMMAND_WORDS, choice, described } from './words/index.ts';

const TOPICS: In<readonly Topic[]> = {
  en: portoPresenter('en').topics,
  ko: portoPresenter('ko').topics,
  'pt-BR': portoPresenter('pt-BR').topics,
};
const chapter = choosing(TOPICS);
/** No chapter: a first turn. */
const LEARN = 'learn';

/** A chapter by its id, which is the same in every language. */
const titled = (id: string) => (topics: readonly Topic[]) =>
  topics.find(topic => topic.id === id)?.title ?? id;

export const rules: Subcommand = {
  definition: described(
    new SlashCommandSubcommandBuilder().setName('rules'),
    words => words.rules.about,
  ).addStringOption(option =>
    described(option.setName('topic'), words => words.rules.topic).addChoices(
      choice(LEARN, words => words.rules.learn),
      ...TOPICS.en.map(({ id }) => chapter(id, titled(id))),
    ),
  ),
  reads: true,
  async run(_visit, typed, room) {
    const { language } = room;
    const topics = TOPICS[language];
    const wanted = text(typed, 'topic');
    if (wanted === LEARN) return learn(room, 'porto');
    const topic = topics.find(({ id }) => id === wanted) ?? topics[0];
    if (!topic) throw new Error('the rules have no chapters');
    const others = topics.filter(other => other !== topic).map(({ id }) => `\`${id}\``);
    const head = `## ${topic.title}\n${topic.text}`;
    const presenter = room.presenters.porto?.(language);
    const picture = await presenter?.topicPicture?.(topic.id, `porto-rules-${topic.id}.png`);
    const shown = picture && { file: fileOf(picture) };
    if (wanted !== undefined) return { content: head, ...shown };
    return {
      content: `${head}\n\n${COMMAND_WORDS[language].rules.more(others.join(', '))}`,
      rows: buttonRows([lessonButton(room, 'porto')]),
      ...shown,
    };
  },
};
