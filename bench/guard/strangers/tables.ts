import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Channel, Guild, Person } from 'local-discord';
import { parseId, type Verb } from '../../../src/discord/panels/custom-id.ts';
import type { Match } from '../../../src/table/types.ts';
import { gameOf, type House, type Target } from './target.ts';

const HOUR = 3_600_000;

interface Plan {
  readonly variant: 'standard' | 'family' | 'solo';
  readonly seats: number;
  /** Of the seats so many are taken; default: all. */
  readonly people?: number;
  /** Random actions; −1: stays a lobby; 'draw': until somebody has drawn; 'end': until it is over. */
  readonly actions: number | 'draw' | 'end';
  readonly late?: boolean;
}

/** Games of every kind, for whatever chance tries. */
const PLANS: readonly Plan[] = [
  { variant: 'standard', seats: 2, actions: 0 },
  { variant: 'standard', seats: 3, actions: 1 },
  { variant: 'standard', seats: 4, actions: 20 },
  { variant: 'family', seats: 2, actions: 12 },
  { variant: 'family', seats: 4, actions: 30 },
  { variant: 'standard', seats: 2, actions: -1 },
];

/** Tables at which something is open that not everybody may decide. */
const NAMED = {
  solo: { variant: 'solo', seats: 1, actions: 6 },
  /** A lobby with free seats, an opener, somebody else and an invitation. */
  lobby: { variant: 'family', seats: 4, people: 2, actions: -1 },
  ended: { variant: 'family', seats: 3, actions: 'end' },
  /** Ended by a resignation; its rematch is in `again`. */
  resigned: { variant: 'family', seats: 2, actions: 2 },
  /** The last action is to be taken back if the others agree. */
  drawn: { variant: 'family', seats: 3, actions: 'draw' },
  /** And there they were asked. */
  asking: { variant: 'family', seats: 4, actions: 'draw' },
  /** A pause was asked for. */
  pausing: { variant: 'family', seats: 3, actions: 3 },
  paused: { variant: 'family', seats: 3, actions: 3 },
  /** One has voted to call it off. */
  calling: { variant: 'family', seats: 3, actions: 4 },
  /** Whose turn it is is late. */
  late: { variant: 'family', seats: 4, actions: 3, late: true },
  /** The stand-in plays for somebody, and the seat was asked to be offered. */
  absent: { variant: 'family', seats: 4, actions: 3, late: true },
  /** A seat is on offer. */
  offered: { variant: 'family', seats: 4, actions: 3, late: true },
  /** In a channel that only its players see. */
  hidden: { variant: 'family', seats: 2, actions: 4 },
  /** In the server where only managers open and cancel. */
  guarded: { variant: 'family', seats: 2, actions: 1 },
} as const satisfies Readonly<Record<string, Plan>>;
type Name = keyof typeof NAMED;

export interface Tables extends Readonly<Record<Name, Target>> {
  /** A rematch, for which one of two has said yes. */
  readonly again: Target;
  /** The number of the open undo request of `asking`. */
  readonly request: number;
  /** Numbers of the open motions of `pausing` and `absent`. */
  readonly pauseMotion: number;
  readonly offerMotion: number;
  /** Whose seat is late, absent, offered. */
  readonly away: Readonly<Record<'late' | 'absent' | 'offered', number>>;
  /** Where no game is, in the server where only managers open games. */
  readonly foyer: Channel;
  /** And in one where everybody may. */
  readonly free: Channel;
}

const value = <T>(result: { ok: true; value: T } | { ok: false; refusal: { code: string } }): T => {
  if (!result.ok) throw new Error(result.refusal.code);
  return result.value;
};

const there = <T>(found: T | undefined): T => {
  if (found === undefined) throw new Error('something of the stage is missing');
  return found;
};

interface Seated {
  readonly channel: Channel;
  readonly people: readonly Person[];
  readonly id: string;
}

