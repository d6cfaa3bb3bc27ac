import { GAMES_ACTIONS, type GamesAction } from '../../../../src/discord/buttons/games-ids.ts';
import type { Setup } from '../setup.ts';
import type { Case } from './case.ts';
import { given, menued, typed } from './commands.ts';
import { ACTIONS_DONE } from './games.ts';
import { PRESSES } from './presses.ts';

export type { Case, Proof } from './case.ts';

/** Cases by kind of interaction: a verb, a page of `/games`, a subcommand, a completion or a menu. */
export type Cases = ReadonlyMap<string, readonly Case[]>;

const pressName = (verb: string): string => `press ${verb}`;
export const actionName = (action: GamesAction): string => `press games ${action}`;

/** Returns every kind of interaction that the bot knows, in a form that succeeds for a person with the right to it. */
export function casesOf(stage: Setup): Cases {
  const { lacks } = stage.attacked;
  const presses = (Object.keys(PRESSES) as (keyof typeof PRESSES)[])
    .filter(verb => !lacks.includes(verb))
    .map(verb => [pressName(verb), PRESSES[verb](stage)] as const);
  const actions = (Object.keys(GAMES_ACTIONS) as GamesAction[]).map(
    action => [actionName(action), ACTIONS_DONE[action](stage)] as const,
  );
  const all = new Map([...presses, ...actions, ...given(stage), ...typed(stage), ...menued(stage)]);
  for (const [kind, cases] of all)
    if (cases.length === 0) throw new Error(`the stage holds no case of ${kind}`);
  return all;
}
