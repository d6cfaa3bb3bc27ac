import { grammar } from '../../../presentation/language/grammar.ts';
import { isReader } from '../../../presentation/language/reader.ts';
import type { Names, SequelText } from '../../../presentation/presenter/presenter.ts';
import { namedOnce } from '../../../presentation/text/named-once.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import type { Event, Kind, Placed, PublicContract, Slotted } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { cardName, privateName, publicName, publicWithVp } from './cards.ts';
import { sumOf } from './facts.ts';

type Built = Extract<Event, { type: 'built' }>;
type TimerBuilt = Extract<Event, { type: 'timerBuilt' }>;

const SHARE = ['house', 'neighbours', 'ground', 'roof', 'contracts'] as const;

/** Writes the points of a build, part by part. */
export const share = (words: PortoWords, event: Built): string =>
  SHARE.filter(part => event.points[part] > 0)
    .map(part => {
      const named = `${words.story.shares[part]} ${event.points[part]}`;
      if (part !== 'contracts') return named;
      return `${named} (${event.claimed.map(claim => publicName(words, claim.card)).join(', ')})`;
    })
    .join(', ');

const placedIn = ({ placed: { floors, colour, house, completed } }: Built | TimerBuilt) =>
  [floors, colour, house, completed] as const;

/**
 * Returns the facts of a build in the order of the arguments in catalogues: floors, colour, house, completion, cards ("red 3 +
 * blue 1").
 */
export const workOf = (words: PortoWords, event: Built | TimerBuilt) =>
  [...placedIn(event), `${cardName(words, event.number)} + ${cardName(words, event.colour)}`] as const;

const tokenLine = ({ story }: PortoWords, placed: Placed): string[] => {
  if (placed.ground === 0) return [];
  return [
    placed.tokenTo === null ? story.tokenLeaves(placed.ground) : story.tokenTo(placed.ground, placed.tokenTo),
  ];
};

/** Describes in whole sentences where the tokens of a house go after a build. */
export const tokens = (words: PortoWords, event: Built | TimerBuilt): string[] => [
  ...tokenLine(words, event.placed),
  ...(event.type === 'timerBuilt' && event.tokenLost > 0 ? [words.story.roofTokenLost(event.tokenLost)] : []),
];

const slotted = <Card extends Kind | PublicContract>(
  { language }: PortoWords,
  cards: readonly Slotted<Card>[],
  name: (card: Card) => string,
): string => cards.map(({ slot, card }) => grammar(language).labelled(`${slot}`, name(card))).join(', ');

const bothRows = (
  words: PortoWords,
  market: readonly Slotted<Kind>[],
  contracts: readonly Slotted<PublicContract>[],
): string =>
  [
    ...(market.length > 0
      ? [words.story.inMarket(slotted(words, market, card => cardName(words, card)))]
      : []),
    ...(contracts.length > 0
      ? [
          words.story.inContracts(
            contracts.length,
            slotted(words, contracts, card => publicWithVp(words, card)),
          ),
        ]
      : []),
  ].join('; ');

