import type { Names } from '../../../presentation/presenter/presenter.ts';
import { namedOnce } from '../../../presentation/text/named-once.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { ageingBy, ageingOutcomes, spreadOf } from '../judgement/odds.ts';
import { circlesOf } from '../rules/circles.ts';
import type { Event } from '../rules/events.ts';
import { type Action, type Card, COLUMNS, type TableColumn, type View } from '../rules/types.ts';
import type { VintageWords } from './all.ts';
import { eventText } from './event-sentences.ts';
import { outcomes } from './hand.ts';
import { cardInWords } from './topics.ts';

export const story = (words: VintageWords, events: readonly Event[], names: Names): readonly string[] =>
  events.map(event => eventText(words, event, seat => nameOf(names, seat, words.language)));

/**
 * Types of events that the public line omits. The board shows the pieces, and the next round's line implies the end of a round.
 */
const UNREPORTED: readonly Event['type'][] = ['placed', 'roundEnded'];

/** Describes the events of a turn or an action in one line. Undefined: no event needs words. */
export const brief = (words: VintageWords, events: readonly Event[], names: Names): string | undefined => {
  const said = story(
    words,
    events.filter(({ type }) => !UNREPORTED.includes(type)),
    names,
  );
  return said.length > 0 ? namedOnce(said, names, words.language) : undefined;
};

const cheapest = ({ table, players }: View, column: TableColumn): number | undefined =>
  circlesOf(players.length, column).find((_, index) => table[column][index] === null);

/**
 * Lists changes that other seats made since the viewer's last turn and that matter to the viewer: dearer circles, and the first
 * player's token.
 */
export const recap = (
  words: VintageWords,
  events: readonly Event[],
  view: View,
  names: Names,
): readonly string[] => {
  const { viewer } = view;
  if (viewer === 'table') return [];
  const since = events.slice(events.findLastIndex(({ type }) => type === 'roundBegan') + 1);
  const used = new Set(
    since.flatMap(event => (event.type === 'placed' && event.seat !== viewer ? event.column : [])),
  );
  const columns = COLUMNS.filter(column => used.has(column) && column !== 'first' && column !== 'card');
  const dearer = columns.flatMap(column => {
    const circle = cheapest(view, column);
    if (circle === undefined) return words.recap.full(words.terms.columns[column]);
    return circle > 1 ? words.recap.dearer(words.terms.columns[column], circle) : [];
  });
  const lost = events.flatMap(event =>
    event.type === 'tookFirst' && event.from === viewer && event.seat !== viewer
      ? words.recap.lostToken(nameOf(names, event.seat, words.language))
      : [],
  );
  return [...lost, ...dearer];
};

function cardOf(action: Action | undefined): Card | undefined {
  if (action?.type === 'play') return action.card;
  return action?.type === 'take' && action.card !== 'deck' ? action.card : undefined;
}

/**
 * Describes the certain effects of an action, and the card that the action plays or takes. For an ageing, it also describes the
 * points for each number of the die.
 */
export const foreseen = (
  words: VintageWords,
  events: readonly Event[],
  names: Names,
  view: View | undefined,
  action: Action | undefined,
): readonly string[] => {
  const card = cardOf(action);
  const lines = [...story(words, events, names), ...(card ? [cardInWords(words, card)] : [])];
  const ageing = action && ageingBy(action);
  const player = view?.players[view.turn];
  if (!ageing || !player) return lines;
  const all = ageingOutcomes(player, ageing.help);
  return [
    ...lines,
    outcomes(
      words,
      all.map(({ points }) => points),
      spreadOf(all).mean,
    ),
  ];
};
