import { accept, type Refusal, type Result } from '../../../core/contract/result.ts';
import { agreeing, choices, type Picked } from '../../../presentation/choosing/menu.ts';
import { quotable } from '../../../presentation/text/names.ts';
import { awaited, refused, type SeatedPerson, seatHere } from '../../buttons/seated-person.ts';
import { type Typed, text } from '../../context/command.ts';
import { type Context, fitted, gameOf, some } from '../../context/context.ts';
import type { Visit } from '../../context/visit.ts';
import { type Answer, type ComponentRow, say } from '../../ports/answer.ts';
import { commit } from '../turn/commit.ts';
import { panel } from '../turn/panel.ts';
import { labels, meant } from './input.ts';
import { kindsPossible, nearestTo, nearestWords, waysOn } from './nearest.ts';

/** Writes values in bold where a value has a comma of its own, since commas separate the values too. */
const setApart = (values: readonly string[]): readonly string[] =>
  values.some(value => /[,、]/.test(value)) ? values.map(value => `**${value}**`) : values;

/** Numbers of legal values that an answer names: of all values, and of those similar to a typed text. */
const MOST = 12;
const NEAREST = 5;

/** Turn in which a person types an action as a command. Reads typed texts as values of the legal actions. */
export class TypedTurn {
  readonly seating: SeatedPerson;
  readonly #context: Context;
  readonly #visit: Visit;
  readonly #type: string;

  private constructor(context: Context, visit: Visit, type: string, seating: SeatedPerson) {
    this.#context = context;
    this.#visit = visit;
    this.#type = type;
    this.seating = seating;
  }

  /** Begins a typed turn. Refuses where there is no game, the person has no seat, or another seat must act. */
  static async begin(context: Context, visit: Visit, type: string): Promise<TypedTurn | Answer> {
    const match = await context.table.live(visit.channelId);
    const seated = await seatHere(context, visit);
    if (!seated.ok) {
      return refused(context, seated.refusal, match ?? (await context.table.latest(visit.channelId)));
    }
    const refusal = awaited(seated.value);
    if (refusal) return refused(context, refusal, seated.value.match, seated.value.seat);
    return new TypedTurn(context, visit, type, seated.value);
  }

  get #game() {
    return gameOf(this.#context, this.seating.match);
  }

