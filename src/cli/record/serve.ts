import { createHash } from 'node:crypto';
import { type Dice, SeededDice } from '../../core/contract/dice.ts';
import type { AnyGame } from '../../core/contract/game.ts';

/** Returns a seed. 64 hexadecimal digits are the seed itself, and any other text is hashed with SHA-256. */
export const seedOf = (text: string): Uint8Array =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : createHash('sha256').update(text).digest();

type ServeAsk = Record<'deal' | 'options' | 'seats' | 'seed' | 'act' | 'seat' | 'view' | 'legal', unknown>;

interface Served {
  readonly game: AnyGame;
  readonly dice: Dice;
  readonly state: unknown;
}

const dealt = (games: Readonly<Record<string, AnyGame>>, request: ServeAsk): Served => {
  const { deal, options = {}, seats, seed = '1' } = request;
  const game = games[String(deal)];
  if (!game) throw new Error(`there is no game "${deal}", but ${Object.keys(games).join(', ')}`);
  const chosen = Object.assign({}, game.defaults, options);
  const dice = new SeededDice(seedOf(String(seed)));
  return { game, dice, state: game.setup(Number(seats ?? game.seats(chosen).min), chosen, dice) };
};

const acted = ({ game, dice, state }: Served, { act, seat = game.toAct(state)[0] }: ServeAsk) => {
  const read = game.read(String(act));
  return read.ok ? game.apply(state, Number(seat), read.value, dice) : read;
};

const shown = ({ game, state }: Served, { view, legal }: ServeAsk): object => {
  const toAct = game.toAct(state);
  const outcome = game.outcome(state);
  const seat = typeof legal === 'number' ? legal : toAct[0];
  return {
    toAct,
    ...(outcome && { outcome }),
    ...(legal !== undefined && { legal: seat === undefined ? [] : game.legal(state, seat).map(game.write) }),
    ...(view !== undefined && { view: game.view(state, view as number | 'table') }),
  };
};

/** Returns a function that answers lines of JSON (docs/serve.md). Another program sees views, and never the state. */
export const serving = (games: Readonly<Record<string, AnyGame>>): ((line: string) => string) => {
  let served: Served | undefined;
  const answer = (request: ServeAsk): object => {
    if (!['undefined', 'number'].includes(typeof request.view) && request.view !== 'table')
      throw new Error('view: a seat or "table"');
    if (request.deal !== undefined) served = dealt(games, request);
    if (!served) throw new Error('deal a game first');
    const done = request.act === undefined ? undefined : acted(served, request);
    if (done?.ok) served = { ...served, state: done.value.state };
    return { ...(done && !done.ok && { refused: done.refusal }), ...shown(served, request) };
  };
  return line => {
    try {
      return JSON.stringify(answer(Object(JSON.parse(line))));
    } catch (error) {
      return JSON.stringify({ error: (error as Error).message });
    }
  };
};
