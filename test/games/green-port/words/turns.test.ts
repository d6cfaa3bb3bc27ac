import { expect, test } from 'vitest';
import { mostlyGreedy } from '../../../../proof/bench/green-port.ts';
import { SeededDice } from '../../../../src/core/contract/dice.ts';
import { visibleEvents } from '../../../../src/core/contract/game.ts';
import { greenPort } from '../../../../src/games/green-port/game.ts';
import { greenPortVoice } from '../../../../src/games/green-port/presenter/voice.ts';
import type { Event, Gain } from '../../../../src/games/green-port/rules/types.ts';
import { times } from '../../../support/test-form.ts';

// These tests read facts back from the one line that tells a turn, and compare these facts with the turn's events.

const names = ['Ann', 'Ben', 'Cat'];
const voice = greenPortVoice('en');

const size = ({ cards, tile, boosts }: Gain): number => cards + tile + boosts;

/** Facts of a turn that its line tells. A pass is none of them, where anything else has happened. */
const facts = (events: readonly Event[]): readonly string[] =>
  events.flatMap((event): readonly string[] => {
    const name = 'seat' in event ? names[event.seat] : '';
    switch (event.type) {
      case 'revealed':
        return [`${name} reveals`];
      case 'hired':
        return [`${name} hires ${event.colour === null ? 'nobody' : `${size(event.gain)} ${event.colour}`}`];
      case 'busted':
        return [`${name} bust`];
      case 'flipped':
        return [`${name} flips`];
      case 'lost':
        return [`${name} loses`];
      case 'helped':
        return [`${name} helped ${event.colour}`];
      case 'referred':
        return [`${name} takes ${size(event.gain)} ${event.colour} for ${event.pay} of ${names[event.to]}`];
      case 'passed':
        return events.every(({ type }) => type === 'passed') ? [`${name} passes`] : [];
      case 'completed':
        return [`${name} completes ${event.objective}`];
      case 'bought':
        return [`${name} buys`];
      case 'unflipped':
        return [`${name} turns up`];
      case 'specialised':
        return [`${name} trades for ${event.colour}`];
      default:
        return [];
    }
  });

/** Writes the name of the subject into the sentences that leave it out. */
function withNames(text: string): string {
  let last = '';
  const verbs = 'reveals|hires|goes|flips|takes|passes|completes|buys|turns|trades|loses';
  return text.replace(new RegExp(`\\*\\*([A-Z]\\w+)\\*\\*|(?<= · )(?:${verbs})\\b`, 'g'), (found, name) => {
    last = name ?? last;
    return name ? found : `**${last}** ${found}`;
  });
}

function readBack(sentence: string): readonly string[] {
  const line = withNames(sentence);
  const found: string[] = [];
  const each = (pattern: RegExp, fact: (...groups: readonly string[]) => readonly string[]) => {
    for (const [, ...groups] of line.matchAll(pattern)) found.push(...fact(...groups));
  };
  each(/\*\*(\w+)\*\* reveals (\d+) cards?/g, (name = '', count) =>
    Array.from({ length: Number(count) }, () => `${name} reveals`),
  );
  each(/\*\*(\w+)\*\* reveals [a-z]/g, name => [`${name} reveals`]);
  each(/\*\*(\w+)\*\* (?:reveals \d+ cards? and )?hires \*\*(\d+) (\w+)\*\*/g, (name, count, colour) => [
    `${name} hires ${count} ${colour}`,
  ]);
  each(/\*\*(\w+)\*\* (?:reveals \d+ cards? and )?hires nobody/g, name => [`${name} hires nobody`]);
  each(/\*\*(\w+)\*\* (?:reveals \d+ cards? and )?goes bust/g, name => [`${name} bust`]);
  each(/\*\*(\w+)\*\* (?:reveals \d+ cards? and )?flips the tile(?= to|:| and)/g, name => [`${name} flips`]);
  each(/(?<!: |, )\*\*(\w+)\*\* loses \d+ \w/g, name => [`${name} loses`]);
  each(/\*\*(\w+)\*\* takes a (\w+) cube/g, (name, colour) => [`${name} helped ${colour}`]);
  each(/\*\*(\w+)\*\* takes (\d+) (\w+) and gives \*\*(\w+)\*\* 1 (\w+)/g, (name, count, colour, to, pay) => [
    `${name} takes ${count} ${colour} for ${pay} of ${to}`,
  ]);
  each(/\*\*(\w+)\*\* passes/g, name => [`${name} passes`]);
  each(/\*\*(\w+)\*\* completes Objective (\d)/g, (name, number) => [`${name} completes ${number}`]);
  each(/\*\*(\w+)\*\* buys /g, name => [`${name} buys`]);
  each(/\*\*(\w+)\*\* turns the tile up/g, name => [`${name} turns up`]);
  each(/\*\*(\w+)\*\* trades .*? for 1 (\w+)(?: ·|\.)/g, (name, colour) => [`${name} trades for ${colour}`]);
  return found;
}

