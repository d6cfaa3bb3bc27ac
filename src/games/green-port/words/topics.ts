import type { GreenPortWords } from './all.ts';
import { blacks, box, deckSize, type TopicId, units } from './facts.ts';

type Topics = GreenPortWords['topics'];

/** A chapter of the rules. */
interface Chapter {
  readonly title: string;
  readonly text: string;
}

const { cubes, gains, headquarters, objectives, prices } = box;

/** Each with the numbers of the box that it tells. */
const TEXTS: Readonly<Record<TopicId, (topics: Topics) => string>> = {
  overview: ({ overview }) => overview.text,
  turn: ({ turn }) => turn.text(prices.specialise),
  cards: ({ cards }) => cards.text(deckSize, units, blacks, cubes.limit),
  hire: ({ hire }) => hire.text(gains.card, gains.tile, gains.boost),
  refer: ({ refer }) => refer.text(prices.refer),
  utilise: ({ utilise }) => utilise.text(prices.headquarters, prices.unflip, prices.unflipAfterBust),
  powers: ({ powers }) => powers.text(prices.specialiseWithRed),
  end: ({ end }) => end.text(prices.headquarters),
  variants: ({ variants }) =>
    variants.text(
      objectives.white,
      objectives.black,
      objectives.wild,
      headquarters.piles['2'],
      headquarters.piles['3'],
      headquarters.piles['4'],
    ),
  notation: ({ notation }) => notation.text,
};

export const chapter = ({ topics }: GreenPortWords, id: TopicId): Chapter => ({
  title: topics[id].title,
  text: TEXTS[id](topics),
});
