import { grammar } from '../../../presentation/language/grammar.ts';
import type { Names, SequelText } from '../../../presentation/presenter/presenter.ts';
import { namedOnce } from '../../../presentation/text/named-once.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import type { Colour, Event, Gain } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { aimText, cardName, cardsText, cubesText, headquartersText } from './terms.ts';

const GAINS = ['cards', 'tile', 'boosts'] as const satisfies readonly (keyof Gain)[];

const sizeOf = (gain: Gain): number => gain.cards + gain.tile + gain.boosts;

/** Names the cubes of a gain. The parts of the gain follow in brackets where it has more than one. */
const gained = ({ story, terms }: GreenPortWords, gain: Gain, colour: Colour): string => {
  const cubes = terms.cubes(sizeOf(gain), colour);
  const parts = GAINS.filter(part => gain[part] > 0).map(part => story.gain[part](gain[part]));
  return parts.length > 1 ? story.gain.inParts(cubes, parts.join(', ')) : story.gain.whole(cubes);
};

const hired = (words: GreenPortWords, event: Extract<Event, { type: 'hired' }>, name: string): string => {
  const { story } = words;
  if (event.colour === null) return story.hiredNobody(name);
  const text = story.hired(name, gained(words, event.gain, event.colour));
  return event.sync ? `${text} ${story.inSync}` : text;
};

const line = (words: GreenPortWords, event: Event, names: Names): string => {
  const { story, terms, language } = words;
  const name = (seat: number): string => nameOf(names, seat, language);
  switch (event.type) {
    case 'picked':
      return story.picked(name(event.seat), event.colour);
    case 'reshuffled':
      return event.cause === 'green' ? story.reshuffledAll(event.cards) : story.reshuffled(event.cards);
    case 'revealed':
      return story.revealed(name(event.seat), cardName(words, event.card));
    case 'threatened':
      return story.threatened(name(event.seat));
    case 'busted':
      return story.busted(name(event.seat));
    case 'flipped':
      return event.against === 'loss'
        ? story.flippedAgainstLoss(name(event.seat))
        : story.flippedAgainstBust(name(event.seat), cardsText(words, event.discarded));
    case 'overLimit':
      return story.overLimit(event.losses.map(({ seat, count }) => story.loses(name(seat), count)));
    case 'lost':
      return story.lost(name(event.seat), cubesText(words, event.cubes));
    case 'underdogs':
      return story.underdogs(
        event.seats.map(seat => `**${name(seat)}**`),
        event.by,
      );
    case 'helped':
      return story.helped(name(event.seat), event.colour);
    case 'hired':
      return hired(words, event, name(event.seat));
    case 'referred':
      return story.referred(
        name(event.seat),
        terms.cubes(sizeOf(event.gain), event.colour),
        terms.cubes(1, event.pay),
        name(event.to),
      );
    case 'passed':
      return story.passed(name(event.seat));
    case 'completed':
      return story.completed(
        name(event.seat),
        event.objective,
        cubesText(words, event.pay),
        terms.points(event.points),
      );
    case 'lastRound':
      return story.lastRound;
    case 'bought':
      return story.bought(
        name(event.seat),
        headquartersText(words, event),
        terms.cubes(event.price, event.colour),
      );
    case 'unflipped':
      return story.unflipped(name(event.seat), cubesText(words, event.pay));
    case 'specialised':
      return story.specialised(name(event.seat), cubesText(words, event.pay), event.colour);
    case 'turnEnded':
      return story.turnEnded(name(event.seat));
    case 'purchased': {
      const { seat, colour, values } = event;
      const bought = values.map(value => headquartersText(words, { colour, value, boost: null }));
      return story.purchased(name(seat), grammar(language).listed(bought));
    }
    case 'ended':
      return story.ended;
  }
};

export const story = (words: GreenPortWords, events: readonly Event[], names: Names): readonly string[] =>
  events.map(event => line(words, event, names));

/**
 * Describes in one sentence how many cards a Hire phase revealed, and what followed: a hire, a bust, or a flip against a bust.
 * Undefined for other events, and without a revealed card.
 */
const daring = (words: GreenPortWords, event: Event, cards: number, names: Names): string | undefined => {
  const { choices, story, terms, language } = words;
  if (event.type !== 'hired' && event.type !== 'busted' && event.type !== 'flipped') return undefined;
  const name = nameOf(names, event.seat, language);
  if (cards === 0 || (event.type === 'flipped' && event.against === 'loss')) return undefined;
  if (event.type === 'busted') return story.revealing.bust(name, cards);
  if (event.type === 'flipped') return story.revealing.flip(name, cards);
  if (event.colour === null) return story.revealing.nobody(name, cards);
  const cubes = story.gain.whole(terms.cubes(sizeOf(event.gain), event.colour));
  return story.revealing.hire(name, cards, event.sync ? choices.inSync(cubes) : cubes);
};

