import { ButtonStyle } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { gameOf } from '../../src/core/contract/game.ts';
import { makeId, parseId } from '../../src/discord/buttons/custom-id.ts';
import { letterField, named, readAction, unpackPicks } from '../../src/discord/buttons/picks.ts';
import { advisedBy } from '../../src/discord/panels/hint/hint.ts';
import { bestOf, thingOf } from '../../src/discord/panels/turn/best.ts';
import { panel } from '../../src/discord/panels/turn/panel.ts';
import { kindOf, type PanelContext } from '../../src/discord/panels/turn/panel-context.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games, gamesFrom } from '../../src/games/registry.ts';
import { choices, known, type Picks } from '../../src/presentation/choosing/menu.ts';
import { decisions } from '../support/decisions.ts';
import { WORDS } from '../support/locales.ts';
import { contextFor, hintFor } from '../support/named-by-hint.ts';
import { times } from '../support/test-form.ts';

const PATIENCE = 10;

function firstOf({ game, legal }: PanelContext, { rows = [] }: Answer): { readonly done: string } | Picks {
  const [part] = rows.flatMap(({ components }) => components);
  if (!part || !('custom_id' in part)) throw new Error('nothing to press');
  const parsed = parseId(part.custom_id);
  if (!parsed.ok) throw new Error(part.custom_id);
  const { verb, args } = parsed.id;
  if (verb === 'do') return { done: args[0] ?? '' };
  if (verb === 'open') return unpackPicks(game, legal, args) ?? [];
  if (!('options' in part) || verb !== 'pick') throw new Error(part.custom_id);
  const field = letterField(game, legal, args[0]) ?? '';
  const value = named(choices(game, legal, {}, field), part.options[0]?.value ?? '') ?? '';
  return [...(unpackPicks(game, legal, args.slice(1)) ?? []), [field, value]];
}

/**
 * Presses the first button of each panel until an action is played, and returns that action.
 * @param from first picks
 */
async function followed(context: PanelContext, from: Picks = []): Promise<unknown> {
  const { context: room, seating, game, legal } = context;
  let picks = from;
  for (let press = 1; press <= PATIENCE; press++) {
    const first = firstOf(context, await panel(room, seating, picks));
    if ('done' in first) {
      const texts = legal.map(action => game.write(action));
      return legal[texts.indexOf(readAction(texts, first.done))];
    }
    picks = first;
  }
  throw new Error(`no end of questions after ${JSON.stringify(picks)}`);
}

const DECISIONS = times(4, 500);
const POSITIONS = times(10, 100);
const SUGGESTED = 5;
const SCANNED = 400;

const advising = gamesFrom('with-bots').map(id => gameOf({ games }, id));

function* panels(game: AnyGame, count: number, offered?: object): Generator<PanelContext> {
  let made = 0;
  for (const state of decisions(game)) {
    const [seat = -1] = game.toAct(state);
    const legal = game.legal(state, seat);
    if (legal.length < 2) continue;
    if (made++ === count) return;
    yield contextFor({ game, view: game.view(state, seat), seat, seats: 2, legal }, offered);
  }
}

const contentOf = async ({ context: room, seating }: PanelContext): Promise<string> =>
  (await panel(room, seating, [])).content ?? '';