function turnsOf(seed: number): readonly (readonly Event[])[] {
  const dice = new SeededDice(Buffer.alloc(32, seed));
  const turns: Event[][] = [[]];
  let state = greenPort.setup(names.length, greenPort.defaults, dice);
  for (let moves = 0; moves < 160; moves++) {
    const [seat] = greenPort.toAct(state);
    if (seat === undefined) break;
    const legal = greenPort.legal(state, seat);
    const action = mostlyGreedy(greenPort.view(state, seat), seat, legal, below => dice.below(below, 'wish'));
    const step = greenPort.apply(state, seat, action, dice);
    if (!step.ok) throw new Error('a legal action was refused');
    turns.at(-1)?.push(...(visibleEvents(step.value.events, 'table') as Event[]));
    if (!step.value.goesOn) turns.push([]);
    state = step.value.state;
  }
  return turns.filter(events => events.length > 0);
}

test('an X and what it brings to all seats end a line, before the hire that follows', () => {
  const events: readonly Event[] = [
    { type: 'revealed', seat: 0, card: 'red-drop' },
    { type: 'revealed', seat: 0, card: 'x-green' },
    { type: 'underdogs', seats: [1], by: 'points' },
    { type: 'helped', seat: 1, colour: 'red' },
    { type: 'revealed', seat: 0, card: 'red-wheel' },
    {
      type: 'hired',
      seat: 0,
      colour: 'red',
      cards: ['red-drop', 'red-wheel'],
      gain: { cards: 2, tile: 0, boosts: 0 },
      sync: false,
    },
  ];
  expect(voice.brief(events, names)?.split('\n')).toEqual([
    '**Ann** reveals 2 cards, and the last is green X · An underdog cube goes to **Ben**, with the fewest points · **Ben** takes a red cube.',
    '**Ann** reveals 1 card and hires **2 red**.',
  ]);
});

test('a line has parts and no sentences: it leaves out passes and a new deck, and names its seat once', () => {
  const events: readonly Event[] = [
    { type: 'revealed', seat: 0, card: 'red-drop' },
    {
      type: 'hired',
      seat: 0,
      colour: 'red',
      cards: ['red-drop'],
      gain: { cards: 1, tile: 1, boosts: 0 },
      sync: true,
    },
    { type: 'reshuffled', cards: 9, cause: 'empty' },
    { type: 'passed', seat: 1 },
    { type: 'passed', seat: 2 },
    { type: 'completed', seat: 0, objective: 2, pay: { red: 2 }, points: 5 },
  ];
  expect(voice.brief(events, names)).toBe(
    '**Ann** reveals 1 card and hires **2 red** + 1 of each other colour · completes Objective 2 with 2 red: **5 points**.',
  );
  expect(voice.brief(events.slice(3, 5), names)).toBe('**Ben** passes · **Cat** passes.');
});

test('a turn is one line, and one more after each X that changes all seats; all its events are read back', () => {
  const seen = new Set<string>();
  let twice = 0;
  for (let seed = 1; seed <= times(6, 60); seed++)
    for (const events of turnsOf(seed)) {
      const line = voice.brief(events, names) ?? '';
      const before = line.split('\n').slice(0, -1);
      twice += before.length;
      for (const text of before) {
        expect(text).toMatch(/(takes a \w+ cube|loses [^.]*|loses nothing)\.$|Takes a \w+ cube\.$/i);
        expect(text).not.toMatch(/hires/);
      }
      expect([...readBack(line)].sort(), line).toEqual([...facts(events)].sort());
      for (const { type } of events) seen.add(type);
    }
  expect(twice).toBeGreaterThan(0);
  for (const type of ['flipped', 'busted', 'referred', 'passed', 'helped', 'completed', 'bought'])
    expect(seen).toContain(type);
});

test('a turn on its way is reported as far as it has come', () => {
  for (const events of turnsOf(3))
    for (let end = 1; end <= events.length; end++) {
      const part = events.slice(0, end);
      const line = voice.brief(part, names) ?? '';
      expect([...readBack(line)].sort(), line).toEqual([...facts(part)].sort());
    }
});
