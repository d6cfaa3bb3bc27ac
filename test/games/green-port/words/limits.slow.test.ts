import { describe, expect, test } from 'vitest';
import { greenPortVoice } from '../../../../src/games/green-port/presenter/voice.ts';
import { greenPort } from '../../../../src/games/green-port/rules/index.ts';
import type { Action, Event, State, View } from '../../../../src/games/green-port/rules/types.ts';
import { LANGUAGES } from '../../../../src/stage/language/languages.ts';
import { choices } from '../../../../src/stage/menu.ts';
import { unescaped } from '../../../../src/stage/names.ts';
import { some } from '../../../support/form.ts';
import { fits, LONG_NAMES, whole, width } from '../../../support/labels.ts';
import { GAMES, game } from '../games.ts';
import { position } from '../position.ts';

const voices = LANGUAGES.map(language => ({ language, ...greenPortVoice(language) }));
type Voice = (typeof voices)[number];
function checkView(view: View, said: Voice): void {
  const alt = said.alt(view, LONG_NAMES);
  fits(alt, 1024);
  // Nothing is cut off: the discards come last.
  if (!/[.。]$/.test(alt)) throw new Error(alt);
  for (const seat of view.players.keys()) {
    const name = [...unescaped(LONG_NAMES[seat] ?? '')].slice(0, 5).join('');
    if (!alt.includes(name)) throw new Error(`no ${name}: ${alt}`);
  }
  fits(said.text(view, LONG_NAMES, 1800), 1800);
  const board = said.terminal(view, ['Ann', 'Ben', 'Cleo', 'Dan']);
  for (const line of board.split('\n'))
    if (width(line) > 80) throw new Error(`${width(line)} columns: ${line}`);
  fits(said.hand(view, LONG_NAMES), 1900);
  for (const line of [said.scores(view, LONG_NAMES), said.awaits(view), said.stake(view, LONG_NAMES) ?? '-'])
    fits(line, 400);
  fits(said.finale(view, LONG_NAMES) ?? '-', 1900);
  for (const line of said.open(view)) fits(line, 900);
}

function checkAction(view: View, legal: readonly Action[], action: Action, said: Voice): void {
  const deed = said.deed(action, view);
  whole(deed);
  fits(said.shortDeed(action, view, undefined, undefined), 40);
  for (const [field] of greenPort.fields(action)) {
    expect(said.question(field)).toMatch(/[?？]$/);
    fits(said.fieldName(field), 40);
    for (const value of choices(greenPort, legal, {}, field)) {
      whole(said.value(field, value, view));
      if (said.short(field, value, view).length > 20) throw new Error(`${field}: ${value}`);
    }
  }
}

describe('whole games stay within what Discord and a terminal take, in every language', () => {
  test.each(some(GAMES, 4))('%s, %i seats', (variant, seats) => {
    let before: State | undefined;
    let ply = 0;
    for (const { seat, action, told, state } of game(variant, seats, 3).played) {
      ply += 1;
      // A language at a time: each has its share of the positions.
      const said = voices[(ply / 2) % voices.length];
      if (before && said) {
        const legal = greenPort.legal(before, seat);
        const events: readonly Event[] = told.map(({ event }) => event);
        checkView(greenPort.view(state, seat), said);
        checkView(greenPort.view(state, 'table'), said);
        checkAction(greenPort.view(before, seat), legal, action, said);
        for (const line of said.story(events, LONG_NAMES)) fits(line, 600);
        fits(said.brief(events, LONG_NAMES) ?? '-', 900);
      }
      before = state;
    }
    for (const said of voices) if (before) checkView(greenPort.view(before, 'table'), said);
  });
});

test.each(voices)('a hoarder of four with the longest names fits its alt text: $language', said => {
  const rich = 'b19 g18 r17 y16';
  const state = position({
    seats: 4,
    cubes: [rich, rich, rich, rich],
    tiles: ['+drop', '+hammers', '+circles', 'bricks'],
    headquarters: [
      'blue-2 green-2>yellow red-2 yellow-2',
      'blue-1 green-1>yellow red-1 yellow-1',
      'green-1>red',
      '',
    ],
    objectives: [
      'red-1 blue-4 yellow-1',
      'green-1 red-1 blue-1 red-5',
      'yellow-6 yellow-1',
      'green-2 red-3',
      'yellow-1 blue-2 green-4',
      'wild-6',
    ],
    pool: 'red-drop red-wheel blue-arrow green-bricks yellow-hammers blue-hammers x-green',
    discards: 'black black yellow-drop yellow-wheel yellow-arrow green-hammers',
  });
  checkView(greenPort.view(state, 'table'), said);
  checkView(greenPort.view(state, 3), said);
});

test.each(voices)('chapters of the rules fit one message each: $language', ({ topics }) => {
  for (const { text, title } of topics) {
    fits(text, 1800);
    fits(title, 80);
  }
  expect(new Set(topics.map(({ id }) => id)).size).toBe(topics.length);
});

test('no two legal actions of a position read alike', () => {
  const state = position({ cubes: ['b4 g3 r9 y2'], phase: { type: 'utilise' }, tiles: ['drop'] });
  for (const said of voices) {
    const view = greenPort.view(state, 0);
    const deeds = greenPort.legal(state, 0).map(action => said.deed(action, view));
    expect(new Set(deeds).size).toBe(deeds.length);
  }
});
