import { ApplicationCommandOptionType } from 'discord.js';
import type { Typed } from '../../../src/discord/context/command.ts';
import type { Context } from '../../../src/discord/context/context.ts';
import type { Visit } from '../../../src/discord/context/visit.ts';
import { Presses } from '../../../src/discord/gateway/presses.ts';
import type { Match } from '../../../src/table/match/types.ts';
import type { Chance } from '../../guard/chance.ts';
import type { Guarded } from '../../guard/secrets/guarded.ts';
import { type OptionOf, pressOf, type Tried, triedOf, VERBS } from '../../guard/secrets/tries.ts';
import type { Benched } from './games/benched.ts';
import { BENCHED, type Place, placeOf, placesOf } from './places.ts';

export interface Scene {
  readonly room: Context;
  readonly visit: Visit;
  readonly match: Match | undefined;
  readonly others: readonly { readonly id: string; readonly name: string; readonly bot: boolean }[];
  readonly chance: Chance;
}

type Way = Omit<Request, 'places' | 'game'>;

/** Request to the bot. `prepare` does the unmeasured work and returns the measured work. */
export interface Request {
  /** Name in the report, which all variants of a request share. */
  readonly name: string;
  readonly way: string;
  /** True for a request that takes seconds and runs in a process of its own. */
  readonly long?: boolean;
  readonly game: string;
  readonly places: readonly Place[];
  prepare(scene: Scene): Promise<() => Promise<unknown>>;
}

type Cast = Scene & { readonly guarded: Guarded };

const BOGUS_ROLE = '123456789012345678';

type Value = string | number | boolean;

async function valuesOf(
  { name, subcommand }: Tried,
  option: OptionOf,
  typed: Typed,
  { room, visit, chance, others, guarded }: Cast,
): Promise<readonly Value[]> {
  if (option.choices && option.choices.length > 0) return option.choices.map(choice => choice.value);
  switch (option.type) {
    case ApplicationCommandOptionType.String: {
      const offered = option.autocomplete
        ? await subcommand.suggest?.(visit, { ...typed, [option.name]: '' }, option.name, room)
        : [];
      const [first] = offered ?? [];
      return [first?.value ?? guarded.byHand(chance, option.name)];
    }
    case ApplicationCommandOptionType.Integer:
    case ApplicationCommandOptionType.Number:
      return [1];
    case ApplicationCommandOptionType.Boolean:
      return [true, false];
    case ApplicationCommandOptionType.User:
      return [others[0]?.id ?? ''];
    case ApplicationCommandOptionType.Channel:
      return [visit.channelId];
    case ApplicationCommandOptionType.Role:
      return [BOGUS_ROLE];
    default:
      throw new Error(`/${name}: the bench can't fill in the option "${option.name}"`);
  }
}

async function required(tried: Tried, scene: Cast): Promise<Typed> {
  let typed: Typed = {};
  for (const option of tried.options.filter(each => each.required)) {
    const [value] = await valuesOf(tried, option, typed, scene);
    if (value === undefined) throw new Error(`/${tried.name}: nothing fits in "${option.name}"`);
    typed = { ...typed, [option.name]: value };
  }
  return typed;
}

const meanwhile = async (): Promise<void> => {};
let interactions = 0;

/** Claims an interaction's id and saves the person's name before the work, as the router does. */
export async function asRouted<T>({ room, visit }: Scene, work: () => Promise<T>): Promise<T> {
  await room.table.claim(`bench-${++interactions}`);
  await room.table.people.seen(visit.person, 'en-US');
  return work();
}

function commandWays(tried: Tried, guarded: Guarded): readonly Way[] {
  const request = (way: string, added: OptionOf | undefined, index: number): Way => ({
    name: `/${tried.name}`,
    way,
    long: tried.subcommand.long ?? false,
    async prepare(scene) {
      const cast = { ...scene, guarded };
      const needed = await required(tried, cast);
      const values = added ? await valuesOf(tried, added, needed, cast) : [];
      const value = values[index % Math.max(values.length, 1)];
      const typed = added && value !== undefined ? { ...needed, [added.name]: value } : needed;
      const named = scene.others.filter(({ id }) => Object.values(typed).includes(id));
      return () =>
        asRouted(scene, () => tried.subcommand.run({ ...scene.visit, named }, typed, scene.room, meanwhile));
    },
  });
  const ways = tried.options
    .filter(option => !option.required)
    .flatMap(option => {
      const flags = option.type === ApplicationCommandOptionType.Boolean ? 2 : 1;
      const count = option.choices && option.choices.length > 0 ? option.choices.length : flags;
      return Array.from({ length: count }, (_, index) =>
        request(`${option.name} ${index + 1}`, option, index),
      );
    });
  return [request('', undefined, 0), ...ways];
}

const KEYS = ['', 'a', 'player 1', 'no such thing'];

function completions(tried: Tried, guarded: Guarded): readonly Way[] {
  return tried.options
    .filter(({ autocomplete }) => autocomplete)
    .flatMap(option =>
      KEYS.map(typed => ({
        name: `/${tried.name} ${option.name}: …`,
        way: typed,
        async prepare(scene: Scene) {
          const { suggest } = tried.subcommand;
          if (!suggest) throw new Error(`/${tried.name}: nothing is offered for "${option.name}"`);
          const others = await required(tried, { ...scene, guarded });
          const given = { ...others, [option.name]: typed };
          return () => suggest(scene.visit, given, option.name, scene.room);
        },
      })),
    );
}

const TRIES = 8;
const PAGES_TRIES = 30;

const isForgetting = (args: readonly string[]): boolean => args.includes('sure');

function presses(guarded: Guarded): readonly Way[] {
  return VERBS.flatMap(verb => {
    const long = verb === 'replay' || verb === 'review';
    const tries = verb === 'games' ? PAGES_TRIES : TRIES;
    return Array.from({ length: long ? 1 : tries }, (_, index) => ({
      name: verb === 'games' ? 'button "games"' : `${guarded.game.id} button "${verb}"`,
      way: `${index}`,
      long,
      async prepare(scene: Scene) {
        const { match, room, visit, chance } = scene;
        if (!match) return async () => {};
        const seat = room.table.seatOf(match, visit.person.id) ?? 0;
        const legal = match.position.legal(seat);
        let made = pressOf(verb, { chance, match, legal, guarded });
        // The button that deletes a person's data is never pressed here, since it would end all games of that person.
        while (isForgetting(made.id.args)) made = pressOf(verb, { chance, match, legal, guarded });
        const { id, chosen } = made;
        return () => asRouted(scene, () => new Presses().press(room, visit, id, chosen));
      },
    }));
  });
}

const menus = ({ menus: own }: Guarded): readonly Way[] =>
  own.map(menu => ({
    name: `menu "${menu.name}"`,
    way: '',
    async prepare(scene) {
      const named = scene.others.slice(0, 1);
      return () => asRouted(scene, () => menu.run({ ...scene.visit, named }, scene.room));
    },
  }));

function requestsOf(benched: Benched): readonly Request[] {
  const { guarded, most } = benched;
  const tried = triedOf(guarded.commands);
  const ways = [
    ...tried.flatMap(each => commandWays(each, guarded)),
    ...tried.flatMap(each => completions(each, guarded)),
    ...menus(guarded),
    ...presses(guarded),
  ];
  const game = guarded.game.id;
  return ways.map(way => ({
    ...way,
    game,
    places: way.long ? [placeOf(benched, most)] : placesOf(benched),
  }));
}

export const REQUESTS: readonly Request[] = BENCHED.flatMap(requestsOf);
