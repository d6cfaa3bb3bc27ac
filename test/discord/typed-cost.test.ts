import type { Channel, Person } from 'local-discord';
import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import { SeededDice } from '../../src/core/dice.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { LONGEST_TEXT } from '../../src/discord/context/command.ts';
import { players } from '../../src/games/bots.ts';
import { presenters } from '../../src/games/presenters.ts';
import { games } from '../../src/games/registry.ts';
import { foresee } from '../../src/presentation/choosing/preview.ts';
import { LANGUAGES } from '../../src/presentation/language/languages.ts';
import { NO_LIMITS } from '../../src/table/match/limits.ts';
import { triedOf } from '../harness/guard/secrets/tries.ts';
import { times } from '../support/form.ts';
import { accepted, at } from '../table/room.ts';
import { toyCommand } from '../toy/command.ts';
import { toyPresenters } from '../toy/presenter.ts';
import { toy } from '../toy/rules/index.ts';
import { ownedBy } from './games/owned-by.ts';
import { type Scene, scene } from './kit.ts';

/** Milliseconds of the main thread that the bot and the local Discord may use for one interaction. */
const MOST_MS = 20;
/** Characters of the longest text that Discord sends. */
const LONGEST = 6_000;
const TRIES = 7;

const ALL_GAMES: Readonly<Record<string, AnyGame>> = { ...games, toy };
const ALL_PRESENTERS = { ...presenters, ...toyPresenters };
const COMMANDS = [...commands, toyCommand];

const CHAT = 2;
const TYPING = 4;
const MODAL = 5;
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
  const deeds = game
    .legal(state, seat)
    .flatMap((action, index) => spoken[index % spoken.length]?.deed(action, view) ?? []);
  return deeds.slice(0, 5).join(' ');
};

/** Plays random games, and returns for each kind of action the state with the most legal actions of that kind. */
function widest(game: AnyGame): readonly { readonly state: unknown; readonly seat: number }[] {
  const found = new Map<string, { state: unknown; seat: number; count: number }>();
  const { min, max } = game.seats(game.defaults);
  for (let seed = 1; seed <= 3; seed++) {
    const dice = new SeededDice(new Uint8Array(32).fill(seed));
    let state = game.setup(Math.min(Math.max(2, min), max), game.defaults, dice);
    for (let made = 0; made < 400; made++) {
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

/** Returns the median cost of some work. One try is enough where it is below the bar. */
async function median(work: () => Promise<unknown>): Promise<number> {
  const took = [await cost(work)];
  if ((took[0] ?? 0) <= MOST_MS) return took[0] ?? 0;
  while (took.length < TRIES) took.push(await cost(work));
  return took.sort((one, other) => one - other)[Math.floor(TRIES / 2)] ?? 0;
}

test.each(COMMANDS.map(command => [command.name, command] as const))('/%s', async (name, command) => {
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
  const { guild, table, ann, bob } = stage;
  ownedBy(stage, ann);
  const game = command.game === undefined ? undefined : ALL_GAMES[command.game];
  const places: Place[] = [];
  for (const { state, seat } of game ? widest(game) : []) {
    next = state;
    const channel = guild.addChannel({ name: `c${places.length}` });
    const wish = {
      game: game?.id ?? '',
      options: game?.defaults,
      channelId: channel.id,
      guildId: guild.id,
      seats: 2,
    };
    const { id } = accepted(await table.open({ ...wish, opener: { id: ann.id, name: ann.name } }));
    accepted(await table.join(id, { id: bob.id, name: bob.name }));
    const match = accepted(await table.start(id, ann.id));
    places.push({
      channel,
      person: at(match, seat) === ann.id ? ann : bob,
      own: wordsOf(game as AnyGame, state, seat),
    });
  }
  if (!game) places.push({ channel: stage.channel, person: ann, own: 'Europe Berlin off 2026-01-01 10:00' });
  await stage.quiet();
  const dear: string[] = [];
  const turn = 0;
  const rows: [number, string][] = [];
  for (const asked of textsOf(command)) {
    for (const completion of asked.completes ? [false, true] : [false]) {
      for (const place of places) {
        const ask = asking(stage, place, asked, completion);
        for (let warm = 0; warm < 2; warm++) await ask('abc');
        const all = Object.entries(shapes(place.own));
        for (const [shape, piece] of all) {
          for (const length of [asked.longest, LONGEST]) {
            const took = await median(() => ask(filled(piece, length)));
            rows.push([
              took,
              `${asked.name} ${asked.option}${completion ? '…' : ''}: ${length} characters, ${shape}`,
            ]);
          }
        }
      }
    }
  }
  rows.sort((a, b) => b[0] - a[0]);
  console.log(
    name,
    rows.length,
    places.length,
    rows
      .slice(0, 12)
      .map(([ms, what]) => `${ms.toFixed(1)} ${what}`)
      .join('\n'),
  );
});
