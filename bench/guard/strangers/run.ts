import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer, Forgery, Interaction } from '../../../src/local-discord/index.ts';
import { Chance } from '../chance.ts';
import { type Attack, attack } from './attacks.ts';
import { peeked, type Stage, setStage } from './stage.ts';
import { changes } from './state.ts';

export interface StrangersOptions {
  readonly count: number;
  readonly seed: number;
  /** Interactions a stage; default 2,000. */
  readonly aStage?: number;
  /** Between two looks at the database; default 200. */
  readonly window?: number;
  readonly progress?: (done: number) => void;
}

export interface StrangersReport {
  readonly interactions: number;
  readonly replays: number;
  /** By kind of attack. */
  readonly kinds: Readonly<Record<string, number>>;
  /** Windows after which a game table read otherwise. */
  readonly effects: number;
  /** Interactions with no answer, or an empty one. */
  readonly unanswered: number;
  /** Interactions with more than one. */
  readonly doubled: number;
  /** Answers that told a private contract of another seat. */
  readonly leaks: number;
  /** Lines of the log at level error, and what reached the top of the process. */
  readonly errors: number;
  readonly exceptions: number;
  /** What Discord's own schema and rules say against the answers. */
  readonly complaints: number;
  /** The first of each, for whoever looks into it. */
  readonly samples: readonly string[];
  readonly milliseconds: number;
}

/** Few enough that each is answered within three seconds on a busy machine. */
const AT_ONCE = 8;
/** Of each sort. */
const SAMPLES = 6;

/** What came of a number of attacks. */
class Tally {
  readonly kinds: Record<string, number> = {};
  readonly samples: string[] = [];
  interactions = 0;
  replays = 0;
  effects = 0;
  unanswered = 0;
  doubled = 0;
  leaks = 0;
  errors = 0;
  exceptions = 0;
  complaints = 0;

  note(what: string): void {
    const sort = what.slice(0, 6);
    if (this.samples.filter(sample => sample.startsWith(sort)).length >= SAMPLES) return;
    this.samples.push(what.slice(0, 1200));
  }
}

const isEmpty = ({ content, interaction, message }: Answer): boolean =>
  interaction.choices === undefined && content === '' && (message?.attachments.length ?? 0) === 0;

/** How often each interaction was answered for good. */
function counting({ discord }: Stage): { of(interaction: Interaction): number; stop(): void } {
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

async function carryOut(stage: Stage, attacks: readonly Attack[], tally: Tally): Promise<readonly Forgery[]> {
  const sent: Forgery[] = [];
  const waiting = [...attacks];
  const worker = async (): Promise<void> => {
    for (let made = waiting.shift(); made !== undefined; made = waiting.shift()) {
      tally.kinds[made.kind] = (tally.kinds[made.kind] ?? 0) + 1;
      tally.interactions += 1;
      const forgery = stage.discord.forge(made);
      sent.push(forgery);
      try {
        const answer = await forgery.answer;
        const told = peeked(stage, made, answer);
        if (told !== undefined) {
          tally.leaks += 1;
          tally.note(`told ${told}: ${described(made)}`);
        }
        if (!isEmpty(answer)) continue;
        tally.note(`empty: ${described(made)}`);
      } catch (error) {
        tally.note(`unanswered: ${String(error)} ${described(made)}`);
      }
      tally.unanswered += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return sent;
}

/** Interactions that were answered come again, as they were: the hostile ones and those that had an effect by right. */
async function replay(stage: Stage, sent: readonly Forgery[], chance: Chance, tally: Tally): Promise<void> {
  for (const payload of [
    ...stage.honest,
    ...sent.filter(() => chance.onceIn(20)).map(each => each.payload),
  ]) {
    tally.replays += 1;
    stage.discord.dispatch('INTERACTION_CREATE', payload);
  }
  await sleep(50);
}

async function attackStage(
  stage: Stage,
  chance: Chance,
  options: Required<StrangersOptions>,
  tally: Tally,
): Promise<void> {
  const { discord, tables, errors, running } = stage;
  const answers = counting(stage);
  let before = tables.rows();
  for (let done = 0; done < options.aStage && tally.interactions < options.count; done += options.window) {
    const size = Math.min(options.window, options.count - tally.interactions);
    const attacks = Array.from({ length: size }, () => attack(stage, chance));
    const sent = await carryOut(stage, attacks, tally);
    await replay(stage, sent, chance, tally);
    for (const { answer } of sent) {
      const settled = await answer.catch(() => undefined);
      if (!settled || answers.of(settled.interaction) <= 1) continue;
      tally.doubled += 1;
      tally.note(`answered twice: ${JSON.stringify(settled.content)}`);
    }
    const after = tables.rows();
    const effects = changes(before, after);
    if (effects.length > 0) {
      tally.effects += 1;
      tally.note(`an effect: ${effects.join('; ')} among: ${attacks.map(described).join(' ')}`);
    }
    before = after;
    options.progress(tally.interactions);
  }
  await running.quiet();
  answers.stop();
  tally.errors += errors.length;
  tally.complaints += discord.complaints.length;
  for (const error of errors) tally.note(`error: ${error}`);
  for (const complaint of discord.complaints) tally.note(`complaint: ${complaint}`);
}

/** Hostile interactions against the real client, and what came of them. */
export async function strangers(options: StrangersOptions): Promise<StrangersReport> {
  const tally = new Tally();
  const chance = new Chance(options.seed);
  const top = (error: unknown): void => {
    tally.exceptions += 1;
    tally.note(`at the top: ${error instanceof Error ? error.stack : String(error)}`);
  };
  process.on('unhandledRejection', top);
  process.on('uncaughtException', top);
  const start = performance.now();
  try {
    while (tally.interactions < options.count) {
      const stage = await setStage(chance);
      await attackStage(stage, chance, { aStage: 2_000, window: 200, progress: () => {}, ...options }, tally);
      await stage.close();
    }
  } finally {
    process.off('unhandledRejection', top);
    process.off('uncaughtException', top);
  }
  return { ...tally, milliseconds: Math.round(performance.now() - start) };
}
