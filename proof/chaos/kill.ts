import { setTimeout as sleep } from 'node:timers/promises';
import type { Interaction, LocalDiscord, StoredMessage } from 'local-discord';
import type { Store } from '../../src/store/index.ts';
import { type BotProcess, loggedText, registered } from './bot-process.ts';
import { dueBoards, notShown } from './due-boards.ts';
import { KillsApart } from './kills-apart.ts';
import { someMoment } from './moments.ts';
import { eventually, Patience, slowness } from './patience.ts';
import { pairingFaults, playedApart } from './people-apart.ts';
import { random } from './random.ts';
import { Reminders } from './reminders.ts';
import { Traffic } from './traffic.ts';
import type { Run } from './trial.ts';
import { unansweredIn } from './unanswered.ts';
import { figuresOf, verify } from './verify.ts';
import { waitFor } from './waiting-for-bots.ts';
import { TrialWorld } from './world.ts';

/** Number of restarts of which one is measured: people pause, and the trial measures when all boards are posted. */
const TIMED = 15;
const SHOWN_BAR_MS = 5_000;
const PATIENCE_MS = 60_000;
/**
 * Number of kills of which one follows a leap of the clock. After one kill in `DEAD_LEAPS` the clock also leaps before the next
 * process starts.
 */
const LIVE_LEAPS = 2;
const DEAD_LEAPS = 4;
/** Time in which an idle machine begins a game after a request for it. */
const PAIRED_MS = 500;
const LAST_LEAP_HOURS = 13;
const PLAYED_ON = 4;
/** Most leaps at the end of a trial in which no reminder was due until then. */
const LEAPS_FOR_A_REMINDER = 12;
/** Number of first moves of a game between places that come without delay, so that a short trial judges each of these games. */
const PROMPT = 4;

async function shownAfter(store: Store, messages: readonly StoredMessage[]): Promise<number> {
  const started = performance.now();
  await eventually(
    async () => notShown(await dueBoards(store), messages).length === 0,
    () => messages.length,
    PATIENCE_MS,
  );
  return Math.round(performance.now() - started);
}

/**
 * Waits until no request or notice is in progress. A request sent before a leap of the clock would seem to take hours.
 * @param quietMs milliseconds without a request
 */
async function calm(
  { discord, unanswered }: { readonly discord: LocalDiscord; readonly unanswered: ReadonlySet<Interaction> },
  store: Store,
  now: () => number,
  quietMs = 100,
): Promise<void> {
  const isDue = async () => (await store.outbox.waiting()).some(({ retryAt }) => (retryAt ?? 0) <= now());
  do {
    while (unanswered.size > 0 || (await isDue())) await sleep(20);
    await discord.idle(quietMs);
  } while (unanswered.size > 0 || (await isDue()));
}

/** Repeats work until it succeeds, since a busy machine may answer too late. */
async function settled(work: () => Promise<void>): Promise<void> {
  const patience = new Patience(PATIENCE_MS);
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (patience.isOver(true)) throw error;
      await sleep(500);
    }
  }
}

/**
 * Plays many games at the same time, with several people on one database, while the bot's process is killed at random requests
 * (`moments.ts`). `test/discord/killed-at-every-step.test.ts` kills it after each one.
 */
