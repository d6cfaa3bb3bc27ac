import { setImmediate } from 'node:timers/promises';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Guild, Person } from 'local-discord';
import { type ButtonVerb, parseId } from '../../../src/discord/buttons/custom-id.ts';
import type { Match } from '../../../src/table/match/types.ts';
import { accepted } from '../../../test/table/room.ts';
import { must } from './cases/case.ts';
import type { Plan } from './games/attacked.ts';
import type { House, Target } from './target.ts';

const HOUR = 3_600_000;

/** Plans of the tables that have a name. At some of them a question or an offer is open, which only some people may answer. */
const NAMED = {
  lobby: { seats: 4, people: 2, actions: -1 },
  ended: { seats: 3, actions: 'end' },
  /** A game that ended by a resignation. Its rematch is the table `again`. */
  resigned: { seats: 2, actions: 2 },
  /** A game whose last action people can undo if the others agree. */
  drawn: { seats: 3, actions: 'reveal' },
  /** A game with an open request for an undo. */
  asking: { seats: 4, actions: 'reveal' },
  /** A game with an open request for a pause. */
  pausing: { seats: 3, actions: 3 },
  paused: { seats: 3, actions: 3 },
  /** A game that one person has voted to end. */
  calling: { seats: 3, actions: 4 },
  late: { seats: 4, actions: 3, late: true },
  /** A game in which the stand-in plays for a person, and people vote on an offer of that seat. */
  absent: { seats: 4, actions: 3, late: true },
  offered: { seats: 4, actions: 3, late: true },
  hidden: { seats: 2, actions: 4 },
  /** A game in the server where only managers open and cancel games. */
  guarded: { seats: 2, actions: 1 },
} as const satisfies Readonly<Record<string, Omit<Plan, 'options'>>>;
/**
 * Names of the tables. Each attacked game has its own plan for `undoable`, with an action that needs no consent to take back.
 */
type Name = keyof typeof NAMED | 'undoable';

export interface Tables extends Readonly<Record<Name, Target>> {
  /** A rematch that one of two people has accepted. */
  readonly again: Target;
  readonly awaited: Person;
  /** Seats whose last action people can undo. */
  readonly makers: Readonly<Record<'undoable' | 'drawn' | 'asking', number>>;
  /** Number of the open request for an undo at the table `asking`. */
  readonly request: number;
  /** Number of the open request at the table `pausing`. `offerMotion` is the one at `absent`. */
  readonly pauseMotion: number;
  readonly offerMotion: number;
  readonly away: Readonly<Record<'late' | 'absent' | 'offered', number>>;
  /** A league in the channel `free` that has not started. The first member has opened it. */
  readonly league: { readonly id: string; readonly members: readonly Person[] };
  /** A duplicate in the channel `free` that has not started. The first member has opened it. */
  readonly duplicate: { readonly id: string; readonly members: readonly Person[] };
  /** A channel without a game, in the server where only managers open games. */
  readonly foyer: Channel;
  /** A channel without a game, in a server where all people may open games. */
  readonly free: Channel;
}

interface Seated {
  readonly channel: Channel;
  readonly people: readonly Person[];
  readonly id: string;
}

async function isFar(
  { running: { table }, attacked }: House,
  match: Match,
  { actions }: Plan,
): Promise<boolean> {
  if (actions === 'end') return false;
  if (actions instanceof RegExp) {
    const legal = match.position.toAct.flatMap(seat => match.position.legal(seat));
    return legal.some(action => actions.test(attacked.game.write(action)));
  }
  const what = await table.undoable(match.id);
  return (
    what !== undefined && what.seats.length === 1 && (what.consent === null) === (actions === 'undoable')
  );
}

/**
 * Plays random actions, preferred kinds first.
 * @param alone true: play stops only where a single seat must act
 */
