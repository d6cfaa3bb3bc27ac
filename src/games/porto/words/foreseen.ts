import { capital, grammar } from '../../../presentation/language/grammar.ts';
import type { Names } from '../../../presentation/presenter/presenter.ts';
import type { Action, Event, PrivateContract, View } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { cardName, privateMeaning, privateName } from './cards.ts';
import { asDealt, describeAction } from './choices.ts';
import { sumOf } from './facts.ts';
import { share, story, tokens, workOf } from './story.ts';

const contractLine = (words: PortoWords, contract: PrivateContract): string =>
  `- **${capital(privateName(words, contract))}** — ${privateMeaning(words, contract)}`;

const lines = (words: PortoWords, event: Event, names: Names, view?: View): readonly string[] => {
  const { foreseen, counts, language } = words;
  switch (event.type) {
    case 'built':
      return [
        [foreseen.work(...workOf(words, event)), ...tokens(words, event)].join(' '),
        foreseen.points(counts.points(sumOf(event.points)), share(words, event)),
      ];
    case 'timerBuilt':
      return [[foreseen.timerWork(...workOf(words, event)), ...tokens(words, event)].join(' ')];
    case 'drew':
      return [foreseen.drew(grammar(language).listed(event.cards.map(({ card }) => cardName(words, card))))];
    case 'refilled':
    case 'reshuffled':
    case 'timerDiscarded':
      // The refilled slots and the decks make no difference to the choice.
      return [];
    case 'kept':
      return asDealt(view?.dealt ?? [], event.contracts ?? []).map(contract => contractLine(words, contract));
    case 'dealt':
    case 'passed':
    case 'timerIdle':
    case 'endTriggered':
    case 'ended':
      return story(words, [event], names);
  }
};

/** Describes the effect of a previewed action in markdown: the place, the cards, the points part by part. */
export const foreseen = (
  words: PortoWords,
  events: readonly Event[],
  names: Names,
  view?: View,
): readonly string[] => events.flatMap(event => lines(words, event, names, view));

/** Lists the best builds that a draw would make possible, or writes that no build becomes possible. */
export const prospects = (
  words: PortoWords,
  later: readonly { readonly action: Action; readonly worth: number | undefined }[],
  view: View,
): readonly string[] =>
  later.length === 0
    ? [words.foreseen.noProspects]
    : [
        words.foreseen.prospects,
        ...later.map(({ action, worth }) =>
          worth === undefined
            ? `- ${describeAction(words, action, view)}`
            : `- ${grammar(words.language).labelled(describeAction(words, action, view), `**${words.counts.points(worth)}**`)}`,
        ),
      ];
