import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { fileOf } from '../../src/discord/answer.ts';
import { type Subcommand, text } from '../../src/discord/gateway/command.ts';
import { buttonRows } from '../../src/discord/panels/components.ts';
import { learn, lessonButton } from '../../src/discord/panels/lesson.ts';
import type { In } from '../../src/stage/languages.ts';
import type { Topic } from '../../src/stage/presenter.ts';
import { choosing } from '../localised.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, described, TABLE_COMMAND_WORDS } from './words/index.ts';

/** No chapter: a first turn. */
const LEARN = 'learn';

/** A chapter by its id, which is the same in every language. */
const titled = (id: string) => (topics: readonly Topic[]) =>
  topics.find(topic => topic.id === id)?.title ?? id;

/** The rules of a game, a chapter at a time, and its lesson. */
export function rules({ game, presenter: voice }: PlayableGame): Subcommand {
  const all: In<readonly Topic[]> = {
    en: voice('en').topics,
    ko: voice('ko').topics,
    'pt-BR': voice('pt-BR').topics,
  };
  const chapter = choosing(all);
  const hasLesson = voice('en').lesson !== undefined;
  return {
    definition: described(
      new SlashCommandSubcommandBuilder().setName('rules'),
      words => words.rules.about,
    ).addStringOption(option =>
      described(option.setName('topic'), words => words.rules.topic).addChoices(
        ...(hasLesson ? [choice(LEARN, words => words.rules.learn)] : []),
        ...all.en.map(({ id }) => chapter(id, titled(id))),
      ),
    ),
    reads: true,
    async run(_visit, typed, room) {
      const { language } = room;
      const topics = all[language];
      const wanted = text(typed, 'topic');
      if (wanted === LEARN) return learn(room, game);
      const topic = topics.find(({ id }) => id === wanted) ?? topics[0];
      if (!topic) throw new Error(`the rules of ${game} have no chapters`);
      const others = topics.filter(other => other !== topic).map(({ id }) => `\`${id}\``);
      const head = `## ${topic.title}\n${topic.text}`;
      const presenter = room.presenters[game]?.(language);
      const picture = await presenter?.topicPicture?.(topic.id, `${game}-rules-${topic.id}.png`);
      const shown = picture && { file: fileOf(picture) };
      if (wanted !== undefined) return { content: head, ...shown };
      const { more } = TABLE_COMMAND_WORDS[language].rules;
      const chapters =
        others.length > 0 ? [more(room.naming.command('rules', 'topic:'), others.join(', '))] : [];
      return {
        content: [head, ...chapters].join('\n\n'),
        ...(hasLesson && { rows: buttonRows([lessonButton(room, game)]) }),
        ...shown,
      };
    },
  };
}