export const killTrial: Run = async ({ games: tables, kills, between, seed, say, played, database }) => {
  const world = await TrialWorld.open(database, { leaps: true });
  const { store, table, discord, clock, seen, busyness } = world;
  const { messages, sights } = seen;
  const chance = random(seed);
  let up = true;
  const unanswered = unansweredIn(discord);
  /** Fails all open interactions, since a killed process answers none of them. */
  const giveUp = () => {
    for (const interaction of [...unanswered]) interaction.fail('the bot was killed');
  };
  const traffic: Traffic = new Traffic({
    played,
    discord,
    table,
    seed,
    undo: 0.03,
    between,
    up: () => up,
    now: clock.now,
    pace: Reminders.pace,
    willing: (number, match, seat) =>
      (match.places > 1 && match.rev < PROMPT) || reminders.willing(number, match, seat),
  });
  const reminders = new Reminders({ clock, store, traffic, messages, sights, chance });
  const errors: string[] = [];
  const torn: string[] = [];
  const killsApart = new KillsApart(traffic, store);
  const times: number[] = [];
  const playedOn = async (actions: number): Promise<void> => {
    const before = traffic.confirmed;
    traffic.go();
    await eventually(
      () => traffic.confirmed >= before + actions,
      () => traffic.attempts.length,
      PATIENCE_MS,
    );
  };
  let bot = world.process();
  let spare: BotProcess | undefined;
  try {
    bot.go();
    await bot.ready;
    await registered(discord, played?.game.id);
    const square = (discord.guilds[0] ?? discord.addGuild({ name: 'Ribeira' })).addChannel({
      name: 'square',
    });
    await settled(() => reminders.settle(square));
    traffic.start(tables);
    let leapt = false;
    for (let kill = 1; kill <= kills; kill++) {
      spare ??= world.process();
      const last = kill === kills;
      if (last || chance.below(LIVE_LEAPS) === 0) {
        await traffic.rest();
        // The bot may be about to begin a game for people who look for one.
        await calm({ discord, unanswered }, store, clock.now, between ? PAIRED_MS * slowness() : undefined);
        // People act again after the leap. After the last leap they wait until all pings are posted.
        reminders.leap(last ? LAST_LEAP_HOURS : undefined);
        leapt = true;
        if (!last) traffic.go();
      }
      // The first half of the kills may come while the bot forms games. The others come during a game between places of each kind.
      if (kill === Math.ceil(kills / 2)) await playedApart(traffic, PATIENCE_MS);
      await someMoment(discord, chance);
      const timed = kill % TIMED === 0 || last;
      if (timed) traffic.pause();
      await bot.kill();
      up = false;
      // Requests that the killed process sent may still arrive.
      await sleep(30);
      giveUp();
      torn.push(...(await pairingFaults(store, traffic.evidence)));
      await killsApart.count();
      errors.push(...bot.errors.map(loggedText));
      if (!timed && chance.below(DEAD_LEAPS) === 0) {
        reminders.leap();
        leapt = true;
      }
      bot = spare;
      spare = undefined;
      bot.go();
      await bot.ready;
      giveUp();
      up = true;
      if (timed) {
        times.push(await shownAfter(store, messages));
        say(
          `${kill} kills, ${traffic.begun} games, ${traffic.attempts.length} actions tried; boards after ${times.at(-1)} ms`,
        );
        if (last) await reminders.checkpoint();
        traffic.go();
      }
      // Without this wait, the next kill may come while the bot still posts due messages.
      if (leapt && chance.below(2) === 0) {
        await reminders.checkpoint();
        leapt = false;
        await reminders.nudges();
      }
    }
    // The number of actions between two kills depends on the machine. So some more actions are always made after the last kill.
    await playedOn(tables * PLAYED_ON);
    await reminders.checkpoint();
    // After the last leap every open decision may be of a person without pings. A short trial then judges no reminder.
    for (let leap = 0; reminders.due === 0 && leap < LEAPS_FOR_A_REMINDER; leap++) {
      await traffic.rest();
      await calm({ discord, unanswered }, store, clock.now, between ? PAIRED_MS * slowness() : undefined);
      reminders.leap(LAST_LEAP_HOURS);
      await reminders.checkpoint();
      await playedOn(1);
    }
    await traffic.stop();
    const thoughts = await waitFor(store, () => discord.requests.length);
    await discord.idle(500);
    await shownAfter(store, messages);
    await calm({ discord, unanswered }, store, clock.now);
    // A nudge may wait until its person's quiet hours end.
    while ((await store.outbox.waiting()).length > 0) {
      reminders.leap(LAST_LEAP_HOURS);
      await calm({ discord, unanswered }, store, clock.now);
    }
    const matches = await store.matches.ids();
    errors.push(...bot.errors.map(loggedText));
    const evidence = { ...traffic.evidence, ...seen, nudges: reminders.nudged };
    const found = await verify({ store, table, matches, ...evidence });
    const calls = await reminders.verify();
    const slow = times.filter(time => time > SHOWN_BAR_MS);
    const { faults, unjudged } = busyness.sorted([
      ...found.faults,
      ...new Set(torn),
      ...thoughts,
      ...calls.faults,
      ...slow.map(time => `boards came ${time} ms after READY`),
      ...discord.complaints,
      ...new Set(errors),
    ]);
    return {
      figures: {
        kills,
        tables,
        games: matches.length,
        'actions tried': traffic.attempts.length,
        ...figuresOf(found),
        'boards and other messages': messages.length,
        'restarts timed': times.length,
        'slowest boards after READY, ms': Math.max(...times),
        'times slower than an idle machine, at most': busyness.most,
        'errors logged': errors.length,
        ...calls.figures,
        ...killsApart.figures,
      },
      faults,
      unjudged: [...found.unjudged, ...killsApart.unjudged, ...unjudged],
    };
  } finally {
    await world.close();
  }
};