/** Random actions, builds first, or draws. */
async function playOn({ running: { table }, chance }: House, begun: Match, plan: Plan): Promise<Match> {
  const game = gameOf(begun);
  const { actions } = plan;
  const most = typeof actions === 'number' ? actions : actions === 'end' ? 1_000 : 40;
  let match = begun;
  for (let done = 0; done < most && match.status === 'running'; done++) {
    const sealed = await table.sealed(match.id);
    const seat = match.position.toAct.find(each => !sealed.includes(each)) ?? 0;
    const texts = match.position.legal(seat).map(action => game.write(action));
    const wanted = texts.filter(text => text.startsWith(actions === 'draw' ? 'draw ' : 'build'));
    const action = chance.of(wanted.length > 0 ? wanted : texts);
    match = value(await table.act(match.id, match.seats[seat]?.id ?? '', action)).match;
    if (actions === 'draw' && action.startsWith('draw ')) return match;
  }
  return match;
}

async function seat(house: House, channel: Channel, plan: Plan, name: string): Promise<Seated> {
  const { running, discord } = house;
  const { table } = running;
  const people = Array.from({ length: plan.people ?? plan.seats }, (_, index) =>
    discord.addUser({ name: `seated-${name}-${index}` }),
  );
  const [opener, ...others] = people.map(person => ({ id: person.id, name: person.name }));
  const opening = {
    game: 'porto',
    options: { variant: plan.variant },
    channelId: channel.id,
    guildId: channel.guild?.id ?? null,
    opener: there(opener),
    seats: plan.seats,
    ...(plan.late && { pace: 'day' as const }),
    ...(name === 'lobby' && { invited: house.strangers.slice(0, 2).map(({ id, name }) => ({ id, name })) }),
  };
  if (plan.variant === 'solo') {
    const { id } = await playOn(house, value(await table.openAndStart(opening)), plan);
    return { channel, people, id };
  }
  const { id } = value(await table.open(opening));
  for (const other of others) value(await table.join(id, other));
  if (plan.actions !== -1) await playOn(house, value(await table.start(id, there(opener).id)), plan);
  return { channel, people, id };
}

/** Verbs that change nothing. */
const READS: readonly Verb[] = ['hand', 'board', 'recap', 'log', 'open'];

/** Panels and pages that the seated really opened: what they hold is shown to nobody else, and may be forged all the same. */
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

/** Whoever is to act draws by command: what was sent, where something can be drawn. */
async function draw({ running, discord }: House, { channel, people, id }: Seated): Promise<unknown> {
  const match = there(await running.table.get(id));
  if (match.status !== 'running') return undefined;
  const game = gameOf(match);
  const [seat = 0] = match.position.toAct;
  const texts = match.position.legal(seat).map(action => game.write(action));
  const person = people.find(each => each.id === match.seats[seat]?.id);
  const cards = texts.find(text => text.startsWith('draw '))?.slice('draw '.length);
  if (cards === undefined || person === undefined) return undefined;
  const typed = [
    { name: 'cards', type: 3, value: cards },
    { name: 'now', type: 5, value: true },
  ];
  const options = [{ name: 'draw', type: 1, options: typed }];
  const data = { id: discord.applicationId, name: 'porto', type: 1, options };
  const { payload, answer } = discord.forge({ person, channel, type: 2, data });
  await answer;
  const now = await running.table.get(match.id);
  if (now?.rev === match.rev) throw new Error(`an honest draw was not made: ${(await answer).content}`);
  return payload;
}

