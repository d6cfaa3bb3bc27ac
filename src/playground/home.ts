import { setImmediate } from 'node:timers/promises';
import type { LocalText, OfferStart, PageHome, PageOffer } from 'local-discord/page';
import { SeededDice } from '../core/contract/dice.ts';
import type { AnyGame } from '../core/contract/game.ts';
import { type Players, steadyOf, strengthsOf } from '../core/contract/player.ts';
import { LANGUAGES, type Language } from '../presentation/language/languages.ts';
import type { AnyPresenter, Presenters } from '../presentation/presenter/presenter.ts';
import { WORDS } from './words/index.ts';

const SEATS = 3;
/** Random seed of the games on the cover pictures. The seed is fixed, so that the covers never change. */
const SEED = new Uint8Array(32).fill(7);
/** Fraction of the whole game, from 0 to 1, after which the cover picture shows the board. */
const SHARE = 0.6;

/**
 * Lets bots play a whole game, and returns a PNG of the position at the fraction `SHARE` of the game. Between two moves, the
 * process can do other work.
 */
async function coverOf(
  game: AnyGame,
  presenter: AnyPresenter,
  players: Players,
  names: readonly string[],
): Promise<Uint8Array> {
  const dice = new SeededDice(SEED);
  const { min, max } = game.seats(game.defaults);
  const seats = Math.min(max, Math.max(min, SEATS));
  const player = steadyOf(game.id, players);
  const states = [game.setup(seats, game.defaults, dice)];
  for (let state = states[0]; ; ) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const action = player.choose(game, game.view(state, seat), seat, dice);
    const step = game.apply(state, seat, action, dice);
    if (!step.ok) throw new Error(`${game.id}: the stand-in's action was refused: ${step.refusal.code}`);
    state = step.value.state;
    states.push(state);
    await setImmediate();
  }
  const view = game.view(states[Math.floor((states.length - 1) * SHARE)], 'table');
  const seated = names.slice(0, seats);
  const file = `${game.id}-cover.png`;
  const picture =
    (await presenter.share?.(view, seated, file)) ?? (await presenter.picture(view, seated, [], file));
  return picture.file;
}

export interface GamesToOffer {
  readonly games: Readonly<Record<string, AnyGame>>;
  readonly presenters: Presenters;
  readonly players: Players;
  readonly alone: readonly string[];
}

const inAll = (said: (language: Language) => string): LocalText => ({
  text: said('en'),
  localizations: Object.fromEntries(LANGUAGES.map(language => [language, said(language)])),
});

/**
 * Lists the buttons that start a game, the quickest way to play first. The lesson's button comes second, since a phone shows
 * only two buttons at once.
 */
function startsOf(
  id: string,
  { alone, bot, hasLesson }: { readonly alone: boolean; readonly bot: boolean; readonly hasLesson: boolean },
): readonly OfferStart[] {
  const learn: OfferStart = {
    label: inAll(of => (hasLesson ? WORDS[of].learn : WORDS[of].rules)),
    steps: [{ as: 0, path: `${id} rules`, options: hasLesson ? { topic: 'learn' } : {} }],
  };
  const [first, ...others]: readonly OfferStart[] = [
    ...(alone ? [{ label: inAll(of => WORDS[of].alone), steps: [{ as: 0, path: `${id} solo` }] }] : []),
    ...(bot
      ? [
          {
            label: inAll(of => WORDS[of].bot),
            steps: [{ as: 0, path: `${id} new`, options: { players: 'easy' } }],
          },
        ]
      : []),
    {
      label: inAll(of => WORDS[of].two),
      steps: [
        { as: 0, path: `${id} new`, options: { seats: 2 } },
        { as: 1, path: `${id} game`, press: 0 },
        { as: 0, path: `${id} game`, press: 0 },
      ],
    },
    { label: inAll(of => WORDS[of].open), serverOnly: true, steps: [{ as: 0, path: `${id} new` }] },
  ];
  return first ? [first, learn, ...others] : [learn];
}

function offerOf(
  shelf: GamesToOffer,
  id: string,
  game: AnyGame,
  names: readonly string[],
): PageOffer | undefined {
  const presenter = shelf.presenters[id];
  if (presenter === undefined) return undefined;
  const alone = shelf.alone.includes(id);
  const { min, max } = game.seats(game.defaults);
  const least = alone ? 1 : min;
  const { introduction, lesson } = presenter('en');
  let cover: Promise<Uint8Array> | undefined;
  return {
    id,
    channel: id,
    title: inAll(of => presenter(of).title),
    ...(introduction && { line: inAll(of => presenter(of).introduction?.line ?? '') }),
    facts: [
      inAll(of => (least === max ? WORDS[of].seats(max) : WORDS[of].players(least, max))),
      ...(introduction ? [inAll(of => WORDS[of].minutes(introduction.minutes))] : []),
    ],
    ...(introduction && { credits: inAll(of => presenter(of).introduction?.credits ?? '') }),
    picture: {
      alt: inAll(of => WORDS[of].picture(presenter(of).title)),
      png: () => (cover ??= coverOf(game, presenter('en'), shelf.players, names)),
    },
    starts: startsOf(id, {
      alone,
      bot: strengthsOf(id, shelf.players).length > 0,
      hasLesson: lesson !== undefined,
    }),
  };
}

/**
 * Describes the playground's first screen: every game, with buttons that start the game.
 * @param names names of the people on the cover pictures
 */
export const homeOf = (shelf: GamesToOffer, names: readonly string[]): PageHome => ({
  name: inAll(of => WORDS[of].name),
  heading: inAll(of => WORDS[of].heading),
  note: inAll(of => WORDS[of].note),
  goOn: inAll(of => WORDS[of].goOn),
  offers: Object.entries(shelf.games).flatMap(([id, game]) => offerOf(shelf, id, game, names) ?? []),
});