async function playOn(house: House, begun: Match, plan: Plan, alone: boolean): Promise<Match> {
  const { running, chance, attacked } = house;
  const { game, first, choose } = attacked;
  const { actions } = plan;
  const wish = actions === 'reveal' || actions === 'undoable' ? first[actions] : first.otherwise;
  const wishes = plan.toward ?? [wish];
  let match = begun;
  for (let tried = 0; tried < 4_000 && match.status === 'running'; tried++) {
    const isEnough = typeof actions === 'number' ? tried >= actions : await isFar(house, match, plan);
    const awaited = match.position.toAct;
    if (isEnough && !(alone && awaited.length > 1)) return match;
    const [seat = 0] = await running.table.awaited(match);
    const legal = match.position.legal(seat);
    const kinds = () => {
      const texts = legal.map(each => game.write(each));
      const wanted = wishes
        .map(each => texts.filter(text => each.test(text)))
        .find(({ length }) => length > 0);
      return chance.of(wanted ?? texts);
    };
    const chosen =
      actions === 'end' ? choose?.(match.position.view(seat), seat, legal, n => chance.below(n)) : undefined;
    const action = chosen === undefined ? kinds() : game.write(chosen);
    const acted = await running.table.act(match.id, match.seats[seat]?.id ?? '', action);
    // Without this pause a game of thousands of actions would block every request of the bot.
    await setImmediate();
    // The table can refuse a sealed choice that conflicts with other choices. The next try chooses again.
    if (acted.ok) match = acted.value.match;
  }
  return match;
}

const GAMES = 20;

async function seat(house: House, channel: Channel, plan: Plan, name: string): Promise<Seated> {
  const { running, discord } = house;
  const { table } = running;
  const people = Array.from({ length: plan.people ?? plan.seats }, (_, index) =>
    discord.addUser({ name: `seated-${name}-${index}` }),
  );
  const [opener, ...others] = people.map(person => ({ id: person.id, name: person.name }));
  const opening = {
    game: house.attacked.game.id,
    options: plan.options,
    channelId: channel.id,
    guildId: channel.guild?.id ?? null,
    opener: must(opener),
    seats: plan.seats,
    // People get seats in the order of joining, so that the tests know each person's seat.
    seating: 'joined' as const,
    ...(plan.late && { pace: 'day' as const }),
    ...(name === 'lobby' && {
      everywhere: true,
      invited: house.strangers.slice(0, 2).map(({ id, name }) => ({ id, name })),
    }),
  };
  const alone = !/^\d+$/.test(name);
  if (plan.seats === 1) {
    const { id } = await playOn(house, accepted(await table.openAndStart(opening)), plan, alone);
    return { channel, people, id };
  }
  for (let game = 0; game < GAMES; game++) {
    const { id } = accepted(await table.open(opening));
    for (const other of others) accepted(await table.join(id, other));
    if (plan.actions === -1) return { channel, people, id };
    const match = await playOn(house, accepted(await table.start(id, must(opener).id)), plan, alone);
    // A game may end before the planned action was ever legal.
    if (!(plan.actions instanceof RegExp) || match.status === 'running') return { channel, people, id };
  }
  throw new Error(`${GAMES} games ended before ${plan.actions} could be chosen`);
}

const READS: readonly ButtonVerb[] = ['hand', 'board', 'seat', 'parts', 'recap', 'log', 'open'];

/**
 * Opens the panels and pages of the seated people. Only they see the buttons there, but attackers can forge presses of them.
 */
async function open({ channel, people }: Seated): Promise<void> {
  const board = channel.messages.findLast(({ buttons }) => buttons.length > 0);
  for (const person of people) {
    if (board === undefined) return;
    for (const { customId } of board.buttons) {
      const parsed = customId === undefined ? undefined : parseId(customId);
      if (parsed?.ok && READS.includes(parsed.id.verb)) await person.press(board, customId ?? '');
    }
  }
}

/**
 * Lets a person play a revealing action by command, if only this person must act. Returns the request, or undefined without
 * such an action.
 */
async function act({ running, discord, attacked }: House, { channel, people, id }: Seated): Promise<unknown> {
  const match = must(await running.table.get(id));
  const [seat, ...others] = match.status === 'running' ? match.position.toAct : [];
  if (seat === undefined || others.length > 0) return undefined;
  const { game, first } = attacked;
  const action = match.position
    .legal(seat)
    .map(each => game.write(each))
    .find(text => first.reveal.test(text));
  const person = people.find(each => each.id === match.seats[seat]?.id);
  if (action === undefined || person === undefined) return undefined;
  const typed = [
    { name: 'action', type: 3, value: action },
    { name: 'now', type: 5, value: true },
  ];
  const options = [{ name: 'do', type: 1, options: typed }];
  const data = { id: discord.applicationId, name: game.id, type: 1, options };
  const { payload, answer } = discord.forge({ person, channel, type: 2, data });
  await answer;
  const now = await running.table.get(match.id);
  if (now?.rev === match.rev) throw new Error(`an honest action was not made: ${(await answer).content}`);
  return payload;
}

