import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Forgery, Interaction } from 'local-discord';
import { Busyness } from '../../chaos/patience.ts';
import { Chance } from '../chance.ts';
import { type Attack, nonsense } from './attacks.ts';
import type { Attacked } from './games/attacked.ts';
import { attackPages } from './pages.ts';
import { prove } from './proof.ts';
import { type Setup, setUp } from './setup.ts';
import { misshapen, peeked } from './sights.ts';
import { type Change, changes, changeText, concernedBy, isOwn } from './state.ts';
import { WellFormed } from './well-formed.ts';

/** Number of interactions for each freshly started bot. */
const A_STAGE = 5_000;

export interface StrangersOptions {
  readonly attacked: Attacked;
  readonly count: number;
  readonly seed: number;
  readonly database?: (() => Promise<string>) | undefined;
  /** Number of interactions between two checks of the database. Default: 200. */
  readonly window?: number;
  readonly progress?: (done: number, wrong: number) => void;
  /** Returns true to end the run with the report so far. It is called between two checks of the database. */
  readonly enough?: () => boolean;
  /** True: the run ends at the first harm, and proves for no interaction that it works by right. */
  readonly untilHarm?: boolean;
}

export type StrangersReport = Awaited<ReturnType<typeof strangers>>;

/** Number of interactions at the same time. A busy machine still answers each of these within three seconds. */
const AT_ONCE = 8;
const SAMPLES = 6;
const WELL_FORMED = 7;
/** Average number of kinds that are proven again with each freshly started bot. */
const AGAIN = 12;

class Tally {
  readonly kinds: Record<string, number> = {};
  readonly wellFormed: Record<string, number> = {};
  /** Counts of different attacks that also worked for a person with the right to them, by kind. */
  readonly wouldSucceed: Record<string, number> = {};
  readonly samples: string[] = [];
  /** Log lines that a busy machine alone may have caused. */
  readonly unjudged: string[] = [];
  /** Kinds of interaction that never succeeded for a person with the right to them, each with the bot's answer. */
  unproven: readonly string[] = [];
  interactions = 0;
  replays = 0;
  /** Number of requests without right to the boards in a browser. */
  pages = 0;
  /**
   * Number of well-formed attacks on public parts. The bot refuses none of them, but they must change nothing and leak nothing.
   */
  open = 0;
  /** Number of well-formed interactions that concern only the sender. They must change no other person's data. */
  own = 0;
  /**
   * Number of checks of the database that found a changed row, plus number of interactions that changed another person's row.
   */
  effects = 0;
  unanswered = 0;
  doubled = 0;
  /** Number of answers that showed another seat's secret, or a game in a channel that is hidden from the attacker. */
  leaks = 0;
  /** Number of log lines at level error. `exceptions` counts exceptions that no code of the bot caught. */
  errors = 0;
  exceptions = 0;
  /** Number of answers that break Discord's rules or contain a custom id without the shape of its verb. */
  complaints = 0;

  harm(): number {
    return this.effects + this.leaks;
  }

  wrong(): number {
    return this.harm() + this.unanswered + this.doubled + this.exceptions;
  }

  note(what: string): void {
    const sort = what.slice(0, 6);
    if (this.samples.filter(sample => sample.startsWith(sort)).length >= SAMPLES) return;
    this.samples.push(what.slice(0, 1200));
  }

  count({ kind, open, own }: Attack, wellFormed: boolean): void {
    const counts = wellFormed ? this.wellFormed : this.kinds;
    counts[kind] = (counts[kind] ?? 0) + 1;
    this.interactions += 1;
    if (open) this.open += 1;
    if (own) this.own += 1;
  }

  effect(changed: readonly Change[], among: readonly Attack[]): void {
    this.effects += 1;
    const sorted = [...changed.filter(({ is }) => is), ...changed.filter(({ is }) => !is)];
    const what = sorted.map(changeText).join('; ');
    const named = among.filter(({ person }) => what.includes(person.id));
    const blamed = named.length > 0 ? named : among;
    this.note(`an effect: ${what.slice(0, 700)} among: ${blamed.map(described).join(' ')}`);
  }

  /** Counts what a place learnt about another place of a match. */
  noteLeaks(leaks: readonly string[]): void {
    this.leaks += leaks.length;
    for (const leak of leaks) this.note(`reported another place: ${leak}`);
  }

