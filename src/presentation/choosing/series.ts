import type { AnyGame } from '../../core/contract/game.ts';

interface SeriesNeeds {
  readonly game: Pick<AnyGame, 'write'>;
  readonly presenter: { runs?(view: unknown): readonly { actions: readonly unknown[]; label: string }[] };
  readonly view: unknown;
}

/** Lists the series that one button plays, as actions in the game's notation. The first action is one of the legal ones. */
export function seriesIn({ game, presenter, view }: SeriesNeeds, legal: readonly unknown[]) {
  const runs = legal.length === 0 ? [] : (presenter.runs?.(view) ?? []);
  if (runs.length === 0) return [];
  const texts = new Set(legal.map(action => game.write(action)));
  return runs
    .map(({ actions, label }) => ({ label, actions: actions.map(action => game.write(action)) }))
    .filter(({ actions: [first = ''] }) => texts.has(first));
}