/** Only these people see the channel. */
function hide({ discord }: House, { channel, people }: Pick<Seated, 'channel' | 'people'>): void {
  const guild = there(channel.guild);
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

/** What is open at the tables that have a name. */
async function stir(
  house: House,
  at: Readonly<Record<Name, Seated>>,
  away: Tables['away'],
): Promise<Pick<Tables, 'request' | 'pauseMotion' | 'offerMotion'>> {
  const { table } = house.running;
  const { questions } = table;
  const idsAt = async (name: Name): Promise<readonly string[]> =>
    there(await table.get(at[name].id)).seats.map(({ id }) => id);
  const agreed = async (name: Name, kind: Parameters<typeof questions.ask>[2], besides = -1) => {
    const [first, ...others] = (await idsAt(name)).filter((_, index) => index !== besides);
    const { request: motion } = value(await questions.ask(at[name].id, there(first), kind));
    let status = motion.status;
    for (const other of others) {
      if (status !== 'open') break;
      status = value(await questions.answer(at[name].id, other, true, { request: motion.id })).request.status;
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
  const offerMotion = value(await questions.ask(at.absent.id, there(asked[0]), offer)).request.id;
  const [pauser] = await idsAt('pausing');
  const pause = value(await questions.ask(at.pausing.id, there(pauser), { kind: 'pause' }));
  const [caller] = at.calling.people;
  value(await table.cancel(at.calling.id, { id: there(caller).id, name: '' }, { moderator: false }));
  const what = there(await table.undoable(at.asking.id));
  const asker = there((await idsAt('asking'))[there(what.seats[0])]);
  const { request } = value(await table.questions.askUndo(at.asking.id, asker));
  value(await table.resign(at.resigned.id, there(at.resigned.people[0]).id));
  value(await table.rematch(at.resigned.id, there(at.resigned.people[0]).id));
  return { request: there(request ?? undefined).id, pauseMotion: pause.request.id, offerMotion };
}

/** Everybody who sits anywhere has settings of their own, and has blocked the foe. */
async function settle({ running, foe }: House, people: readonly Person[]): Promise<void> {
  for (const { id } of people) {
    const wish = { zone: 'Europe/Lisbon', quiet: { from: '03:00', to: '03:01' }, stats: false };
    value(await running.table.people.setSettings(id, wish));
    value(await running.table.people.block(id, foe.id));
    await running.table.people.learn(id);
  }
}

/** Every table, and what is open there. */
export async function setTables(house: House): Promise<{
  readonly tables: Tables;
  readonly targets: readonly Target[];
  readonly honest: readonly unknown[];
}> {
  const { running, home, guarded, manager, elsewhere } = house;
  const [foyer, free] = [guarded.addChannel({ name: 'foyer' }), home.addChannel({ name: 'free' })];
  const by = { id: manager.id, name: manager.name };
  value(
    await running.table.housekeeping.setServer(guarded.id, by, {
      mayOpen: 'manage-server',
      mayCancel: 'manage-server',
    }),
  );
  const place = (guild: Guild, name: string): Channel => guild.addChannel({ name });
  const named = {} as Record<Name, Seated>;
  const names = Object.keys(NAMED) as Name[];
  const wait = (name: Name): boolean => 'late' in NAMED[name];
  const sit = async (name: Name): Promise<void> => {
    named[name] = await seat(house, place(name === 'guarded' ? guarded : home, name), NAMED[name], name);
    if (name === 'hidden') hide(house, named[name]);
  };
  for (const name of names.filter(wait)) await sit(name);
  await running.quiet();
  const firstOf = async (name: Name): Promise<number> => {
    const match = there(await running.table.get(named[name].id));
    return there(match.position.toAct[0]);
  };
  const away = {
    late: await firstOf('late'),
    absent: await firstOf('absent'),
    offered: await firstOf('offered'),
  };
  house.leap(30 * HOUR);
  await running.table.clock.due();
  for (const name of names.filter(name => !wait(name))) await sit(name);
  const unnamed: Seated[] = [];
  for (const [index, plan] of PLANS.entries()) {
    const channel = index === 3 ? elsewhere : place(home, `table-${index}`);
    unnamed.push(await seat(house, channel, plan, `${index}`));
  }
  const asked = await stir(house, named, away);
  const all = [...Object.values(named), ...unnamed];
  await settle(
    house,
    all.flatMap(({ people }) => people),
  );
  await running.quiet();
  const honest: unknown[] = [];
  for (const each of unnamed) {
    const sent = await draw(house, each);
    if (sent !== undefined) honest.push(sent);
  }
  await running.quiet();
  for (const each of all) await open(each);
  await house.strangers[0]?.say(foyer, 'hello');
  await house.strangers[0]?.say(free, 'hello');
  await running.quiet();
  const targetOf = async ({ channel, people, id }: Seated): Promise<Target> => {
    const match = there(await running.table.get(id));
    const seated = match.seats.map(({ id }) => there(people.find(person => person.id === id)));
    const messages = [...new Set([...channel.messages, ...people.flatMap(person => person.sees(channel))])];
    return { channel, match, seated, messages };
  };
  const entries: [Name, Target][] = [];
  for (const name of names) entries.push([name, await targetOf(named[name])]);
  const at = Object.fromEntries(entries) as Record<Name, Target>;
  const rematch = there(await running.table.live(named.resigned.channel.id));
  const again = await targetOf({ ...named.resigned, id: rematch.id });
  const others: Target[] = [];
  for (const each of unnamed) others.push(await targetOf(each));
  const tables = { ...at, ...asked, again, away, foyer, free };
  return { tables, targets: [...others, ...Object.values(at), again], honest };
}
