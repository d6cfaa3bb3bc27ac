import { grammar } from '../../../../stage/grammar.ts';
import type { PictureWords } from './types.ts';

const { plural } = grammar('en');
const cubes = (count: number): string => plural(count, { one: '# cube', other: '# cubes' });

export const english: PictureWords = {
  language: 'en',
  title: 'Green Port',
  round: round => `Round ${round}`,
  lastRound: 'Last round',
  theEnd: 'The end',
  givenUp: 'Over: given up',
  calledOff: 'Over: called off',
  gaveUp: 'gave up',
  won: 'Won',
  wins: name => `${name} wins`,
  leads: name => `${name} leads`,
  signs: {
    pick: ['Pick a', 'start cube'],
    reveal: ['First card', 'no risk'],
    safe: ['No bust', 'possible'],
    empty: ['No card', 'is left'],
    bust: ['Flip, or', 'bust?'],
    lose: ['Over 7:', 'lose half'],
    bonus: ['Underdog', 'cube'],
    refer: ['Refer', 'or pass'],
    utilise: ['Spend', 'cubes'],
  },
  risk: 'bust',
  powers: {
    blue: count => ['Objectives cost', `${cubes(count)} less`],
    green: count => ['Hiring one colour', `brings ${cubes(count)} more`],
    red: count => [`Trade any ${count} cubes`, 'for another'],
    yellow: count => ['Turning the tile up', `costs ${cubes(count)} less`],
  },
  pointsOnly: 'points only',
  deck: cards => `In the deck: ${plural(cards, { one: '# card', other: '# cards' })}`,
  tile: { up: 'tile up', down: 'tile down' },
  tileDoes: {
    up: gain => `Tile up: +${gain} on its sign; it saves you from a bust`,
    down: price => `Tile down: turn it up for ${cubes(price)}`,
  },
  freeSeat: 'free seat',
  invited: 'invited',
  busted: 'Bust at',
  inSync: 'In Sync',
  soldOut: 'sold',
  anyColour: 'alike',
  yourCrew: 'Your crew',
  inReach: 'In reach',
  lacks: () => 'lacks',
  ownsNothing: 'Nothing owned yet',
  parts: { objectives: 'Objectives', headquarters: 'Headquarters', endPurchases: 'Bought last' },
  total: 'Total',
  cubesLeft: 'Cubes left',
  highestCards: 'Highest cards',
  roundByRound: 'Points round by round',
};
