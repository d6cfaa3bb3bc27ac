import type { LocalText, OfferStart, PageHome, PageOffer } from 'local-discord/page';
import type { AnyGame } from '../core/game.ts';
import { type Players, strengthsOf } from '../core/player.ts';
import { LANGUAGES, type Language } from '../presentation/language/languages.ts';
import type { Presenters } from '../presentation/presenter/presenter.ts';
import { coverOf } from './cover.ts';
import { WORDS } from './words/index.ts';

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
        { as: 1, path: `${id} join` },
        { as: 0, path: `${id} start` },
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
  const { about, lesson } = presenter('en');
  let cover: Promise<Uint8Array> | undefined;
  return {
    id,
    channel: id,
    title: inAll(of => presenter(of).title),
    line: inAll(of => presenter(of).about?.line ?? ''),
    facts: [
      inAll(of => WORDS[of].players(alone ? 1 : min, max)),
      ...(about ? [inAll(of => WORDS[of].minutes(about.minutes))] : []),
    ],
    ...(about && { credits: inAll(of => presenter(of).about?.credits ?? '') }),
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
  offers: Object.entries(shelf.games).flatMap(([id, game]) => offerOf(shelf, id, game, names) ?? []),
});
