import { type Subcommand, text } from '../../src/discord/context/command.ts';
import { chapter, learn } from '../../src/discord/panels/look/rules.ts';
import { inEach } from '../../src/presentation/language/languages.ts';
import type { Topic } from '../../src/presentation/presenter/presenter.ts';
import { choosing } from '../definitions/localised.ts';
import { oneOf } from '../definitions/verb.ts';
import type { PlayableGame } from './playable-game.ts';
import { choice, verb } from './words.ts';

/** Value of the option `topic` that opens the lesson instead of a chapter. */
const LEARN = 'learn';

const titled = (id: string) => (topics: readonly Topic[]) =>
  topics.find(topic => topic.id === id)?.title ?? id;

/** Builds the subcommand that shows a game's lesson, or its rules one chapter at a time. */
export function rules({ rules: { id: game }, presenter: voice }: PlayableGame): Subcommand {
  const all = inEach(language => voice(language).topics);
  const named = choosing(all);
  const hasLesson = voice('en').lesson !== undefined;
  return {
    definition: verb('rules', words => words.rules, {
      topic: oneOf([
        ...(hasLesson ? [choice(LEARN, words => words.rules.learn)] : []),
        ...all.en.map(({ id }) => named(id, titled(id))),
      ]),
    }),
    reads: true,
    run(visit, typed, context) {
      const wanted = text(typed, 'topic');
      return wanted === LEARN ? learn(context, visit, game) : chapter(context, game, wanted);
    },
  };
}
