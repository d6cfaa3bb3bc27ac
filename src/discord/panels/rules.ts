import type { Topic } from '../../stage/presenter.ts';
import { type Button, buttonRows, OPTIONS_IN_A_SELECT, selectRow } from '../buttons/components.ts';
import type { CustomId } from '../buttons/custom-id.ts';
import { lessonButton } from '../buttons/match-buttons.ts';
import type { Context } from '../context/context.ts';
import { type Answer, fileOf, say } from '../ports/answer.ts';
import { handlers } from './handlers.ts';

const idOf = (game: string, ...chapter: readonly number[]): CustomId => ({
  match: game,
  rev: null,
  verb: 'rules',
  args: chapter.map(String),
});

/** Returns the buttons to the chapters before and after the one at `at`, labelled with their titles. */
const leafing = (game: string, topics: readonly Topic[], at: number): readonly Button[] => {
  const [before, after] = [topics[at - 1], topics[at + 1]];
  return [
    ...(before ? [{ label: `← ${before.title}`, id: idOf(game, at - 1) }] : []),
    ...(after ? [{ label: `${after.title} →`, id: idOf(game, at + 1), style: 'main' as const }] : []),
  ];
};

/**
 * Shows a chapter of a game's rules with its picture, in private, and the buttons to all other chapters.
 * @param chosen number or id of the chapter; unknown: the first chapter
 */
export async function chapter(context: Context, game: string, chosen?: string): Promise<Answer> {
  const presenter = Object.hasOwn(context.presenters, game)
    ? context.presenters[game]?.(context.language)
    : undefined;
  const topics = presenter?.topics ?? [];
  const at = Math.max(
    0,
    topics.findIndex(({ id }, place) => id === chosen || String(place) === chosen),
  );
  const topic = topics[at];
  if (!presenter || !topic) return say(context.words.errors.strangeButton);
  const picture = await presenter.topicPicture?.(topic.id, `${game}-rules-${topic.id}.png`);
  const listed = topics
    .slice(0, OPTIONS_IN_A_SELECT)
    .map(({ title }, place) => ({ label: title, value: String(place), chosen: place === at }));
  return {
    content: `## ${topic.title}\n${topic.text}`,
    rows: [
      ...(topics.length > 1 ? [selectRow(idOf(game), topic.title, listed)] : []),
      ...buttonRows([
        ...leafing(game, topics, at),
        ...(presenter.lesson ? [lessonButton(context, game)] : []),
      ]),
    ],
    ...(picture && { file: fileOf(picture) }),
  };
}

export const presses = handlers({
  rules: ({ context, id, args: [at], chosen: [chosen] }) =>
    chapter(context, id.match, chosen ?? at?.toString()),
});
