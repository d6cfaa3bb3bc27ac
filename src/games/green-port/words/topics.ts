import { chapters } from '../../../presentation/make-presenter/voice.ts';
import { box } from '../rules/box.ts';
import { SEATS } from '../rules/types.ts';
import type { GreenPortWords } from './all.ts';
import { blacks, deckSize, TOPIC_IDS, type TopicId, units } from './facts.ts';

const { cubes, gains, headquarters, objectives, prices } = box;

const FACTS: Readonly<Record<TopicId, Readonly<Record<string, unknown>>>> = {
  overview: {},
  turn: { specialise: prices.specialise },
  cards: { deckSize, units, blacks, limit: cubes.limit },
  hire: { card: gains.card, tile: gains.tile, boost: gains.boost },
  refer: { refer: prices.refer },
  utilise: {
    headquarters: prices.headquarters,
    unflip: prices.unflip,
    unflipAfterBust: prices.unflipAfterBust,
  },
  powers: { specialiseWithRed: prices.specialiseWithRed },
  end: { headquarters: prices.headquarters },
  variants: {
    least: SEATS.min,
    most: SEATS.max,
    columns: objectives.columns,
    cards: objectives.white.length,
    white: objectives.white,
    black: objectives.black,
    placed: cubes.placedOfEachColour,
    random: cubes.placedAtRandom,
    wild: objectives.wild,
    piles2: headquarters.piles['2'],
    piles3: headquarters.piles['3'],
    piles4: headquarters.piles['4'],
  },
  notation: {},
};

export const topics = (words: GreenPortWords) => chapters(TOPIC_IDS, words.topics, id => FACTS[id]);
