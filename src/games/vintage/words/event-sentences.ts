import type { Names, SequelText } from '../../../presentation/presenter/presenter.ts';
import { nameOf } from '../../../presentation/text/names.ts';
import { box } from '../rules/box.ts';
import type { AgedLot, Event } from '../rules/events.ts';
import type { VintageWords } from './all.ts';
import type { SeatName } from './facts.ts';
import { cardsText, cardText, categoryText, listed, lotsText, lotText, placeText } from './terms.ts';

type EventOf<T extends Event['type']> = Extract<Event, { readonly type: T }>;

const bought = (words: VintageWords, { place, price, vine }: EventOf<'bought'>, name: string): string => {
  const { story, terms } = words;
  const where = placeText(words, place);
  const cost = terms.points(price);
  return vine === null
    ? story.bought(name, where, cost)
    : story.boughtWithVine(name, where, cost, terms.vines[vine]);
};

const cropOf = (words: VintageWords, { wine, brandy }: EventOf<'gathered'>): string => {
  const spirit = words.terms.brandy(brandy);
  const lot = wine && lotText(words, wine);
  return lot === null ? spirit : brandy > 0 ? words.story.crop(lot, spirit) : lot;
};

const gathered = (words: VintageWords, event: EventOf<'gathered'>): string => {
  const { story } = words;
  const { place, loaded } = event;
  const crop = cropOf(words, event);
  const where = placeText(words, place);
  return loaded ? story.gatheredAfter(where, crop, lotText(words, loaded)) : story.gathered(where, crop);
};

const cargoText = (words: VintageWords, loaded: EventOf<'sailed'>['loaded']): string =>
  lotsText(
    words,
    loaded.map(({ lot }) => lot),
  );

const sailed = (words: VintageWords, { from, to, loaded }: EventOf<'sailed'>, name: string): string => {
  const { story, terms } = words;
  const [here, there] = [terms.harbours[from], terms.harbours[to]];
  if (loaded.length === 0) return story.sailed(name, here, there);
  return story.sailedWith(name, here, there, cargoText(words, loaded));
};

const agedText = (words: VintageWords, lots: readonly AgedLot[]): string => {
  const { story } = words;
  const lines = lots.map(({ side, lot, laid }) =>
    story.agedLot(
      lotText(words, lot),
      listed(
        words,
        laid.map(({ category, barrels }) => story.laid(barrels, categoryText(words, side, category))),
      ),
    ),
  );
  return story.aged(lines.join('; '));
};

const ofSides = (
  words: VintageWords,
  all: EventOf<'sold'>['sales'] | EventOf<'raised'>['raised'],
  phrase: (barrels: number, category: string) => string,
): string =>
  listed(
    words,
    all.map(({ side, category, barrels }) => phrase(barrels, categoryText(words, side, category))),
  );

const roundBegan = (
  words: VintageWords,
  { round, bonus, first, display }: EventOf<'roundBegan'>,
  called: SeatName,
): string => words.story.roundBegan(round, bonus, called(first), cardsText(words, display));

