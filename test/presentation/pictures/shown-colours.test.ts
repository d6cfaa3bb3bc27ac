import { expect, test } from 'vitest';
import type { Profile } from '../../../src/core/people/profile.ts';
import type { Review } from '../../../src/core/review/review.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { cardScene } from '../../../src/presentation/pictures/deals/card.ts';
import { leagueScene } from '../../../src/presentation/pictures/leagues/scene.ts';
import { lookBackScene } from '../../../src/presentation/pictures/look-back/scene.ts';
import { profileScene } from '../../../src/presentation/pictures/profile/scene.ts';
import { curveScene } from '../../../src/presentation/pictures/review/curve.ts';
import type { DealCard, LeagueCard } from '../../../src/presentation/presenter/contest-cards.ts';
import type { AnyPresenter } from '../../../src/presentation/presenter/presenter.ts';
import { FADED, GOLD, INK, mix, PAPER } from '../../../src/presentation/shapes/colours.ts';
import type { Scene } from '../../../src/presentation/shapes/scene.ts';
import { AHEAD, BEHIND, DESK } from '../../../src/presentation/widgets/card-style.ts';
import { lookBackCards } from '../../../tools/gallery/look-backs.ts';
import { itemOf } from '../scenes.ts';

const review: Review = {
  ...{ seat: 0, seats: 2, decisions: 2, accuracy: 57, ended: true, turns: [] },
  curve: [5, -5].map((margin, at) => ({ turn: at + 1, margin, chance: 0.5 })),
  account: { start: -2, startSpread: 1, deal: null, luck: 4, others: -6, own: 9, final: 5 },
};

const profile: Profile = {
  ...{ game: 'porto', category: 'standard', name: 'Ann', rating: null, withPlayers: null, course: [] },
  ...{ games: 4, wins: 2, streak: { now: 0, best: 1 }, best: 12, players: [] },
  opponents: [{ name: 'Ben', games: 4, ahead: 2, level: 1 }],
  colours: [
    { colour: 'blue', pieces: 9 },
    { colour: 'red', pieces: 1 },
  ],
};
const porto = presenters.porto?.('en') as AnyPresenter;
const patternOf = (colour: string) => {
  const dye = porto.colour?.(colour)?.dye;
  return dye && { pattern: dye.pattern, ground: dye.wall, ink: dye.glaze };
};

const line = (place: number, gone: 'left' | null = null) => ({
  ...{ place, name: `P${place}`, points: 9 - place, course: [], gone },
});
const league = (status: LeagueCard['status']): LeagueCard => ({
  ...{ name: 'Quay', status, round: 2, rounds: 2, lines: [line(1), line(2), line(3, 'left'), line(4)] },
  cup: [],
});

const deal: DealCard = {
  ...{ person: null, number: 1, code: null, day: 0, points: 90, par: 80, duel: null, street: [1] },
  ...{ parStreet: null, streak: null, practice: false, stars: [1, 2] },
};
const year = lookBackCards('porto', 'en').months;

/** Colours that tell a reader something, by picture and part. Undefined: the picture lacks the part. */
const SHOWN: readonly (readonly [picture: string, Scene, Readonly<Record<string, unknown>>])[] = [
  [
    'a review',
    curveScene(review, ['Ann', 'Ben'], 'en'),
    {
      ...{ 'account/start/bar': INK, 'account/start/points': INK, 'account/end/points': INK },
      ...{ 'account/luck/bar': AHEAD, 'account/luck/points': AHEAD, 'account/own/bar': AHEAD },
      ...{ 'account/others/bar': BEHIND, 'account/others/points': BEHIND, 'account/deal/bar': undefined },
      ...{ 'curve/ahead': AHEAD, 'curve/behind': BEHIND },
    },
  ],
  [
    'a profile',
    profileScene(profile, porto, 'en'),
    {
      ...{ 'favourite/0': patternOf('blue'), 'favourite/1': patternOf('red'), 'favourite/2': undefined },
      'favourite/0/letter': porto.colour?.('blue')?.dye.ink,
      ...{ 'met/0/bar/2': AHEAD, 'met/0/bar/0': mix(BEHIND, PAPER, 0.35), 'met/1/line': undefined },
    },
  ],
  [
    'a running league',
    leagueScene(league('running'), 'Porto', 'en'),
    {
      ...{
        'line/0/won': undefined,
        'line/0/medal': GOLD,
        'line/1/medal': '#d7dbe0',
        'line/2/medal': undefined,
      },
      ...{ 'line/0/name': INK, 'line/2/name': FADED, 'line/2/points': FADED, 'line/3/points': INK },
    },
  ],
  [
    'a league at its end',
    leagueScene(league('over'), 'Porto', 'en'),
    { 'line/0/won': GOLD, 'line/1/won': undefined },
  ],
  [
    'a deal at its par',
    cardScene({ ...deal, par: 90, practice: true }, 'Porto', 'en'),
    { 'note/0': GOLD, 'note/1': PAPER, 'star/0': GOLD, 'star/1': '#ffffff22' },
  ],
  [
    'a deal below its par',
    cardScene({ ...deal, par: 91 }, 'Porto', 'en'),
    { 'note/0': PAPER, 'note/1': undefined },
  ],
  [
    'a look back',
    lookBackScene(year, 'en'),
    {
      ...{ 'months/0/bar': DESK, 'months/1/bar': GOLD, 'months/4/bar': undefined },
      ...{ 'favourite/0': patternOf('blue'), 'favourite/1': patternOf('red') },
    },
  ],
];

test.each(SHOWN)('%s shows each meaning in its colour', (_, scene, colours) => {
  const shown = Object.keys(colours).map(id => {
    const item = itemOf(scene, id);
    return [id, item && 'fill' in item ? item.fill : undefined];
  });
  expect(Object.fromEntries(shown)).toStrictEqual(colours);
});