  logged(errors: readonly string[], busyness: Busyness): void {
    const { faults, unjudged } = busyness.sorted(errors);
    this.errors += faults.length;
    this.unjudged.push(...unjudged);
    for (const error of faults) this.note(`error: ${error}`);
  }
}

/** Pattern of buttons and commands whose answer is edited to show progress. Several answers to them are right. */
const PROGRESSES = /\b(?:replay|review|publish)\b/;

interface Sent extends Forgery {
  readonly data: unknown;
}

const isEmpty = ({ content, interaction, message }: Answer): boolean =>
  interaction.choices === undefined && content === '' && (message?.attachments.length ?? 0) === 0;

function counting({ discord }: Setup): { of(interaction: Interaction): number; stop(): void } {
  const answers = new Map<string, number>();
  const stop = discord.watch(happening => {
    if (happening.type !== 'interaction' || happening.stage !== 'answered') return;
    const { id } = happening.interaction;
    answers.set(id, (answers.get(id) ?? 0) + 1);
  });
  return { of: ({ id }) => answers.get(id) ?? 0, stop };
}

const described = (made: Attack): string =>
  JSON.stringify({ kind: made.kind, person: made.person.name, channel: made.channel.name, data: made.data });

async function send(stage: Setup, made: Attack, tally: Tally): Promise<Sent> {
  const forgery = { ...stage.discord.forge(made), data: made.data };
  try {
    const answer = await forgery.answer;
    const secret = peeked(stage, made, answer);
    if (secret !== undefined) {
      tally.leaks += 1;
      tally.note(`reported ${secret}: ${described(made)}`);
    }
    const strange = misshapen(answer);
    if (strange !== undefined) {
      tally.complaints += 1;
      tally.note(`misshapen: ${strange} ${described(made)}`);
    }
    if (!isEmpty(answer) || answer.modal !== undefined) return forgery;
    tally.note(`empty: ${described(made)}`);
  } catch (error) {
    tally.note(`unanswered: ${String(error)} ${described(made)}`);
  }
  tally.unanswered += 1;
  return forgery;
}

async function carryOut(stage: Setup, attacks: readonly Attack[], tally: Tally): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  const waiting = [...attacks];
  const worker = async (): Promise<void> => {
    for (let made = waiting.shift(); made !== undefined; made = waiting.shift())
      sent.push(await send(stage, made, tally));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sent;
}

/**
 * Sends the interactions that change the sender's own data one by one, so that each change has a known cause. It undoes each
 * change.
 */
async function carryOutOwn(stage: Setup, attacks: readonly Attack[], tally: Tally): Promise<readonly Sent[]> {
  const { database, running } = stage;
  const sent: Sent[] = [];
  let before = await database.rows();
  for (const made of attacks) {
    sent.push(await send(stage, made, tally));
    let changed = changes(before, await database.rows());
    if (changed.length === 0) continue;
    if (changed.some(({ table }) => table === 'outbox')) {
      await running.quiet();
      changed = changes(before, await database.rows());
    }
    const concerned = concernedBy(changed, made.person.id);
    const others = changed.filter(change => !isOwn(change, made.person.id, concerned));
    if (others.length > 0) tally.effect(others, [made]);
    await database.putBack(changed);
    before = await database.rows();
  }
  return sent;
}

/**
 * Sends some answered interactions a second time. They must change nothing now, even if their senders had the right to them at
 * first.
 */
async function replay(stage: Setup, sent: readonly Sent[], chance: Chance, tally: Tally): Promise<void> {
  for (const payload of [
    ...stage.honest,
    ...sent.filter(() => chance.onceIn(20)).map(each => each.payload),
  ]) {
    tally.replays += 1;
    stage.discord.dispatch('INTERACTION_CREATE', payload);
  }
  await sleep(50);
}

/**
 * Proves each kind of interaction that has not succeeded yet, by a person with the right to it. It proves some other kinds
 * again.
 */
async function proveAll(stage: Setup, wellFormed: WellFormed, chance: Chance, tally: Tally): Promise<void> {
  const unproven: string[] = [];
  for (const kind of wellFormed.kinds) {
    const proven = tally.wouldSucceed[kind] ?? 0;
    const sent = wellFormed.sent(kind);
    if (proven > 0 && (sent.length === 0 || chance.below(wellFormed.kinds.length) >= AGAIN)) continue;
    const said: string[] = [];
    for (const made of proven > 0 ? [chance.of(sent)] : sent) {
      const { succeeded, said: words } = await prove(stage, made);
      said.push(words);
      if (!succeeded) continue;
      tally.wouldSucceed[kind] = (tally.wouldSucceed[kind] ?? 0) + 1;
      break;
    }
    if (tally.wouldSucceed[kind] === undefined) unproven.push(`${kind}: ${said.join(' / ').slice(0, 200)}`);
  }
  tally.unproven = unproven;
}