export const eventText = (words: VintageWords, event: Event, called: SeatName): string => {
  const { story, terms } = words;
  const name = 'seat' in event ? called(event.seat) : '';
  switch (event.type) {
    case 'placed': {
      const pieces = event.overseer ? terms.overseer(event.circle) : terms.markers(event.circle);
      return story.placed(name, pieces, terms.columns[event.column]);
    }
    case 'bought':
      return bought(words, event, name);
    case 'planted':
      return story.planted(name, terms.vines[event.vine], placeText(words, event.place));
    case 'harvesting':
      return event.card ? story.harvestingByCard(name, event.bonus) : story.harvesting(name, event.bonus);
    case 'gathered':
      return gathered(words, event);
    case 'left':
      return story.left(placeText(words, event.place));
    case 'stored': {
      const brandy = terms.brandy(event.brandy);
      return event.lost > 0
        ? story.storedLess(name, brandy, terms.barrels(event.lost))
        : story.stored(name, brandy);
    }
    case 'sailed':
      return sailed(words, event, name);
    case 'unloaded': {
      const lot = lotText(words, event.lot);
      return event.to === 'boat'
        ? story.staysAboard(name, lot)
        : story.unloaded(name, lot, terms.sides[event.to]);
    }
    case 'rolled':
      return event.more > 0
        ? story.rolledWith(name, event.die, event.die + event.more)
        : story.rolled(name, event.die);
    case 'aged':
      return agedText(words, event.lots);
    case 'raised':
      return story.raised(ofSides(words, event.raised, story.raisedTo));
    case 'added':
      return story.added(name, categoryText(words, event.side, event.category));
    case 'sold':
      return story.sold(name, ofSides(words, event.sales, story.laid), terms.points(event.points));
    case 'soldAtOnce': {
      const points = terms.points(event.points);
      return event.side === 'ruby' ? story.soldVintage(name, points) : story.soldColheita(name, points);
    }
    case 'tookFirst':
      return event.from === event.seat ? story.keptFirst(name) : story.tookFirst(name, called(event.from));
    case 'discarded':
    case 'took':
    case 'drew':
    case 'played':
      return story[event.type](name, cardText(words, event.card));
    case 'passed':
    case 'stopped':
    case 'drewHidden':
      return story[event.type](name);
    case 'grew':
      return story.grew(placeText(words, event.place), lotText(words, event.lot));
    case 'looked':
      return story.looked(name, event.round, event.bonus);
    case 'lookedHidden':
      return story.lookedHidden(name, event.round);
    case 'reshuffled':
      return story.reshuffled(terms.cardsOf(event.cards));
    case 'roundEnded':
      return story.roundEnded(event.round);
    case 'roundBegan':
      return roundBegan(words, event, called);
    case 'ended':
      return story.ended(box.rounds);
  }
};

/**
 * Describes an event of an imagined line of play. Undefined for an event that needs no sentence. Events with the same `key`
 * count as one event. Such events are all sales, the harvests of an Estate, the landings of a lot in either cellar, and voyages
 * that load the same.
 */
export const sequel = (words: VintageWords, event: Event, names: Names): SequelText | undefined => {
  const { sequels, terms } = words;
  const called = (seat: number): string => nameOf(names, seat, words.language);
  const sequelText = (thing?: string): SequelText => ({
    text: eventText(words, event, called),
    ...(thing && { thing }),
  });
  switch (event.type) {
    case 'gathered': {
      const thing = placeText(words, event.place);
      const text = sequels.gathered(called(event.seat), thing, cropOf(words, event));
      return { text, key: `${event.seat} gathered ${event.place}`, thing };
    }
    case 'sold': {
      const { seat, sales, points } = event;
      // An event with the mean of several sales has no list of sales, so its text names no barrels.
      const text =
        sales.length > 0 ? eventText(words, event, called) : sequels.sold(called(seat), terms.points(points));
      return { text, key: `${seat} sold`, thing: sequels.wine, points };
    }
    case 'bought':
    case 'planted':
      return sequelText(placeText(words, event.place));
    case 'sailed': {
      const cargo = cargoText(words, event.loaded);
      return { ...sequelText(cargo), key: `${event.seat} sailed ${cargo || event.to}` };
    }
    case 'unloaded': {
      const thing = lotText(words, event.lot);
      return { ...sequelText(thing), key: `${event.seat} unloaded ${event.to === 'boat'} ${thing}` };
    }
    case 'soldAtOnce':
      return sequelText(cardText(words, event.side === 'ruby' ? 'vintage' : 'colheita'));
    case 'rolled':
    case 'raised':
      return { ...sequelText(), key: `${event.seat} ${event.type}` };
    case 'added':
    case 'tookFirst':
    case 'took':
    case 'played':
      return sequelText();
    default:
      return undefined;
  }
};