/** Describes the events of a turn in sentences. All reveals of a Hire share one sentence. */
const turnSentences = (words: GreenPortWords, events: readonly Event[], names: Names): readonly string[] => {
  const { story, language } = words;
  const name = (seat: number): string => nameOf(names, seat, language);
  const sentences: string[] = [];
  /** Reveals that have no sentence yet, and the place in `sentences` where their sentence goes. */
  let [reveals, place]: [Extract<Event, { type: 'revealed' }>[], number] = [[], 0];
  const tellReveals = () => {
    const last = reveals.at(-1);
    if (!last) return;
    const count = reveals.length;
    const isCross = last.card === 'x-green' || last.card === 'x-orange';
    const text = isCross
      ? story.revealing.last(name(last.seat), count, cardName(words, last.card))
      : story.revealing.cards(name(last.seat), count);
    sentences.splice(place, 0, count === 1 ? line(words, last, names) : text);
    reveals = [];
  };
  for (const [index, event] of events.entries()) {
    const sentence = daring(words, event, reveals.length, names);
    if (event.type === 'revealed') {
      if (reveals.length === 0) place = sentences.length;
      reveals.push(event);
    } else if (sentence !== undefined) {
      sentences.splice(place, 0, sentence);
      reveals = [];
    } else if (event.type === 'threatened') {
      const answer = events[index + 1]?.type;
      if (answer !== 'busted' && answer !== 'flipped') sentences.push(line(words, event, names));
    } else sentences.push(line(words, event, names));
  }
  tellReveals();
  return sentences;
};

const SILENT: readonly Event['type'][] = ['turnEnded', 'passed', 'reshuffled', 'purchased'];

/**
 * True for events that get a text. A pass, a new deck and the end of a turn get a text only where no other event has one. End
 * purchases get no text, since the final account lists them.
 */
const isReported = ({ type }: Event, _index: number, all: readonly Event[]): boolean =>
  type !== 'purchased' && (!SILENT.includes(type) || all.every(event => SILENT.includes(event.type)));

/** True for an event that an orange X card brings to all seats, whichever seat revealed the card. */
const isOfAll = (event: Event): boolean => {
  switch (event.type) {
    case 'overLimit':
    case 'lost':
    case 'underdogs':
    case 'helped':
      return true;
    case 'flipped':
      return event.against === 'loss';
    default:
      return false;
  }
};

/**
 * Splits the events into lines. A line ends after the events that an X card brings to all seats. Incident: a person's loss
 * stood among the actions of a bot, and read as the bot's loss. An earlier form reported the loss on a last line, after the
 * hire that followed it.
 */
const inLines = (events: readonly Event[]): readonly (readonly Event[])[] => {
  const lines: Event[][] = [];
  for (const [index, event] of events.entries()) {
    const before = events[index - 1];
    const isNew = !before || (isOfAll(before) && !isOfAll(event));
    if (isNew) lines.push([event]);
    else lines.at(-1)?.push(event);
  }
  return lines;
};

/**
 * Describes a move or a turn in the order of its events. A line ends after the events that an X card brings to all seats, so a
 * turn without an X card has one line. Undefined where no event has a text.
 */
export const brief = (words: GreenPortWords, events: readonly Event[], names: Names): string | undefined => {
  const lines = inLines(events.filter(isReported)).map(some =>
    namedOnce(turnSentences(words, some, names), names, words.language, 'parts'),
  );
  return lines.length > 0 ? lines.join('\n') : undefined;
};

/** Events of a line of play that have the same sentence as in a story. */
const IN_LINES: readonly Event['type'][] = [
  'flipped',
  'busted',
  'referred',
  'specialised',
  'lastRound',
  'purchased',
];

/** Describes an event of an imagined line of play, without the cubes paid and the cards revealed. */
export const sequel = (words: GreenPortWords, event: Event, names: Names): SequelText | undefined => {
  const { sequels, story, terms, language } = words;
  const name = 'seat' in event ? nameOf(names, event.seat, language) : '';
  const sentence = (): string | undefined => {
    if (event.type === 'completed')
      return sequels.completed(name, event.objective, terms.points(event.points));
    if (event.type === 'bought')
      return sequels.bought(name, headquartersText(words, { ...event, boost: null }));
    if (event.type === 'hired')
      return event.colour ? story.hired(name, terms.colours[event.colour]) : undefined;
    if (event.type === 'unflipped' || event.type === 'lost') return sequels[event.type](name);
    if (event.type === 'flipped' && event.against !== 'loss') return sequels.flipped(name);
    return IN_LINES.includes(event.type) ? line(words, event, names) : undefined;
  };
  const text = sentence();
  if (text === undefined) return undefined;
  if (event.type === 'completed')
    return { text, thing: aimText(words, event.objective), points: event.points };
  if (event.type === 'bought') return { text, thing: aimText(words, event.colour), points: event.value };
  const isGain = event.type === 'hired' || event.type === 'referred';
  return isGain && event.colour ? { text, thing: terms.colours[event.colour] } : { text };
};