/**
 * Returns true for a counted event that is no effect of an attack: the count of a person's own action, or a deleted old count.
 * Incident: the count of a seat that posted its game in its channel was taken for an effect.
 */
const isCounted = (change: Change, all: readonly Change[], attacks: readonly Attack[]): boolean =>
  change.table === 'cooldowns' &&
  attacks.some(({ person }) => isOwn(change, person.id, concernedBy(all, person.id)));

async function attackStage(
  stage: Setup,
  chance: Chance,
  options: Required<Omit<StrangersOptions, 'database'>> & { readonly busyness: Busyness },
  tally: Tally,
): Promise<void> {
  const { discord, database, errors, reader, running } = stage;
  const wellFormed = new WellFormed(stage, chance, tally.interactions);
  const next = (): Attack => {
    const shaped = chance.below(10) < WELL_FORMED;
    const made = shaped ? wellFormed.attack() : nonsense(stage, chance);
    tally.count(made, shaped);
    return made;
  };
  const answers = counting(stage);
  const end = Math.min(options.count, tally.interactions + A_STAGE);
  let before = await database.rows();
  while (tally.interactions < end) {
    const size = Math.min(options.window, end - tally.interactions);
    const made = Array.from({ length: size }, next);
    const attacks = made.filter(({ own }) => !own);
    const sent = await carryOut(stage, attacks, tally);
    await replay(stage, sent, chance, tally);
    const all = changes(before, await database.rows());
    const changed = all.filter(change => !isCounted(change, all, attacks));
    if (changed.length > 0) tally.effect(changed, attacks);
    const own = await carryOutOwn(
      stage,
      made.filter(({ own }) => own),
      tally,
    );
    for (const { answer, data } of [...sent, ...own]) {
      if (PROGRESSES.test(JSON.stringify(data))) continue;
      const settled = await answer.catch(() => undefined);
      if (!settled || answers.of(settled.interaction) <= 1) continue;
      tally.doubled += 1;
      tally.note(`answered twice: ${JSON.stringify(settled.content)}`);
    }
    tally.noteLeaks(reader.found.splice(0));
    before = await database.rows();
    options.progress(tally.interactions, tally.wrong());
    if (options.enough()) break;
  }
  const pages = await attackPages(stage);
  tally.pages += pages.requests;
  tally.effects += pages.effects.length;
  tally.leaks += pages.leaks.length;
  for (const what of [...pages.effects, ...pages.leaks]) tally.note(`page: ${what}`);
  const { game, presenters } = stage.attacked;
  if (pages.shown === 0 && presenters[game.id]?.('en').touchScene) {
    tally.effects += 1;
    tally.note('page: no page showed its board');
  }
  await running.quiet();
  answers.stop();
  if (!options.untilHarm) await proveAll(stage, wellFormed, chance, tally);
  tally.logged(errors, options.busyness);
  tally.noteLeaks(reader.found.splice(0));
  tally.complaints += discord.complaints.length;
  for (const complaint of discord.complaints) tally.note(`complaint: ${complaint}`);
}

export async function strangers(options: StrangersOptions) {
  const tally = new Tally();
  const chance = new Chance(options.seed);
  const top = (error: unknown): void => {
    tally.exceptions += 1;
    tally.note(`at the top: ${error instanceof Error ? error.stack : String(error)}`);
  };
  process.on('unhandledRejection', top);
  process.on('uncaughtException', top);
  const start = performance.now();
  const busyness = new Busyness();
  try {
    const enough = (): boolean =>
      options.enough?.() === true || (options.untilHarm === true && tally.harm() > 0);
    while (tally.interactions < options.count && !enough()) {
      const stage = await setUp(options.attacked, chance, options.database);
      await attackStage(
        stage,
        chance,
        {
          window: 200,
          progress: () => {},
          untilHarm: false,
          ...options,
          enough,
          busyness,
        },
        tally,
      );
      await stage.close();
    }
  } finally {
    busyness.stop();
    process.off('unhandledRejection', top);
    process.off('uncaughtException', top);
  }
  return { ...tally, milliseconds: Math.round(performance.now() - start) };
}
