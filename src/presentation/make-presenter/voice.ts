import { saidWith } from '../catalogue/index.ts';
import type { Painted } from '../painter/order.ts';
import type { Presenter, Topic } from '../presenter/presenter.ts';

/** Texts of a game, without its pictures. They need no canvas. */
export type Voice<View, Action, Event> = Omit<
  Presenter<View, Action, Event>,
  Painted | 'timelapse' | 'parts'
>;

/** Members of `Voice` that one game implements, all of them required. */
export type OwnVoice<View, Action, Event, Own> = Required<
  Pick<Voice<View, Action, Event>, keyof Voice<View, Action, Event> & keyof Own>
>;

type Bound<Sentence> = Sentence extends (words: never, ...given: infer Given) => infer Text
  ? (...given: Given) => Text
  : never;

/** Gives the words of one language to functions that take them first: `(words, view) => …` becomes `view => …`. */
export const saying = <
  Words,
  Sentences extends Readonly<Record<string, (words: Words, ...given: never[]) => unknown>>,
>(
  words: Words,
  sentences: Sentences,
) =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [
      name,
      (...given: never[]) => sentence(words, ...given),
    ]),
  ) as { readonly [Name in keyof Sentences]: Bound<Sentences[Name]> };

/**
 * Writes the chapters of a game's rules.
 * @param facts returns the values that a chapter's text states, such as a limit or a price
 */
export const chapters = <Id extends string>(
  ids: readonly Id[],
  words: Readonly<Record<Id, { readonly title: string; readonly text: Parameters<typeof saidWith>[0] }>>,
  facts: (id: Id) => Parameters<typeof saidWith>[1],
): readonly Topic[] =>
  ids.map(id => ({ id, title: words[id].title, text: saidWith(words[id].text, facts(id)) }));
