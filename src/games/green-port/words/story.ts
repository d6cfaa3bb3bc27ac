import { grammar } from '../../../stage/grammar.ts';
import { nameOf } from '../../../stage/names.ts';
import type { Names } from '../../../stage/presenter.ts';
import type { Event, Gain } from '../rules/types.ts';
import type { GreenPortWords } from './en/index.ts';
import { cardName, cardsText, cubesText, headquartersText } from './terms.ts';

const GAINS = ['cards', 'tile', 'boosts'] as const satisfies readonly (keyof Gain)[];

const sizeOf = (gain: Gain): number => gain.cards + gain.tile + gain.boosts;

const gainParts = ({ story }: GreenPortWords, gain: Gain): string =>
  GAINS.filter(part => gain[part] > 0)
    .map(part => story.gain[part](gain[part]))
    .join(', ');

const hired = (words: GreenPortWords, event: Extract<Event, { type: 'hired' }>, name: string): string => {
  const { story, terms } = words;
  if (event.colour === null) return story.hiredNobody(name);
  const cubes = terms.cubes(sizeOf(event.gain), event.colour);
  const told = story.hired(name, cubes, gainParts(words, event.gain));
  return event.sync ? `${told} ${story.inSync}` : told;
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

/** What happened, a line an event. */
export const story = (words: GreenPortWords, events: readonly Event[], names: Names): readonly string[] =>
  events.map(event => line(words, event, names));

/** A move in one line; the final account tells the end purchases. */
export const brief = (words: GreenPortWords, events: readonly Event[], names: Names): string | undefined => {
  const told = story(
    words,
    events.filter(({ type }) => type !== 'purchased'),
    names,
  );
  return told.length > 0 ? told.join(' ') : undefined;
};