describe.each(advising)('$id', game => {
  test(`in ${DECISIONS} decisions a panel's first is what medium judges best, and among the three of a hint`, async () => {
    let looked = 0;
    for (const state of decisions(game)) {
      const { context, lines } = await hintFor(game, state);
      if (context.legal.length < 2) continue;
      const action = await followed(context);
      const thing = thingOf(context, action);
      expect(thing).toBe(thingOf(context, bestOf(context, context.legal, 1)[0]?.action));
      expect(context.judged().get(action), thing).toBe(Math.max(...context.judged().values()));
      const named = advisedBy(context, lines).map(advised => thingOf(context, advised.action));
      expect(named, game.write(action)).toContain(thing);
      looked += 1;
      if (looked === DECISIONS) break;
    }
    expect(looked).toBe(DECISIONS);
  });

  test('the first answer to each question of a kind leads to what medium judges best in it', async () => {
    let asked = 0;
    for (const context of panels(game, POSITIONS)) {
      const bests = new Map<string, { readonly picks: Picks; best: number }>();
      for (const [action, value] of context.judged()) {
        const picks = kindOf(game, action);
        const known = bests.get(picks.join());
        if (known) known.best = Math.max(known.best, value);
        else bests.set(picks.join(), { picks, best: value });
      }
      for (const { picks, best } of bests.values()) {
        expect(context.judged().get(await followed(context, picks))).toBe(best);
        asked += 1;
      }
    }
    expect(asked).toBeGreaterThan(POSITIONS);
  });

  test('its suggestions stand in the order of what medium expects, and it says so', async () => {
    for (const context of panels(game, POSITIONS)) {
      const values = bestOf(context, context.legal, SUGGESTED).map(({ judged }) => judged);
      expect(values).toEqual(values.toSorted((one, other) => other - one));
      expect(context.judged().get(await followed(context))).toBe(Math.max(...context.judged().values()));
      expect(await contentOf(context)).toContain(WORDS.en.panel.judged);
    }
  });

  test.each([['rated', { rated: true }] as const, ['played without hints', { hints: false }] as const])(
    'where it is %s it judges nothing: what brings most points now comes first, and it says so only where points come',
    async (_, offered) => {
      for (const context of panels(game, POSITIONS, offered)) {
        expect(context.judged().size).toBe(0);
        const worths = context.legal.map(action => known(context.worth(action)));
        const [first] = bestOf(context, context.legal, 1);
        expect(known(context.worth(first?.action))).toBe(Math.max(...worths));
        const content = await contentOf(context);
        expect(content).not.toContain(WORDS.en.panel.judged);
        if (content.includes(WORDS.en.panel.mostPoints)) expect(Math.max(...worths)).toBeGreaterThan(0);
      }
    },
  );
});

test('green-port: a panel says why ending the turn stands before points, and only then', async () => {
  const counts = { yes: 0, no: 0 };
  const game = games['green-port'];
  if (!game) throw new Error('no such game');
  for (const context of panels(game, SCANNED / 2)) {
    const [best] = bestOf(context, context.legal, 1);
    const points = context.mostNow();
    const waits =
      context.presenter.ends?.(best?.action) && points > 0 && known(context.worth(best?.action)) === 0;
    const why = context.presenter.waits?.(points) ?? '';
    const { content } = await panel(context.context, context.seating, [], { painted: false });
    expect(content?.includes(why)).toBe(waits === true);
    counts[waits ? 'yes' : 'no'] += 1;
  }
  expect(Math.min(counts.yes, counts.no)).toBeGreaterThan(0);
});

const DECLINING = advising.filter(({ id }) => presenters[id]?.('en').declines);

test('in two games something can be turned down', () => {
  expect(DECLINING.map(({ id }) => id)).toEqual(['green-port', 'vintage']);
});

test.each(DECLINING)('$id: what turns an offer down is grey, and shown before it is done', async game => {
  const context = [...panels(game, SCANNED)].find(({ presenter, view, legal }) =>
    legal.some(action => presenter.declines?.(action, view)),
  );
  if (!context) throw new Error('nothing is turned down');
  const { context: room, seating, presenter, view, legal } = context;
  const declining = legal.find(action => presenter.declines?.(action, view));
  const { rows = [] } = await panel(room, seating, []);
  const buttons = rows.flatMap(({ components }) => components);
  expect(buttons).toContainEqual(
    expect.objectContaining({
      style: ButtonStyle.Secondary,
      label: presenter.describeActionBriefly?.(declining, view, undefined, undefined),
      custom_id: makeId(context.open(game.fields(declining))),
    }),
  );
});
