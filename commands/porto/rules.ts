import { SlashCommandSubcommandBuilder } from '@discordjs/builders';
import { type Subcommand, text } from '../../src/discord/command.ts';
import { say } from '../../src/discord/room.ts';
import { portoPresenter } from '../../src/present/porto/index.ts';

const { topics } = portoPresenter('en');

export const rules: Subcommand = {
  definition: new SlashCommandSubcommandBuilder()
    .setName('rules')
    .setDescription('The rules, a chapter at a time')
    .addStringOption(option =>
      option
        .setName('topic')
        .setDescription('The chapter')
        .addChoices(topics.map(({ id, title }) => ({ name: title, value: id }))),
    ),
  reads: true,
  async run(_visit, typed) {
    const wanted = text(typed, 'topic');
    const topic = topics.find(({ id }) => id === wanted) ?? topics[0];
    if (!topic) throw new Error('the rules have no chapters');
    const others = topics.filter(other => other !== topic).map(({ id }) => `\`${id}\``);
    return say(
      wanted !== undefined
        ? `## ${topic.title}\n${topic.text}`
        : `## ${topic.title}\n${topic.text}\n\nMore with \`/porto rules topic:\` ${others.join(', ')}`,
    );
  },
};
