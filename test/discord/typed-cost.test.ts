import type { Channel, Person } from 'local-discord';
import { expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { triedOf } from '../../proof/guard/secrets/tries.ts';
import { SeededDice } from '../../src/core/contract/dice.ts';
import type { AnyGame } from '../../src/core/contract/game.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { WORDS } from '../support/locales.ts';
import { isLong } from '../support/test-form.ts';
import { at, running } from '../table/room.ts';
import { toyCommand } from '../toy/command.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toy } from '../toy/rules/index.ts';
import { ownedBy } from './games/owned-by.ts';
import { type Scene, scene } from './kit.ts';

/** Milliseconds of the main thread that are little for one interaction on any machine. A dearer one is compared. */
const LITTLE_MS = 20;
/**
 * The most that one interaction may take, in processor times of a command that the bot refuses at once. An algorithm that grows
 * with the square of a text takes more.
 */
const MOST_TIMES = 15;
/** Characters of the longest text that Discord sends. */
const LONGEST = 6_000;
/**
 * Tries of an interaction above the bar. The cheapest counts, since other work of a busy machine makes a try dearer and never
 * cheaper.
 */
const TRIES = 4;
/** Milliseconds of one try at least: a thread's clock may tell ten milliseconds apart and no less. */
const TRY_MS = 150;
/** Shapes that a run of `npm test` tries with each option. The next option gets the next shapes. */
const SHAPES_EACH = 2;

const ALL_GAMES: Readonly<Record<string, AnyGame>> = { ...games, toy };
const ALL_PRESENTERS = { ...presenters, ...toyPresenters };
const COMMANDS = [...commands, toyCommand];

const CHAT = 2;
const PRESS = 3;
const TYPING = 4;
const FORM = 5;
const STRING = 3;

/** Repeats a piece of text to exactly this length. */
const filled = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Shapes of text that cost much in one algorithm or another. `own`: words of the game at the table. */
const shapes = (own: string): Readonly<Record<string, string>> => ({
  'one word again and again': 'red ',
  'two words of a game': 'red 1 ',
  "the game's own words": `${own} `,
  'the same words without spaces': own.replaceAll(/\s/g, ''),
  'no spaces': 'a',
  'one letter words': 'e a o i ',
  numbers: '1 ',
  'other numbers': '1 2 3 4 5 6 7 8 9 ',
  digits: '1',
  separators: ' ,;&+·:=/-',
  'spaces between letters': `a${' '.repeat(LONGEST / 2)}`,
  'spaces between numbers': `1${' '.repeat(LONGEST / 2)}`,
  'combining marks': `e${'\u0301'.repeat(50)}`,
  Korean: '빨간색 1 ',
  Japanese: '赤い1と',
  emoji: '👨‍👩‍👧‍👦',
  'right to left': 'שָׁלוֹם 1 سلام\u202e ',
  picks: 'type=build;',
  'quotation marks': '"\\"',
  links: '/channels/1',
  'strengths of bots': 'easy 2 hard, ',
});

const wordsOf = (game: AnyGame, state: unknown, seat: number): string => {
  const view = game.view(state, seat);
  const spoken = LANGUAGES.map(language => ALL_PRESENTERS[game.id]?.(language));
  const actionTexts = game
    .legal(state, seat)
    .flatMap((action, index) => spoken[index % spoken.length]?.describeAction(action, view) ?? []);
  return actionTexts.slice(0, 5).join(' ');
};

/** Actions of a random game, more than any position of interest needs. */
const ACTIONS = 400;

/** Plays random games, and returns for each kind of action the state with the most legal actions of that kind. */
function widest(game: AnyGame): readonly { readonly state: unknown; readonly seat: number }[] {
  const found = new Map<string, { state: unknown; seat: number; count: number }>();
  const { min, max } = game.seats(game.defaults);
  for (let seed = 1; seed <= 3; seed++) {
    const dice = new SeededDice(new Uint8Array(32).fill(seed));
    let state = game.setup(Math.min(Math.max(2, min), max), game.defaults, dice);
    for (let made = 0; made < ACTIONS; made++) {
      const [seat] = game.toAct(state);
      if (seat === undefined) break;
      const legal = game.legal(state, seat);
      for (const kind of new Set(legal.map(action => game.fields(action)[0]?.[1] ?? ''))) {
        const count = legal.length;
        if (count > (found.get(kind)?.count ?? 0)) found.set(kind, { state, seat, count });
      }
      const step = game.apply(state, seat, legal[dice.below(legal.length, 'typed')], dice);
      if (!step.ok) throw new Error('an action was refused');
      state = step.value.state;
    }
  }
  return [...new Map([...found.values()].map(each => [each.state, each])).values()].sort(
    (one, other) => other.count - one.count,
  );
}

interface Place {
  readonly channel: Channel;
  readonly person: Person;
  readonly own: string;
}

interface Asked {
  readonly name: string;
  readonly option: string;
  readonly longest: number;
  readonly completes: boolean;
  readonly others: readonly { readonly name: string; readonly type: number; readonly value: unknown }[];
}

/** Lists every text option of a command, from the command's own definition. */
const textsOf = (command: (typeof COMMANDS)[number]): readonly Asked[] =>
  triedOf([command]).flatMap(({ name, options }) =>
    options.flatMap(option => {
      if (option.type !== STRING || option.choices) return [];
      const others = options
        .filter(other => other !== option && other.required)
        .map(other => ({ name: other.name, type: other.type, value: other.choices?.[0]?.value ?? '1' }));
      const { max_length: longest = LONGEST } = option as { max_length?: number };
      return { name, option: option.name, longest, completes: option.autocomplete === true, others };
    }),
  );

function asking(
  { discord }: Scene,
  { channel, person }: Place,
  { name, option, others }: Asked,
  completion: boolean,
) {
  const [command = '', ...path] = name.split(' ');
  return async (value: string): Promise<string> => {
    const options: object[] = [
      ...others,
      { name: option, type: STRING, value, ...(completion && { focused: true }) },
    ];
    const nested = path
      .toReversed()
      .reduce<object[]>(
        (inner, part, depth) => [{ name: part, type: depth === 0 ? 1 : 2, options: inner }],
        options,
      );
    const data = { id: '1', name: command, type: 1, options: nested };
    const { answer } = discord.forge({ person, channel, type: completion ? TYPING : CHAT, data });
    return (await answer).content;
  };
}

async function cost(work: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Returns the cost of some interactions, in costs of as many refused ones at the same time. 0: little on any machine.
 * @param interactions number of interactions in the work
 */
async function timesOf(scene: Scene, work: () => Promise<unknown>, interactions = 1): Promise<number> {
  const first = await cost(work);
  if (first <= interactions * LITTLE_MS) return 0;
  const rounds = Math.ceil(TRY_MS / first);
  const again = (each: () => Promise<unknown>) => async () => {
    for (let made = 0; made < rounds; made++) await each();
  };
  let times = Number.POSITIVE_INFINITY;
  for (let tried = 0; tried < TRIES && times > MOST_TIMES; tried++) {
    const plain = await cost(again(() => refusedAtOnce(scene)));
    times = Math.min(times, (await cost(again(work))) / (interactions * Math.max(plain, rounds)));
  }
  return times;
}

/** Sends a command that no version of the bot has had. */
const refusedAtOnce = ({ discord, channel, ann }: Scene): Promise<unknown> => {
  const data = { id: '1', name: 'games', type: 1, options: [{ name: 'x', type: 1, options: [] }] };
  return discord.forge({ person: ann, channel, type: CHAT, data }).answer;
};

async function stageOf(): Promise<{ stage: Scene; deal(state: unknown): void }> {
  let next: unknown;
  const dealt = (game: AnyGame): AnyGame => ({ ...game, setup: (...deal) => next ?? game.setup(...deal) });
  const stage = await scene({
    paints: false,
    limits: NO_LIMITS,
    commands: COMMANDS,
    games: Object.fromEntries(Object.entries(ALL_GAMES).map(([id, game]) => [id, dealt(game)])),
    presenters: ALL_PRESENTERS,
    players,
  });
  const deal = (state: unknown): void => {
    next = state;
  };
  return { stage, deal };
}

/** Opens a game in a channel of its own for each of the widest positions, the widest first. */
async function placesOf(game: AnyGame): Promise<{ stage: Scene; places: readonly Place[] }> {
  const { stage, deal } = await stageOf();
  const { guild, table, ann, bob } = stage;
  const places: Place[] = [];
  for (const { state, seat } of widest(game)) {
    deal(state);
    const channel = guild.addChannel({ name: `c${places.length}` });
    const place = { channelId: channel.id, guildId: guild.id };
    const match = await running({ table }, [ann, bob], { game: game.id, options: game.defaults, ...place });
    const person = at(match, seat) === ann.id ? ann : bob;
    places.push({ channel, person, own: wordsOf(game, state, seat) });
  }
  await stage.quiet();
  return { stage, places };
}

const OWN_OF_NO_GAME = 'Europe Berlin off 2026-01-01 10:00';

test.each(COMMANDS.map(command => [command.name, command] as const))(
  'a text of any length and shape in any option of /%s costs little of the loop',
  async (_name, command) => {
    const game = command.game === undefined ? undefined : ALL_GAMES[command.game];
    const { stage, places } = game
      ? await placesOf(game)
      : await stageOf().then(({ stage: own }) => ({
          stage: own,
          places: [{ channel: own.channel, person: own.ann, own: OWN_OF_NO_GAME }],
        }));
    ownedBy(stage, stage.ann);
    const asked = textsOf(command);
    expect(asked.length).toBeGreaterThan(0);
    // Every option has a length, which Discord's client keeps. Up to this length a text must reach the algorithm.
    expect(asked.filter(({ longest }) => longest >= LONGEST)).toEqual([]);
    const dear: string[] = [];
    let turn = 0;
    for (const each of asked) {
      for (const completes of each.completes ? [false, true] : [false]) {
        for (const place of isLong ? places : places.slice(0, 1)) {
          const ask = asking(stage, place, each, completes);
          const all = Object.entries(shapes(place.own));
          const tried = isLong
            ? all
            : Array.from({ length: SHAPES_EACH }, () => all[turn++ % all.length] ?? all[0]);
          for (const [shape, piece] of tried.filter(found => found !== undefined)) {
            for (const length of [each.longest, LONGEST]) {
              const took = await timesOf(stage, () => ask(filled(piece, length)));
              const what = `/${each.name} ${each.option}${completes ? '…' : ''}: ${length} characters, ${shape}`;
              if (took > MOST_TIMES) dear.push(`${what}: ${took.toFixed(1)} times a refused command`);
            }
          }
        }
      }
    }
    expect(dear).toEqual([]);
    expect(stage.trouble).toEqual([]);
  },
);

test.each(Object.values(ALL_GAMES).map(game => [game.id, game] as const))(
  'any action of %s in words costs little of the loop, in each shape and where most actions are legal',
  async (id, game) => {
    const { stage, places } = await placesOf(game);
    const dear: string[] = [];
    const asked = textsOf(COMMANDS.find(({ name }) => name === id) ?? toyCommand);
    const action = asked.find(({ name }) => name === `${id} do`);
    const [widestPlace] = places;
    if (!action || !widestPlace) throw new Error('no action is typed');
    for (const completes of [false, true]) {
      const ask = asking(stage, widestPlace, action, completes);
      for (const [shape, piece] of Object.entries(shapes(widestPlace.own))) {
        // Few words are searched for one by one, many words are none of an action.
        for (const length of [60, action.longest]) {
          const took = await timesOf(stage, () => ask(filled(piece, length)));
          if (took > MOST_TIMES)
            dear.push(`${length} characters, ${shape}: ${took.toFixed(1)} times a refused command`);
        }
      }
    }
    expect(dear).toEqual([]);
  },
);

test('a text that is too long is refused with its length and the longest one, in every text option', async () => {
  const { stage } = await stageOf();
  const place = { channel: stage.channel, person: stage.ann, own: '' };
  ownedBy(stage, stage.ann);
  for (const command of COMMANDS) {
    for (const each of textsOf(command)) {
      const answer = await asking(stage, place, each, false)('a'.repeat(each.longest + 1));
      const { option, longest } = each;
      expect(answer).toBe(WORDS.en.typing.tooLong(`\`${option}\``, longest, longest + 1));
      expect(answer).toContain(`${longest} characters`);
    }
  }
});

test('forms, forged buttons, forged choices and names of any length cost little of the loop', async () => {
  const { stage } = await stageOf();
  const { ann, channel, discord } = stage;
  await ann.command(channel, 'porto new', { seats: 2 });
  await stage.quiet();
  const source = channel.messages.at(-1);
  if (!source) throw new Error('no message');
  const forged = (type: number, data: object) => async (): Promise<string> =>
    (await discord.forge({ person: ann, channel, type, data, source }).answer).content;
  const dear: string[] = [];
  for (const [shape, piece] of Object.entries(shapes('build red 1'))) {
    const text = filled(piece, LONGEST);
    const person = discord.addUser({ name: text });
    const field = { type: 1, components: [{ type: 4, custom_id: 'text', value: text }] };
    const works: Readonly<Record<string, () => Promise<unknown>>> = {
      'a form': forged(FORM, { custom_id: '1:x:-:join', components: [field] }),
      'a custom id': forged(PRESS, { custom_id: text, component_type: 2 }),
      'arguments of a custom id': forged(PRESS, { custom_id: `1:x:-:join:${text}`, component_type: 2 }),
      'a choice': forged(PRESS, { custom_id: '1:x:0:open', component_type: 3, values: Array(25).fill(text) }),
      'a name': async () => {
        await person.press(source, 'Join');
        await person.press(source, 'Leave');
      },
    };
    for (const [what, work] of Object.entries(works)) {
      // Two presses, the second of which also changes the message of the table.
      const presses = what === 'a name' ? 2 : 1;
      const took = await timesOf(stage, work, presses);
      if (took > MOST_TIMES) dear.push(`${what}, ${shape}: ${took.toFixed(1)} times a refused command`);
    }
  }
  expect(dear).toEqual([]);
});