const line = (words: PortoWords, event: Event, names: Names): string | undefined => {
  const { story, counts, language } = words;
  const { listed } = grammar(language);
  const name = (seat: number): string => nameOf(names, seat, language);
  const kinds = (cards: readonly Kind[]): string => listed(cards.map(card => cardName(words, card)));
  switch (event.type) {
    case 'dealt':
      return story.dealt(name(event.seat), listed(event.contracts.map(each => privateName(words, each))));
    case 'kept':
      return event.contracts
        ? story.kept(name(event.seat), listed(event.contracts.map(each => privateName(words, each))))
        : story.keptUnseen(name(event.seat));
    case 'drew':
      return story.drew(name(event.seat), kinds(event.cards.map(({ card }) => card)));
    case 'built': {
      const points = counts.points(sumOf(event.points));
      const text = story.built(name(event.seat), ...workOf(words, event), points, share(words, event));
      return [text, ...tokens(words, event)].join(' ');
    }
    case 'passed':
      return story.passed(name(event.seat));
    case 'timerDiscarded': {
      const gone = bothRows(words, event.market, event.contracts);
      const turned = kinds(event.timer);
      return gone === '' ? story.timerDiscardedNothing(turned) : story.timerDiscarded(turned, gone);
    }
    case 'timerBuilt':
      return [story.timerBuilt(...workOf(words, event)), ...tokens(words, event)].join(' ');
    case 'timerIdle':
      return story.timerIdle(kinds(event.timer));
    case 'reshuffled':
      return event.pile === 'construction'
        ? story.reshuffledCards(event.cards)
        : story.reshuffledContracts(event.cards);
    case 'refilled': {
      const rows = bothRows(words, event.market, event.contracts);
      return rows === '' ? undefined : story.refilled(rows);
    }
    case 'endTriggered':
      return story.endTriggered(event.roofs, event.lastRound);
    case 'ended':
      return story.ended;
  }
};

const sentence = (words: PortoWords, event: Event, names: Names): string | undefined => {
  const { story, counts, language } = words;
  const { listed } = grammar(language);
  switch (event.type) {
    case 'built': {
      const name = nameOf(names, event.seat, language);
      const claimed = event.claimed.map(({ card }) => publicName(words, card));
      const text = story.builtBriefly(name, ...placedIn(event), counts.points(sumOf(event.points)));
      return claimed.length > 0 ? `${text} ${story.claimedBriefly(listed(claimed))}` : text;
    }
    case 'timerBuilt':
      return story.timerBuiltBriefly(...placedIn(event));
    case 'timerDiscarded':
    case 'refilled':
    case 'reshuffled':
    case 'endTriggered':
    case 'dealt':
      // The board shows these events, or the next lines imply them.
      return undefined;
    case 'kept':
    case 'drew':
    case 'passed':
    case 'timerIdle':
    case 'ended':
      return line(words, event, names);
  }
};

/** Describes a move in one line; undefined where none of its events has a text. */
export const brief = (words: PortoWords, events: readonly Event[], names: Names): string | undefined => {
  const lines = events.flatMap(event => sentence(words, event, names) ?? []);
  return lines.length > 0 ? namedOnce(lines, names, words.language) : undefined;
};

/** Describes events, one line each; skips events without a text. */
export const story = (words: PortoWords, events: readonly Event[], names: Names): readonly string[] =>
  events.map(event => line(words, event, names)).filter(text => text !== undefined);

/** Describes an event of an imagined line of play. A build counts as the same with other floors, cards and points. */
export const sequel = (words: PortoWords, event: Event, names: Names): SequelText | undefined => {
  const { sequels, story, counts, language } = words;
  const { listed } = grammar(language);
  if (event.type === 'drew') {
    const cards = event.cards.map(({ card }) => cardName(words, card));
    return { text: sequels.drew(nameOf(names, event.seat, language), listed(cards)) };
  }
  if (event.type === 'timerBuilt') return { text: story.timerBuiltBriefly(...placedIn(event)) };
  if (event.type === 'endTriggered') return { text: story.endTriggered(event.roofs, event.lastRound) };
  if (event.type !== 'built') return undefined;
  const { seat, placed, claimed } = event;
  const points = sumOf(event.points);
  const name = nameOf(names, seat, language);
  const [floors, colour, house, completed, cards] = workOf(words, event);
  const site = isReader(name) ? `${house} (${cards})` : house;
  const built = sequels.built(name, floors, colour, site, completed, counts.points(points));
  const contracts = listed(claimed.map(({ card }) => publicName(words, card)));
  const text = [
    built,
    ...(contracts ? [story.claimedBriefly(contracts)] : []),
    ...(placed.tokenTo ? [story.tokenTo(placed.ground, placed.tokenTo)] : []),
  ].join(' ');
  const key = [seat, placed.house, placed.colour, placed.completed].join(' ');
  return { text, key, thing: placed.house, points };
};
