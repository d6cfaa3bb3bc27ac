import { chapters } from '../../../presentation/make-presenter/voice.ts';
import {
  box,
  CONTRACT_SLOTS,
  DEALT_CONTRACTS,
  DRAW_LIMIT,
  KEPT_CONTRACTS,
  MARKET_SLOTS,
} from '../rules/box.ts';
import { HOUSE_IDS, TIMER_SIZES } from '../rules/types.ts';
import type { PortoWords } from './all.ts';
import { paid, TOPIC_IDS, type TopicId, times } from './facts.ts';

const { copiesByValue: copies } = box.constructionCards;
const { tiles } = box;
const { roofs } = box.end;
const { goal, levels } = box.solo;

const { points: pays } = box.publicContracts;
const { points: worth } = box.privateContracts;
const [cards, ...fewer] = TIMER_SIZES;

const tokens = box.tokens.points;
const outs = box.houses.outOfTheGame;

const FACTS: Readonly<Record<TopicId, Readonly<Record<string, unknown>>>> = {
  overview: {
    contractSlots: CONTRACT_SLOTS,
    kept: KEPT_CONTRACTS,
    houses: HOUSE_IDS.length,
    outOfThree: outs[3],
    outOfTwo: outs[2],
    dealt: DEALT_CONTRACTS,
    leastToken: Math.min(...tokens),
    mostToken: Math.max(...tokens),
  },
  turn: { limit: DRAW_LIMIT, marketSlots: MARKET_SLOTS, contractSlots: CONTRACT_SLOTS },
  draw: {
    counts: Array.from({ length: DRAW_LIMIT }, (_, index) => index + 1),
    marketSlots: MARKET_SLOTS,
    limit: DRAW_LIMIT,
    ofAColour: copies[1] + copies[2] + copies[3],
    ones: copies[1],
    twos: copies[2],
    threes: copies[3],
  },
  build: { floors: tiles.floorsPerColour, grounds: tiles.groundFloorsPerColour },
  points: {},
  contracts: {
    open: CONTRACT_SLOTS,
    one: pays['floors-1'],
    two: pays['floors-2'],
    three: pays['floors-3'],
    house: pays.house,
    cards: pays.cards,
  },
  private: {
    houses: paid(worth.houses),
    pair: paid(worth.pair),
    trio: paid(worth.trio),
    twins: paid(worth.twins),
    ends: paid(worth.ends),
    palette: paid(worth.palette),
    side: paid(worth.side),
    housesTimes: times(worth.houses),
    pairTimes: times(worth.pair),
    trioTimes: times(worth.trio),
    endsTimes: times(worth.ends),
    dealt: DEALT_CONTRACTS,
    kept: KEPT_CONTRACTS,
  },
  end: { two: roofs[2], three: roofs[3], four: roofs[4] },
  solo: {
    cards,
    fewer,
    goal,
    apprentice: levels.apprentice,
    builder: levels.builder,
    masterBuilder: levels['master-builder'],
    marketSlots: MARKET_SLOTS,
    noSlot: MARKET_SLOTS + 1,
  },
  family: {},
  notation: { marketSlots: MARKET_SLOTS, contractSlots: CONTRACT_SLOTS },
};

export const topics = (words: PortoWords) => chapters(TOPIC_IDS, words.topics, id => FACTS[id]);
