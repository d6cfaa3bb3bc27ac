import type { Topic } from '../../../stage/presenter.ts';
import { box } from '../rules/box.ts';
import { TIMER_SIZES } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { paid, type TopicId } from './facts.ts';

const { copiesByValue: copies } = box.constructionCards;
const { tiles } = box;
const { roofs } = box.end;
const { goal, levels } = box.solo;

const { points: pays } = box.publicContracts;
const { points: worth } = box.privateContracts;
const [cards, ...fewer] = TIMER_SIZES;

/** What a chapter says, with what the box holds. */
const TEXTS: Readonly<Record<TopicId, (topics: PortoWords['topics']) => string>> = {
  overview: ({ overview }) => overview.text,
  turn: ({ turn }) => turn.text,
  draw: ({ draw }) => draw.text(copies[1], copies[2], copies[3]),
  build: ({ build }) => build.text(tiles.floorsPerColour, tiles.groundFloorsPerColour),
  points: ({ points }) => points.text,
  contracts: ({ contracts }) =>
    contracts.text(pays['floors-1'], pays['floors-2'], pays['floors-3'], pays.house, pays.cards),
  private: topics =>
    topics.private.text(
      paid(worth.houses),
      paid(worth.pair),
      paid(worth.trio),
      paid(worth.twins),
      paid(worth.ends),
      paid(worth.palette),
      paid(worth.side),
    ),
  end: ({ end }) => end.text(roofs[2], roofs[3], roofs[4]),
  solo: ({ solo }) =>
    solo.text(cards, fewer, goal, levels.apprentice, levels.builder, levels['master-builder']),
  family: ({ family }) => family.text,
  notation: ({ notation }) => notation.text,
};

/** A chapter of the rules. */
export const topic = ({ topics }: PortoWords, id: TopicId): Topic => ({
  id,
  title: topics[id].title,
  text: TEXTS[id](topics),
});
