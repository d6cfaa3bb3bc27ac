import { expect, onTestFinished, test } from 'vitest';
import { Evening } from '../../../src/cli/play/evening.ts';
import { Shelf } from '../../../src/cli/play/shelf.ts';
import { players } from '../../../src/games/bots.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { games, loaded } from '../../../src/games/registry.ts';
import { width } from '../../support/labels.ts';
import { PRESENTED } from './spoken.ts';

const settings = await loaded('settings');

const WRONG =
  'foo,play boat pay 1,hire red blue,buy cima 9,99,0,-1,m,b,undo,rules turn,rules,help,hand,board,pay 3, ';
/** Number of prompts after which the person leaves the game with `quit`. */
const SITTING = 97;
const ENDLESS = 6_000;
const WIDEST = 110;

/**
 * Returns the number of the last option that matches the first matching wish, or else 1. Returns an empty text if the prompt
 * lists no options.
 */
function wished(prompt: string, said: string, wishes: readonly RegExp[]): string {
  if (!/^1(–\d+)?, /.test(prompt)) return '';
  const options = new Map<number, string>();
  for (const line of said.split('\n').toReversed()) {
    const [, number, label] = /^ *(\d+)\. (.+)$/.exec(line) ?? [];
    if (number !== undefined && label !== undefined) options.set(Number(number), label);
    else if (options.size > 0) break;
  }
  for (const wish of wishes)
    for (const [number, label] of [...options].toReversed()) if (wish.test(label)) return String(number);
  return '1';
}

test.each(PRESENTED)(
  'a whole game of $id in the terminal, played badly: wrong entries, undo with and without consent, left and gone on with',
  async ({ id, game, wishes = [], said = [] }) => {
    const shelf = await Shelf.open(undefined, { games, players }, () => {});
    onTestFinished(() => shelf.close());
    const written: string[] = [];
    let [newest, prompts, votes, resumed] = ['', 0, 0, 0];
    const answer = (prompt: string): string => {
      if (prompt.includes('may the last action be taken back'))
        return ['maybe', 'no', 'perhaps', 'yes'][votes++ % 4] ?? '';
      if (prompts % SITTING === 0) return 'quit';
      // An action that revealed something can be taken back only with consent.
      if (votes < 4 && /rolls a \d|reveals|New: /.test(written.slice(-6).join('\n'))) return 'undo';
      if (prompts % 6 === 0) return WRONG.split(',')[(prompts / 6) % 17] ?? '';
      return wished(prompt, newest, wishes);
    };
    const console = {
      say(text: string) {
        written.push(text);
        newest += `${text}\n`;
      },
      ask(prompt: string) {
        prompts += 1;
        if (prompts > ENDLESS) throw new Error('this game does not end');
        const line = answer(prompt);
        // After a wrong entry or a page of help, the terminal does not list the options again.
        if (!/^(1(–\d+)?, |.*taken back)/.test(prompt) || wished(prompt, newest, wishes) === line)
          newest = '';
        written.push(`${prompt}${line}`);
        return Promise.resolve(line);
      },
      clear: () => false,
      close: () => {},
    };
    const evening = new Evening(shelf, { settings, presenters }, console);
    const chosen = settings[id]?.settings.map(({ name, fallback }) => [name, fallback]) ?? [];
    const opening = {
      game: id,
      settings: Object.fromEntries(chosen),
      names: ['Ann', 'Ben'],
      seats: 2,
      seed: '5'.repeat(64),
    };
    await evening.spend(opening, false);
    for (; (await shelf.unfinished()).length > 0; resumed++) await evening.spend(undefined, true);
    const text = written.join('\n');
    expect(resumed).toBeGreaterThan(0);
    expect(votes).toBeGreaterThan(0);
    expect(game.id).toBe(id);
    expect(text).toMatch(/(Ann|Ben) wins with \d+ points/);
    expect(text).toContain('“foo” is no choice here.');
    for (const each of said) expect(text).toMatch(each);
    expect(text.match(/^Goodbye\.$/gm)).toHaveLength(resumed);
    expect(text).not.toMatch(/undefined|\*\*|NaN/);
    expect(text.split('\n').filter(line => width(line) > WIDEST)).toEqual([]);
  },
);