const NO_COLOUR = { color: 0, hoist: false, managed: false, icon: null, unicode_emoji: null, flags: 0 };

function hide({ discord }: House, { channel, people }: Pick<Seated, 'channel' | 'people'>): void {
  const guild = must(channel.guild);
  const see = PermissionFlagsBits.ViewChannel.toString();
  discord.dispatch('CHANNEL_UPDATE', {
    id: channel.id,
    type: 0,
    guild_id: guild.id,
    name: channel.name,
    position: 0,
    permission_overwrites: [
      { id: guild.id, type: 0, allow: '0', deny: see },
      ...[discord.botId, ...people.map(({ id }) => id)].map(id => ({ id, type: 1, allow: see, deny: '0' })),
    ],
  });
}

async function stir(
  house: House,
  at: Readonly<Record<Name, Seated>>,
  { away, makers }: Pick<Tables, 'away' | 'makers'>,
): Promise<Pick<Tables, 'request' | 'pauseMotion' | 'offerMotion'>> {
  const { table } = house.running;
  const { requests } = table;
  const idsAt = async (name: Name): Promise<readonly string[]> =>
    must(await table.get(at[name].id)).seats.map(({ id }) => id);
  const agreed = async (name: Name, kind: Parameters<typeof requests.ask>[2], besides = -1) => {
    const [first, ...others] = (await idsAt(name)).filter((_, index) => index !== besides);
    const { request: motion } = accepted(await requests.ask(at[name].id, must(first), kind));
    let status = motion.status;
    for (const other of others) {
      if (status !== 'open') break;
      status = accepted(await requests.answer(at[name].id, other, true, { request: motion.id })).request
        .status;
    }
    if (status !== 'agreed') throw new Error(`${name}: ${kind.kind} is ${status}`);
  };
  for (const name of ['absent', 'offered'] as const) {
    await agreed(name, { kind: 'play-until-back', seat: away[name] }, away[name]);
  }
  await agreed('offered', { kind: 'offer', seat: away.offered }, away.offered);
  await agreed('paused', { kind: 'pause' });
  const asked = (await idsAt('absent')).filter((_, index) => index !== away.absent);
  const offer = { kind: 'offer', seat: away.absent } as const;
  const offerMotion = accepted(await requests.ask(at.absent.id, must(asked[0]), offer)).request.id;
  const [pauser] = await idsAt('pausing');
  const pause = accepted(await requests.ask(at.pausing.id, must(pauser), { kind: 'pause' }));
  const [caller] = at.calling.people;
  accepted(await table.cancel(at.calling.id, { id: must(caller).id, name: '' }, { moderator: false }));
  const asker = must((await idsAt('asking'))[makers.asking]);
  const { request } = accepted(await table.requests.askUndo(at.asking.id, asker));
  accepted(await table.resign(at.resigned.id, must(at.resigned.people[0]).id));
  accepted(await table.rematch(at.resigned.id, { personId: must(at.resigned.people[0]).id }));
  return { request: must(request ?? undefined).id, pauseMotion: pause.request.id, offerMotion };
}

async function settle({ running, foe }: House, people: readonly Person[]): Promise<void> {
  for (const { id } of people) {
    const wish = { zone: 'Europe/Lisbon', quiet: { from: '03:00', to: '03:01' }, stats: false, learns: true };
    accepted(await running.table.people.setSettings(id, wish));
    accepted(await running.table.people.block(id, foe.id));
    await running.table.people.learn(id);
  }
}

async function contestsIn(
  { running, attacked, home }: House,
  { id: channelId }: Channel,
  members: readonly Person[],
): Promise<Pick<Tables, 'league' | 'duplicate'>> {
  const { leagues, duplicates } = running.table;
  const pair = members.slice(0, 2);
  const [opener, ...others] = members.map(({ id, name }) => ({ id, name }));
  const wish = { game: attacked.game.id, guildId: home.id, channelId, opener: must(opener) };
  const league = accepted(await leagues.open({ ...wish, name: 'Autumn' }));
  for (const person of others) accepted(await leagues.join(league, person));
  const duplicate = accepted(await duplicates.open({ ...wish, options: attacked.options, tables: 2 }));
  for (const person of others.slice(0, 1)) accepted(await duplicates.join(duplicate, person));
  return { league: { id: league, members }, duplicate: { id: duplicate, members: pair } };
}

