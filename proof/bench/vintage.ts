import type { Action } from '../../src/games/vintage/rules/types.ts';

/** Number of decisions of which one allows a pass besides other actions. More passes would end each round immediately. */
const PASSES = 10;
/** Number of decisions with playable cards of which one must play a card. */
const PLAYS = 3;

/** Chooses an action so that all kinds of action occur, also those with hidden cards. */
export function busily(legal: readonly Action[], below: (n: number) => number): Action {
  const plays = legal.filter(({ type }) => type === 'play');
  const others = legal.filter(({ type }) => type !== 'pass');
  const busy = others.length > 0 && below(PASSES) > 0 ? others : legal;
  const among = plays.length > 0 && below(PLAYS) === 0 ? plays : busy;
  const kinds = [...new Set(among.map(({ type }) => type))];
  const kind = kinds[below(kinds.length)];
  const own = among.filter(({ type }) => type === kind);
  const action = own[below(own.length)];
  if (action === undefined) throw new Error('nothing is legal');
  return action;
}
