import { z } from 'zod';
import { type Dice, SeededDice } from '../contract/dice.ts';
import type { AnyGame, Game, PlayedAction, Seat } from '../contract/game.ts';
import { randomRecords } from '../contract/random-record.ts';
import {
  explained,
  type ProvenShuffle,
  proven,
  RecordError,
  type RecordFormat,
  type Reshuffled,
  ruleOf,
} from '../contract/record.ts';
import { type Chance, RecordingDice } from '../contract/scripted-dice.ts';
import type { EndedSeat } from '../contract/seat-ends.ts';

const index = z.int().min(0);

/** Fields that the record of every game has, as schemas. */
export const recordFields = <Format extends string, const Variants extends readonly string[]>(
  format: Format,
  variants: Variants,
  { min, max }: { readonly min: number; readonly max: number },
) => ({
  format: z.literal(format),
  version: z.literal(1),
  variant: z.enum(variants),
  seats: z.array(z.string()).min(min).max(max),
  actions: z.array(z.unknown()),
  resigned: z
    .array(z.object({ seat: index, before: index, end: z.enum(['outOfTime', 'left']).optional() }))
    .default([]),
});

type ParsedRecord = z.infer<z.ZodObject<ReturnType<typeof recordFields<string, readonly string[]>>>>;

/** Parses a record, and checks it further by `faultOf`. Throws RecordError. */
export function parsedRecord<R extends ParsedRecord>(
  schema: z.ZodType<R>,
  format: string,
  json: unknown,
  faultOf: (record: R) => string | null,
): R {
  const { success, data, error } = schema.safeParse(json);
  if (!success) throw new RecordError(null, `not a ${format}: ${explained(error)}`);
  const fault = faultOf(data);
  if (fault !== null) throw new RecordError(null, fault);
  const { seats, actions, resigned } = data;
  const away = resigned.find(({ seat }) => seat >= seats.length);
  if (away !== undefined) throw new RecordError(null, `resigned: there is no seat ${away.seat}`);
  return { ...data, resigned: resigned.filter(({ before }) => before < actions.length) };
}

/** Parses one recorded action. Throws RecordError with the action's index. */
export function parsedAction<Action>(schema: z.ZodType<Action>, given: unknown, at: number): Action {
  const parsed = schema.safeParse(given);
  if (!parsed.success) throw new RecordError(at, `not an action: ${explained(parsed.error)}`);
  return parsed.data;
}

export type SeatedAction<Action> = Pick<PlayedAction<never, Action, never>, 'seat' | 'action'>;

/** Writes a record in the form of docs/record.md. `random`: results of chance after the deal. */
export const recordDocument = (
  format: string,
  variant: string,
  seats: readonly string[],
  {
    setup,
    random,
    actions,
    resigned,
  }: {
    readonly setup: object;
    readonly random: object;
    readonly actions: readonly SeatedAction<object>[];
    readonly resigned: readonly EndedSeat[];
  },
): object => ({
  format,
  version: 1,
  variant,
  seats,
  setup,
  ...random,
  actions: actions.map(({ seat, action }) => ({ seat, ...action })),
  ...(resigned.length > 0 && { resigned }),
});

/** Record that has the right shape, known cards and full piles. A replay checks that its actions are legal. */
export interface ReadRecord<Deal, Shuffle extends Reshuffled = Reshuffled> {
  readonly deal: Deal;
  readonly reshuffles: readonly Shuffle[];
  /** Actions of the record, not checked yet. A replay reads them one by one, so that the first fault is reported. */
  readonly actions: readonly unknown[];
  readonly resigned: readonly EndedSeat[];
  /** True where the record has a `?`. Such a record has no result. */
  readonly unknown: boolean;
}

export const scriptOf = (reshuffles: readonly Reshuffled[]): readonly Chance[] =>
  reshuffles.map(({ order }, at) => ({ label: `reshuffle/${at + 1}`, order }));

/** Dice that repeat the random results of a record. */
export interface RecordedDice extends Dice {
  takeFault(): string | null;
  /** Describes the random results that no action has used; null without any. */
  leftOver(): string | null;
}

/** Action of a record with its effect, and the state before it. */
export interface Replayed<State, Action, Event> extends PlayedAction<State, Action, Event> {
  readonly before: State;
}

interface RecordedGame<
  Read extends ReadRecord<Deal, Shuffle>,
  Deal,
  Shuffle extends Reshuffled,
  State,
  Action,
  Event,
  Fact,
  Result,
