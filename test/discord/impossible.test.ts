import { describe, expect, test } from 'vitest';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { Context as Handling } from '../../src/discord/context/context.ts';
import type { Visit } from '../../src/discord/context/visit.ts';
import { actTyped } from '../../src/discord/panels/typing/typed-action.ts';
import { actByFields } from '../../src/discord/panels/typing/typed-turn.ts';
import type { Answer } from '../../src/discord/ports/answer.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { agreeing, choices, nextQuestion } from '../../src/presentation/choosing/menu.ts';
import { kindsOf } from '../../src/table/match/position.ts';
import type { Match } from '../../src/table/match/types.ts';
import { chance, pick } from '../contract/tools.ts';
import { PLAIN, roomOf } from '../support/room.ts';
import { times } from '../support/test-form.ts';
import { at, PEOPLE, reload, room, running } from '../table/room.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toys } from '../toy/rules/index.ts';

const ALL = { ...games, ...toys };
const VOICES = { ...presenters, ...toyPresenters };
/** Verbs that exist only in variants that these tests do not play. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = { porto: ['timer'] };

function gameNamed(id: string) {
  const [game, voice] = [ALL[id], VOICES[id]?.('en')];
  if (!game || !voice) throw new Error(`no game ${id}`);
  return { game, voice };
}

const firstWord = (text: string): string => text.split(' ')[0] ?? '';

/**
 * Maximum number of random actions in a match. A random match of Green Port takes two million actions, but every command has
 * come up after 5,682.
 */
const MOST_ACTIONS = 6_000;

function verbsOf(id: string): readonly string[] {
  const { game } = gameNamed(id);
  const below = chance(3);
  const dice = new SeededDice(new Uint8Array(32).fill(3));
  const found = new Set(ELSEWHERE[id] ?? []);
  let state = game.setup(2, game.defaults, dice);
  for (let done = 0; done < MOST_ACTIONS; done++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const legal = game.legal(state, seat);
    for (const action of legal) found.add(firstWord(game.write(action)));
    const done = game.apply(state, seat, pick(legal, below), dice);
    if (!done.ok) throw new Error(done.refusal.code);
    state = done.value.state;
  }
  return [...found];
}

type Say = (text: string) => Promise<Answer>;
/** Types a text as the value of a field of a kind of action, as an option of a command. */
type Fill = (text: string, type: string, field: string) => Promise<Answer>;

async function typing(
  id: string,
  check: (say: Say, match: Match, seat: number, fill: Fill) => Promise<void>,
) {
  const { game } = gameNamed(id);
  const here = await room({ games: ALL, seed: 5 });
  const handling: Handling = roomOf(here.table, { games: ALL, presenters: VOICES });
  const below = chance(11);
  let match = await running(here, 2, { game: id, options: game.defaults as object });
  for (let done = 0; match.status === 'running' && done < times(24, 400); done++) {
    const sealed = await here.table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? -1;
    const person = PEOPLE.find(each => each.id === at(match, seat)) ?? PEOPLE[0];
    const visit: Visit = { ...PLAIN, person, channelId: 'c1', guildId: 'g1', place: 'server' };
    // A prime number, so that each half of a turn of two or three actions is checked.
    const fill: Fill = (text, type, field) =>
      actByFields(handling, visit, { [field]: text }, { type, fields: [field], written: () => text });
    if (done % 5 === 0) await check(text => actTyped(handling, visit, text, false), match, seat, fill);
    await here.table.act(match.id, person.id, game.write(pick(match.position.legal(seat), below)));
    match = await reload(here, match);
  }
  await here.store.close();
}

const plain = ({ content = '' }: Answer): string => content.replaceAll('\\', '');

describe.each(Object.keys(ALL))('%s', id => {
  const { game, voice } = gameNamed(id);

  test('nonsense and verbs that are not possible now are answered with what is, and with no other verb', async () => {
    const verbs = verbsOf(id);
    let tried = 0;
    await typing(id, async (say, match, seat) => {
      const view = match.position.view(seat);
      const legal = match.position.legal(seat);
      const possible = kindsOf(game, legal).map(kind => voice.value(...kind, view).replaceAll('\\', ''));
      const verbsNow = legal.map(action => firstWord(game.write(action)));
      const others = verbs.filter(verb => !verbsNow.includes(verb));
      for (const text of ['xyzzy', ...others]) {
        tried++;
        const answer = await say(text);
        // A verb can be a word of a possible action, such as "play" in "Become first player". Such a verb opens the panel.
        if (answer.outcome !== 'refused' && text !== 'xyzzy') continue;
        const said = plain(answer);
        // A verb can be a word of several actions, such as "age" in "Vintage barrel". The answer names those actions.
        if (text !== 'xyzzy' && said.includes('can mean more than one action')) continue;
        for (const kind of possible) expect(said, text).toContain(kind);
        const [sentence = ''] = said.split('\nPossible now: ');
        for (const other of others.filter(verb => verb !== text)) {
          expect(sentence, text).not.toMatch(new RegExp(`\`${other}\\b`));
          const label = voice.value('type', other, view);
          // Vintage names every card that a turn allows, even a card that this hand can't play.
          if (id === 'vintage' && game.read(text).ok) continue;
          if (!possible.some(kind => kind.includes(label))) expect(sentence, text).not.toContain(label);
        }
        expect(said.match(/\*\*/g)?.length ?? 0, `${text}: actions named`).toBeLessThanOrEqual(2 * 5);
      }
    });
    expect(tried).toBeGreaterThan(1);
  });

  test('an answer names all possible values and actions, or the number of those that it leaves out', async () => {
    const many: number[] = [];
    await typing(id, async (say, match, seat, fill) => {
      const view = match.position.view(seat);
      const legal = match.position.legal(seat);
      const actions = new Set(legal.map(action => voice.describeAction(action, view)));
      const named = plain(await say('xyzzy'));
      const left = Number(/ and (\d+) more\.$/.exec(named)?.[1] ?? 0);
      expect((named.match(/\*\*.+?\*\*/g)?.length ?? 0) + left, named).toBe(actions.size);
      for (const [kind, value] of kindsOf(game, legal)) {
        const picked = { [kind]: value };
        const field = nextQuestion(game, agreeing(game, legal, picked), picked)?.field;
        if (field === undefined) continue;
        const words = new Set(
          choices(game, legal, picked, field).map(each => voice.value(field, each, view)),
        );
        const said = plain(await fill('xyzzy', value, field));
        const text = said.slice(said.indexOf('Possible now: '));
        const those = [...words].filter(word => text.includes(word.replaceAll('\\', '')));
        expect(words.size - those.length, said).toBe(Number(/ and (\d+) more\.$/.exec(text)?.[1] ?? 0));
        many.push(words.size);
      }
    });
    // A small game has only two values to choose from.
    expect(Math.max(...many)).toBeGreaterThan(1);
  });
});
