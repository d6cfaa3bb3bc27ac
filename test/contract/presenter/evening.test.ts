import { expect, onTestFinished, test } from 'vitest';
import { prose } from '../../../src/cli/play/console.ts';
import { Evening } from '../../../src/cli/play/evening.ts';
import { Shelf } from '../../../src/cli/play/shelf.ts';
import type { AnyGame } from '../../../src/core/contract/game.ts';
import { players } from '../../../src/games/bots.ts';
import { presenters } from '../../../src/games/presenters.ts';
import { settings } from '../../../src/games/settings.ts';
import type { AnyPresenter } from '../../../src/presentation/presenter/presenter.ts';
import { width } from '../../support/labels.ts';
import { PRESENTED } from './spoken.ts';

const WRONG =
  'foo,play boat pay 1,hire red blue,buy cima 9,99,0,-1,m,b,undo,rules turn,rules,help,hand,board,pay 3, '.split(
    ',',
  );
const MENU = /^1(–\d+)?, /;
const HANDED_OVER = /Pass the keyboard to/;
/** Number of prompts after which the person leaves the game with `quit`. */
const SITTING = 97;
const ENDLESS = 6_000;
const WIDEST = 110;

/**
 * Returns the number of the last option that matches the first matching wish, or else 1. Returns an empty text if the prompt
 * lists no options.
 */
function wished(prompt: string, said: string, wishes: readonly RegExp[]): string {
  if (!MENU.test(prompt)) return '';
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

/** Makes a copy of a game that reports each step that reveals something. */
const reporting = (game: AnyGame, revealed: () => void): AnyGame => ({
  ...game,
  apply(...given) {
    const done = game.apply(...given);
    if (done.ok && done.value.reveals) revealed();
    return done;
  },
});

/** Makes a copy of a presenter that keeps each final result. */
const keeping = (presenter: AnyPresenter, ended: (finale: string) => void): AnyPresenter => ({
  ...presenter,
  finale(view, names) {
    const text = presenter.finale(view, names);
    if (text !== undefined) ended(text);
    return text;
  },
});

test.each(PRESENTED)(
  'a whole game of $id in the terminal, played badly: wrong entries, undo with and without consent, left and gone on with',
  async ({ id, game, speak, wishes = [], said = [] }) => {
    let [finale, reveals] = ['', false];
    const games = { [id]: reporting(game, () => (reveals = true)) };
    const shelf = await Shelf.open(undefined, { games, players }, () => {});
    onTestFinished(() => shelf.close());
    const written: string[] = [];
    let [newest, prompts, votes, resumed, wrong, turns] = ['', 0, 0, 0, 0, 0];
    const answer = (prompt: string): string => {
      if (prompt.includes('may the last action be taken back'))
        return ['maybe', 'no', 'perhaps', 'yes'][votes++ % 4] ?? '';
      if (prompts % SITTING === 0) return 'quit';
      // An action that revealed something can be taken back only with consent.
      if (HANDED_OVER.test(prompt) && votes < 4 && turns++ % 3 === 2) return 'undo';
      // The first wrong entry waits for a menu, which says that it is no choice.
      if (prompts % 6 === 0 && (wrong > 0 || MENU.test(prompt))) return WRONG[wrong++ % WRONG.length] ?? '';
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
    const kept = keeping(speak('en'), text => (finale = text));
    const evening = new Evening(
      shelf,
      { settings, presenters: { ...presenters, [id]: () => kept } },
      console,
    );
    const chosen = settings[id]?.settings.map(({ name, fallback }) => [name, fallback]) ?? [];
    const names = ['Ann', 'Ben', 'Cid', 'Dan'].slice(0, Math.max(2, game.seats(game.defaults).min));
    const opening = {
      game: id,
      settings: Object.fromEntries(chosen),
      names,
      seats: names.length,
      seed: '5'.repeat(64),
    };
    await evening.spend(opening, false);
    for (; (await shelf.unfinished()).length > 0; resumed++) await evening.spend(undefined, true);
    const text = written.join('\n');
    expect(resumed).toBeGreaterThan(0);
    expect(votes > 0, 'the others are asked before something revealed is taken back').toBe(reveals);
    expect(finale).toMatch(/Ann|Ben|Cid|Dan/);
    expect(text).toContain(prose(finale));
    expect(text).toContain('“foo” is no choice here.');
    for (const each of said) expect(text).toMatch(each);
    expect(text.match(/^Goodbye\.$/gm)).toHaveLength(resumed);
    expect(text).not.toMatch(/undefined|\*\*|NaN/);
    expect(text.split('\n').filter(line => width(line) > WIDEST)).toEqual([]);
  },
);
