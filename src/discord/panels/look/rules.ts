import { ofGame } from '../../../core/contract/game.ts';
import type { Strength } from '../../../core/contract/player.ts';
import { spared } from '../../../presentation/painter/missing-pictures.ts';
import type { Topic } from '../../../presentation/presenter/presenter.ts';
import { lessonTurn } from '../../../presentation/text/lesson.ts';
import { lessonText } from '../../../table/people/board-pages.ts';
import { type Button, buttonRows, OPTIONS_IN_A_SELECT, selectRow } from '../../buttons/components.ts';
import { type CustomId, idOf } from '../../buttons/custom-id.ts';
import { againstBot, lessonButton, touchButton } from '../../buttons/match-buttons.ts';
import { type Context, MAX_CONTENT, supportLine } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, fileOf, say, turnedAway } from '../../ports/answer.ts';
import { logged } from '../../rest/channel.ts';
import { handlers } from '../handlers.ts';
import { openTable } from '../lobby/opening.ts';
import { againBy } from '../try-again.ts';

const chapterId = (game: string, ...chapter: readonly number[]): CustomId =>
  idOf(game, 'rules', ...chapter.map(String));

const leafing = (game: string, topics: readonly Topic[], at: number): readonly Button[] => {
  const [before, after] = [topics[at - 1], topics[at + 1]];
  return [
    ...(before ? [{ label: `← ${before.title}`, id: chapterId(game, at - 1) }] : []),
    ...(after ? [{ label: `${after.title} →`, id: chapterId(game, at + 1), style: 'main' as const }] : []),
  ];
};

/**
 * Shows a chapter of a game's rules with its picture, in private, and the buttons to all other chapters.
 * @param chosen number or id of the chapter; unknown: the first chapter
 */
export async function chapter(context: Context, game: string, chosen?: string): Promise<Answer> {
  const presenter = ofGame(context.presenters, game)?.(context.language);
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
    content: withSupport(context, `## ${topic.title}\n${topic.text}`),
    rows: [
      ...(topics.length > 1 ? [selectRow(chapterId(game), topic.title, listed)] : []),
      ...buttonRows([
        ...leafing(game, topics, at),
        ...(presenter.lesson ? [lessonButton(context, game)] : []),
      ]),
    ],
    ...(picture && { file: fileOf(picture) }),
    ...againBy(chapterId(game, at)),
  };
}

const withSupport = (context: Context, text: string): string => {
  const whole = [text, ...supportLine(context).map(line => `-# ${line}`)].join('\n');
  return whole.length <= MAX_CONTENT ? whole : text;
};

const stepId = (game: string, ...place: readonly number[]): CustomId =>
  idOf(game, 'learn', ...place.map(String));

async function toGame(context: Context, visit: Visit, game: string): Promise<readonly Button[]> {
  const { lesson, lobby } = context.words;
  const open: Button = { label: lesson.play, id: idOf(game, 'play') };
  const bots = context.table.strengths(game).map(
    (strength): Button => ({
      label: againstBot(context, strength),
      id: idOf(game, 'play', strength),
      style: strength === 'easy' ? 'commit' : 'quiet',
    }),
  );
  const match = await context.table.live(visit.channelId);
  if (!match || match.game !== game) return [...bots, open];
  const seated = context.table.seatOf(match, visit.person.id) !== undefined;
  const joins = match.status === 'lobby' && !seated && match.seats.length < match.seatsWanted;
  return [
    joins
      ? { label: lobby.join, id: idOf(match.id, 'join'), style: 'commit' }
      : { label: lesson.toGame, id: idOf(match.id, 'board'), style: 'commit' },
  ];
}

/** Shows a step of a game's lesson in private. The lesson belongs to no match. Its whole state is in the custom ids. */
export async function learn(
  context: Context,
  visit: Visit,
  game: string,
  place: readonly number[] = [],
): Promise<Answer> {
  const words = context.words.lesson;
  const presenter = ofGame(context.presenters, game)?.(context.language);
  const lesson = presenter?.lesson;
  const turn = lesson && lessonTurn(lesson, context.language, place);
  if (!turn) return say(words.none);
  const { index, step, wrong, helps, isLast, progress } = turn;
  const { view, foreseen, marked, options, text } = step;
  const { names } = lesson;
  const fileName = `${game}-lesson-${index + 1}.png`;
  const ghosts = foreseen.length > 0 ? await presenter.preview?.(view, names, foreseen, fileName) : undefined;
  const own = await presenter.lessonPicture?.(index, fileName);
  const board = () =>
    spared(
      () => presenter.picture(view, names, marked, fileName),
      error =>
        context.log.error(
          { error: logged(error), game },
          'a lesson is shown in words: it can not be painted',
        ),
    );
  const picture = own ?? ghosts ?? (await board());
  const back: Button[] = index > 0 ? [{ label: words.back, id: stepId(game, index - 1) }] : [];
  const remark = turn.remark && `> ${turn.remark}`;
  // After a wrong choice the text is the same as before. The remark stands last, since a phone shows only the end of the text.
  const lines = wrong > 0 ? [text, remark, helps ? words.help : undefined] : [remark, text];
  const touch = await touchButton(context, { exercise: lessonText(game, place) }, visit.person.id);
  return {
    content: [`-# ${progress}`, ...lines].filter(Boolean).join('\n'),
    rows: buttonRows([
      ...options.map(
        (option, number): Button => ({
          label: option.label,
          id: stepId(game, index, number, ...(wrong > 0 ? [wrong] : [])),
          style: helps ? (option.next === index ? 'quiet' : 'commit') : 'main',
        }),
      ),
      ...back,
      ...(isLast ? await toGame(context, visit, game) : []),
      ...touch,
    ]),
    ...(picture && { file: fileOf(picture) }),
    ...againBy(stepId(game, ...place)),
  };
}

/** Opens a table, or begins a game with two seats against a bot. */
async function play(context: Context, visit: Visit, game: string, bot?: Strength): Promise<Answer> {
  const rules = ofGame(context.games, game);
  if (!rules) return turnedAway(context.words.errors.strangeButton);
  const against = bot === undefined ? {} : { players: [bot], seats: 2 };
  return openTable(context, visit, { game, options: rules.defaults, ...against });
}

export const presses = handlers({
  rules: ({ context, id, args: [at], chosen: [chosen] }) =>
    chapter(context, id.match, chosen ?? at?.toString()),
  learn: ({ context, visit, id, args }) =>
    learn(
      context,
      visit,
      id.match,
      args.filter(arg => arg !== undefined),
    ),
  play: ({ context, visit, id, args: [bot] }) => play(context, visit, id.match, bot),
});
