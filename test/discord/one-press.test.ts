import { describe, expect, onTestFinished, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { publicOpeners } from '../../src/discord/buttons/match-buttons.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { chance, pick } from '../contract/tools.ts';
import { roomOf } from '../support/room.ts';
import { times } from '../support/test-form.ts';
import { accepted, at, room, running } from '../table/room.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';

const SHELF: Readonly<Record<string, AnyGame>> = { ...games, ...toys };
const PRESENTERS = { ...presenters, ...toyPresenters };

const isAlone = (game: AnyGame, legal: readonly unknown[], atOnce: (action: unknown) => boolean): boolean =>
  legal.length === 1 && game.fields(legal[0]).length === 1 && atOnce(legal[0]);

describe.each(Object.keys(SHELF))('on the public boards of %s', id => {
  test('a button that names the only thing to do does it; no other does anything by itself', async () => {
    const here = await room({ games: SHELF, seed: 5, needs: { limits: NO_LIMITS } });
    onTestFinished(() => here.store.close());
    const { table } = here;
    const game = SHELF[id] as AnyGame;
    const below = chance(5);
    let match = await running(here, 2, { game: id, options: game.defaults });
    const seen = { alone: 0, others: 0 };
    for (let turn = 0; turn < times(60, 400) && match.status === 'running'; turn++) {
      const sealed = await table.sealed(match.id);
      const seats = match.position.toAct.filter(each => !sealed.includes(each));
      const [seat = -1] = seats;
      const legal = match.position.legal(seat);
      const inTheRoom = roomOf(table, { games: SHELF, presenters: PRESENTERS });
      const presenter = PRESENTERS[id]?.('en');
      const view = match.position.view(seat);
      const [button] = publicOpeners(inTheRoom, match, seats);
      const does = button?.id.verb === 'do';
      const alone =
        seats.length === 1 && isAlone(game, legal, action => presenter?.atOnce?.(action, view) ?? false);
      seen[alone ? 'alone' : 'others'] += 1;
      if (does) {
        const style = presenter?.ends?.(legal[0]) ? 'quiet' : 'main';
        expect([button.id.args, button.style]).toEqual([[game.write(legal[0])], style]);
      }
      // A public button must not reveal that a hidden hand allows only one action.
      const openly = match.position.openers(seat).length === 1;
      expect(does, `${button?.label} at ${match.rev}`).toBe(alone && openly);
      match = accepted(await table.act(match.id, at(match, seat), game.write(pick(legal, below)))).match;
    }
    expect(seen.others).toBeGreaterThan(0);
    if (id === 'green-port') expect(seen.alone).toBeGreaterThan(3);
  });
});
