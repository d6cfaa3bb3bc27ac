import { type AnyGame, heard, type Seat } from '../../../src/core/game.ts';
import type { AnyPresenter } from '../../../src/presentation/presenter/presenter.ts';
import type { Decision } from '../whole-games.ts';

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];

export interface Speaking {
  readonly game: AnyGame;
  readonly voice: AnyPresenter;
}
export type Lines = readonly string[];

/** Returns the lines of a text with a label, or no line for an absent or empty text. */
export const line = (label: string, said: string | Lines | undefined): Lines =>
  said === undefined || said.length === 0
    ? []
    : [`${label}: ${[said].flat().join('\n').replaceAll('\n', '\n    ')}`];

export const titled = (title: string, lines: Lines): Lines =>
  lines.length > 0 ? ['', `## ${title}`, ...lines] : [];

export function position({ voice }: Speaking, view: unknown, names: Lines): Lines {
  return [
    ...line('scores', voice.scores(view, names)),
    ...line('awaits', voice.awaits(view)),
    ...line('stake', voice.stake?.(view, names)),
    ...line('finale', voice.finale(view, names)),
    ...line('hand', voice.hand(view, names)),
    ...line('aims', voice.aims?.(view)),
  ];
}

export function board({ game, voice }: Speaking, state: unknown, names: Lines): Lines {
  const view = game.view(state, 'table');
  return [
    ...line('alt', voice.alt(view, names)),
    ...line('text', voice.text?.(view, names, 1_800)),
    ...line('open', voice.open?.(view)),
    ...line('seat', voice.seatPage?.(view, names.length - 1, names)),
    ...line('terminal', voice.terminal(view, names)),
    ...(voice.parts?.(view, names) ?? []).flatMap(({ title = '', parts }) =>
      line('parts', [title, ...parts.map(({ name, told }) => `${name} = ${told}`)]),
    ),
  ];
}

export function deed({ game, voice }: Speaking, decision: Omit<Decision, 'legal'>, names: Lines): Lines {
  const { before, seat, action, told, state } = decision;
  const view = game.view(before, seat);
  const [own, open] = [heard(told, seat), heard(told, 'table')];
  const worthOf = (of: unknown): number | undefined => game.worth?.(view, seat, of);
  const label = voice.deed(action, view);
  const story = voice.story(own, names);
  const other: Seat = (seat + 1) % names.length;
  const later = (game.prospects?.(view, seat, action) ?? []).slice(0, 3);
  const differing = (said: Lines): Lines => (said.join('\n') === story.join('\n') ? [] : said);
  return [
    `> ${game.write(action)}`,
    ...line('  deed', [...new Set([label, voice.deed(action, view, own)])]),
    ...line('  short', voice.shortDeed?.(action, view, worthOf(action), undefined)),
    ...line('  foreseen', differing(voice.foreseen?.(own, names, view, action) ?? [])),
    ...line(
      '  later',
      voice.prospects?.(
        later.map(each => ({ action: each, worth: worthOf(each) })),
        view,
      ),
    ),
    ...line('  story', story),
    ...line('  in public', differing(voice.story(open, names))),
    ...line('  brief', differing([voice.brief?.(open, names) ?? []].flat())),
    ...line('  recap', voice.recap?.(heard(told, other), game.view(state, other), names)),
  ];
}