  get #legal(): readonly unknown[] {
    return this.seating.match.position.legal(this.seating.seat);
  }

  choices(field: string, picked: Picked = {}): readonly string[] {
    return choices(this.#game.game, this.#legal, { type: this.#type, ...picked }, field);
  }

  /** Reads a typed text as a value of a field: a legal value, or else as the game reads it. */
  read(field: string, text: string): Result<string> | undefined {
    const { match, seat } = this.seating;
    const view = match.position.view(seat);
    const legal = meant(text, this.choices(field), labels(this.#context, match, field, view));
    return legal === undefined ? this.#game.presenter.typed?.(field, text, view) : accept(legal);
  }

  goOn(picked: Picked): Promise<Answer> {
    return panel(this.#context, this.seating, Object.entries({ type: this.#type, ...picked }));
  }

  /** Answers with the game's refusal of a typed value, and with the legal values most similar to it. */
  refuse(field: string, refusal: Refusal, typed: string): Answer {
    const { match, seat } = this.seating;
    return this.#helped(refused(this.#context, refusal, match, seat), this.#listed(field, {}, typed), {});
  }

  /** Returns the only legal action with these values, in the game's notation. Undefined where there are none or several. */
  settled(picked: Picked): string | undefined {
    const [action, ...others] = agreeing(this.#game.game, this.#legal, { type: this.#type, ...picked });
    return action === undefined || others.length > 0 ? undefined : this.#game.game.write(action);
  }

  isLegal(picked: Picked): boolean {
    return agreeing(this.#game.game, this.#legal, { type: this.#type, ...picked }).length > 0;
  }

  isReadable(action: string): boolean {
    return this.#game.game.read(action).ok;
  }

  /** Shows the preview of a legal action. Commits any other action, so that the rules refuse it. */
  async propose(action: string, picked: Picked): Promise<Answer> {
    const { game } = this.#game;
    const read = game.read(action);
    const fields = read.ok ? game.fields(read.value) : [];
    if (agreeing(game, this.#legal, Object.fromEntries(fields)).length !== 1)
      return this.carryOut(action, picked);
    return panel(this.#context, this.seating, fields);
  }

  /** Commits an action. A refusal also names legal alternatives. */
  async carryOut(action: string, picked: Picked): Promise<Answer> {
    const { person, sentAt } = this.#visit;
    return commit(this.#context, this.seating, person, action, { sentAt }, refusal =>
      this.isLegal(picked) ? refusal : this.#helped(refusal, this.#possible(picked, refusal.content), picked),
    );
  }

  #helped(refusal: Answer, possible: string, picked: Picked): Answer {
    return {
      ...refusal,
      content: fitted(possible ? `${refusal.content}\n${possible}` : refusal.content),
      rows: this.#waysOn(picked),
    };
  }

  unknown(field: string, typed: string, others: Picked): Answer {
    const known = Object.fromEntries(Object.entries(others).filter(([name]) => name !== field));
    const picked = this.isLegal(known) ? known : {};
    const sentence = this.#context.words.typing.unknown(quotable(typed), `\`${field}\``);
    return {
      ...say(fitted(`${sentence} ${this.#listed(field, picked, typed)}`)),
      outcome: 'refused',
      rows: this.#waysOn(known),
    };
  }

  #waysOn(picked: Picked): readonly ComponentRow[] {
    const near = nearestTo(this.seating, this.#game.game, { type: this.#type }, picked);
    return waysOn(this.#context, this.seating, near);
  }

  /**
   * Names legal values for the first field whose value leaves no legal action.
   * @param said text of the refusal, which may list all legal kinds of action already
   */
  #possible(picked: Picked, said: string): string {
    if (!this.isLegal({}))
      return kindsPossible(this.#context, this.seating).every(kind => said.includes(kind))
        ? ''
        : this.#instead();
    let agreed: Picked = {};
    for (const [field, value] of Object.entries(picked)) {
      const next = { ...agreed, [field]: value };
      if (!this.isLegal(next)) return this.#listed(field, agreed);
      agreed = next;
    }
    return '';
  }

  /**
   * Names the legal values of a field.
   * @param typed text that is not legal; where it is present, the values most similar to it come first
   */
  #listed(field: string, picked: Picked, typed?: string): string {
    const { typing } = this.#context.words;
    const { presenter } = this.#game;
    const { match, seat } = this.seating;
    const view = match.position.view(seat);
    const inWords = (value: string): string => presenter.value(field, value, view);
    const values = this.choices(field, picked);
    if (values.length === 0) return this.#instead();
    const given = Object.entries(picked).map(([name, value]) => presenter.value(name, value, view));
    const words = [...new Set(values.map(inWords))];
    const likely = typed === undefined ? words : nearestWords(typed, words);
    const shown = some(typing, setApart(likely), typed === undefined ? MOST : NEAREST);
    return given.length > 0 ? typing.possibleWith(given, shown) : typing.possible(shown);
  }

  #instead(): string {
    return this.#context.words.typing.instead(kindsPossible(this.#context, this.seating));
  }
}

export interface TypedKind {
  readonly type: string;
  readonly fields: readonly string[];
  /**
   * Writes an action in the game's notation, with sample values for fields that were not typed. The rules then give the reason
   * for a refusal.
   */
  written(picked: Picked, view: unknown): string;
  /**
   * Returns the value of a field that the person left out or named by a word such as "all". Undefined: the person chooses it.
   * @param choices legal values beside the values of the earlier fields
   */
  usual?(field: string, typed: string | undefined, choices: readonly string[]): string | undefined;
  /** True where the action is committed without a preview, even without `now`. */
  readonly atOnce?: boolean;
}

/**
 * Handles an action whose fields were typed as options. Commits or previews a whole action. Opens the panel for a part of an
 * action. The rules refuse a wrong action.
 */
export async function actByFields(
  context: Context,
  visit: Visit,
  typed: Typed,
  kind: TypedKind,
): Promise<Answer> {
  const turn = await TypedTurn.begin(context, visit, kind.type);
  if (!(turn instanceof TypedTurn)) return turn;
  const { match, seat } = turn.seating;
  const view = match.position.view(seat);
  const picked: Record<string, string> = {};
  const usual: Record<string, string> = {};
  for (const field of kind.fields) {
    const given = text(typed, field);
    const known = kind.usual?.(field, given, turn.choices(field, picked));
    if (known !== undefined) usual[field] = known;
    if (given === undefined || known !== undefined) continue;
    const read = turn.read(field, given);
    if (read?.ok === false) return turn.refuse(field, read.refusal, given);
    // A value is checked together with the fields before it, since it may exist only beside another field's value.
    const isKnown = (each: string): boolean =>
      turn.choices(field).includes(each) || turn.isReadable(kind.written({ ...picked, [field]: each }, view));
    if (!read || !isKnown(read.value)) {
      // The rules give the reason where no value can help: another step of the turn, or a price that the seat can't pay.
      if (!turn.isLegal(picked)) break;
      return turn.unknown(field, given, picked);
    }
    picked[field] = read.value;
  }
  // The panel's *Back* removes the last value first. So the values that the person left out stand first.
  const all = { ...usual, ...picked };
  if (!turn.isLegal(all)) return turn.carryOut(kind.written(all, view), picked);
  const action = turn.settled(all);
  if (action === undefined) return turn.goOn(all);
  return kind.atOnce || typed.now === true ? turn.carryOut(action, picked) : turn.propose(action, picked);
}