> extends Pick<RecordFormat, 'name' | 'settings'> {
  readonly rules: Pick<
    Game<NoInfer<State>, NoInfer<Action>, Event, never, never>,
    'toAct' | 'legal' | 'apply'
  > &
    Required<Pick<AnyGame, 'seats' | 'setup' | 'record'>>;
  options(settings: Readonly<Record<string, string>>): unknown;
  readonly weights?: Readonly<Record<string, number>>;
  read(json: unknown): Read;
  readAction(given: unknown, at: number, state: State): SeatedAction<Action>;
  stateOf(deal: Deal): State;
  diceOf(record: Read): RecordedDice;
  /**
   * Names the facts that the next action needs and the record lacks; null without such facts. Without `action`, any action is
   * meant.
   */
  unknownIn?(state: State, action?: Action): string | null;
  /** Names the facts that the seat's legal actions need and the record lacks; null without such facts. */
  unknownTo?(state: State, seat: Seat): string | null;
  /** Names a random result of a step that is not the recorded one, or null. */
  chanceFault?(step: Replayed<State, Action, Event>, record: Read): string | null;
  facts(step: Replayed<State, Action, Event>): Fact;
  resultOf(state: State, resigned: readonly Seat[], record: Read): Result;
  /** Hides the parts of a legal action that the record does not know. */
  shown?(action: Action, seat: Seat, record: Read): object;
  /** Deals as the record's game does, with other dice. */
  dealWith(deal: Deal, dice: Dice): Deal;
  /** Compares the deal of a record, and its dice rolls, with those of a seed. */
  proveDeal(record: Read, derived: Deal, seed: string): readonly ProvenShuffle[];
  reshufflesIn(
    steps: readonly Replayed<State, Action, Event>[],
    chances: readonly Chance[],
  ): readonly Shuffle[];
  /** Compares everything of two reshuffles except the order of the cards. */
  alike(one: Shuffle, other: Shuffle): boolean;
}

export function recordsOf<
  Read extends ReadRecord<Deal, Shuffle>,
  Deal,
  Shuffle extends Reshuffled,
  State extends { readonly phase: { readonly type: string } },
  Action extends { readonly type: string },
  Event,
  Fact extends object,
  Result,
>(game: RecordedGame<Read, Deal, Shuffle, State, Action, Event, Fact, Result>) {
  const { toAct, legal, apply } = game.rules;

  /** Carries out a record's actions in order. Throws RecordError at the first action that breaks a rule. */
  function* carriedOut(
    { actions }: Read,
    start: State,
    dice: Dice,
  ): Generator<Replayed<State, Action, Event>> {
    let before = start;
    for (const [at, given] of actions.entries()) {
      const { seat, action } = game.readAction(given, at, before);
      const unknown = game.unknownIn?.(before, action) ?? null;
      if (unknown !== null) throw new RecordError(at, unknown);
      const done = apply(before, seat, action, dice);
      if (!done.ok) throw new RecordError(at, `${action.type} is illegal: ${ruleOf(done.refusal)}`);
      const { events, state } = done.value;
      yield { before, seat, action, events, state };
      before = state;
    }
  }

  const replay = (json: unknown) => {
    const record = game.read(json);
    const dice = game.diceOf(record);
    let state = game.stateOf(record.deal);
    const actions: (Fact & { readonly legal: number | null })[] = [];
    for (const step of carriedOut(record, state, dice)) {
      const fault = dice.takeFault();
      const wrong = game.chanceFault?.(step, record) ?? fault;
      if (wrong !== null) throw new RecordError(actions.length, wrong);
      const asked = toAct(step.before);
      const isKnown = asked.every(seat => !game.unknownTo?.(step.before, seat));
      const count = asked.reduce((sum, seat) => sum + (isKnown ? legal(step.before, seat).length : 0), 0);
      actions.push({ legal: isKnown ? count : null, ...game.facts(step) });
      ({ state } = step);
    }
    const left = dice.leftOver();
    if (left !== null) throw new RecordError(null, left);
    return { record, state, actions };
  };

  return {
    name: game.name,
    settings: game.settings,
    /**
     * Lists for each action the number of legal actions just before it, over all seats that could act, and its effect. The
     * number is null where such a seat holds an unknown card, and the result is null for an unfinished game or a record with `?`.
     */
    verify(json: unknown) {
      const { record, state, actions } = replay(json);
      const isFinal = state.phase.type === 'over' && !record.unknown;
      const resigned = record.resigned.map(({ seat }) => seat);
      return { actions, result: isFinal ? game.resultOf(state, resigned, record) : null };
    },
    legal(json: unknown): readonly object[] {
      const { record, state } = replay(json);
      const fail = (fault: string | null | undefined): void => {
        if (fault) throw new RecordError(record.actions.length, fault);
      };
      fail(game.unknownIn?.(state));
      return toAct(state).flatMap(seat => {
        fail(game.unknownTo?.(state, seat));
        return legal(state, seat).map(action => ({
          seat,
          ...(game.shown?.(action, seat, record) ?? action),
        }));
      });
    },
    /** Derives every shuffle of a record again (docs/dice.md). The shuffle of the turn order is not part of a record. */
    prove(json: unknown, seed: string) {
      const record = game.read(json);
      const seeded = SeededDice.fromHex(seed);
      const derived = game.dealWith(record.deal, seeded);
      const derive = (): readonly Shuffle[] => {
        const dice = new RecordingDice(seeded);
        const steps = [...carriedOut(record, game.stateOf(derived), dice)];
        return game.reshufflesIn(steps, dice.chances);
      };
      return proven(game.proveDeal(record, derived, seed), record.reshuffles, derive, game.alike);
    },
    random: randomRecords(game.rules as Parameters<typeof randomRecords>[0], game.options, game.weights),
  } satisfies RecordFormat;
}