export async function setTables(house: House): Promise<{
  readonly tables: Tables;
  readonly targets: readonly Target[];
  readonly honest: readonly unknown[];
}> {
  const { running, home, guarded, manager, elsewhere } = house;
  const [foyer, free] = [guarded.addChannel({ name: 'foyer' }), home.addChannel({ name: 'free' })];
  const by = { id: manager.id, name: manager.name };
  accepted(
    await running.table.housekeeping.setServer(guarded.id, by, {
      mayOpen: 'manage-server',
      mayCancel: 'manage-server',
    }),
  );
  const role = { id: '424242424243', name: 'company', mentionable: true, permissions: '0', position: 1 };
  house.discord.dispatch('GUILD_ROLE_CREATE', { guild_id: home.id, role: { ...NO_COLOUR, ...role } });
  accepted(await running.table.housekeeping.setServer(home.id, by, { callRole: role.id }));
  const place = (guild: Guild, name: string): Channel => guild.addChannel({ name });
  const named = {} as Record<Name, Seated>;
  const { attacked } = house;
  const plans: Readonly<Record<Name, Plan>> = {
    undoable: attacked.undoable,
    ...(Object.fromEntries(
      Object.entries(NAMED).map(([name, plan]) => [name, { ...plan, options: attacked.options }]),
    ) as Readonly<Record<keyof typeof NAMED, Plan>>),
  };
  const names = Object.keys(plans) as Name[];
  const wait = (name: Name): boolean => plans[name].late === true;
  const sit = async (name: Name): Promise<void> => {
    named[name] = await seat(house, place(name === 'guarded' ? guarded : home, name), plans[name], name);
    if (name === 'hidden') hide(house, named[name]);
  };
  for (const name of names.filter(wait)) await sit(name);
  await running.quiet();
  const firstOf = async (name: Name): Promise<number> => {
    const match = must(await running.table.get(named[name].id));
    return must(match.position.toAct[0]);
  };
  const away = {
    late: await firstOf('late'),
    absent: await firstOf('absent'),
    offered: await firstOf('offered'),
  };
  house.leap(30 * HOUR);
  await running.table.dueWork.run();
  for (const name of names.filter(name => !wait(name))) await sit(name);
  const unnamed: Seated[] = [];
  for (const [index, plan] of attacked.plans.entries()) {
    const channel = index === 3 ? elsewhere : place(home, `table-${index}`);
    unnamed.push(await seat(house, channel, plan, `${index}`));
  }
  const makerAt = async (name: Name): Promise<number> =>
    must(must(await running.table.undoable(named[name].id)).seats[0]);
  const makers = {
    undoable: await makerAt('undoable'),
    drawn: await makerAt('drawn'),
    asking: await makerAt('asking'),
  };
  const asked = await stir(house, named, { away, makers });
  // Nudges are not allowed in the first hour of a turn, so time must pass.
  await running.quiet();
  house.leap(2 * HOUR);
  const all = [...Object.values(named), ...unnamed];
  await settle(
    house,
    all.flatMap(({ people }) => people),
  );
  await running.quiet();
  const honest: unknown[] = [];
  for (const each of unnamed) {
    const sent = await act(house, each);
    if (sent !== undefined) honest.push(sent);
  }
  await running.quiet();
  for (const each of all) await open(each);
  const contests = await contestsIn(house, free, named.late.people);
  await house.strangers[0]?.say(foyer, 'hello');
  await house.strangers[0]?.say(free, 'hello');
  await running.quiet();
  const targetOf = async ({ channel, people, id }: Seated): Promise<Target> => {
    const match = must(await running.table.get(id));
    const seated = match.seats.map(({ id }) => must(people.find(person => person.id === id)));
    const messages = [...new Set([...channel.messages, ...people.flatMap(person => person.sees(channel))])];
    return { channel, match, seated, messages };
  };
  const entries: [Name, Target][] = [];
  for (const name of names) entries.push([name, await targetOf(named[name])]);
  const at = Object.fromEntries(entries) as Record<Name, Target>;
  const rematch = must(await running.table.live(named.resigned.channel.id));
  const again = await targetOf({ ...named.resigned, id: rematch.id });
  const others: Target[] = [];
  for (const each of unnamed) others.push(await targetOf(each));
  const awaited = must(named.resigned.people[1]);
  const tables = { ...at, ...asked, again, awaited, makers, away, ...contests, foyer, free };
  return { tables, targets: [...others, ...Object.values(at), again], honest };
}
