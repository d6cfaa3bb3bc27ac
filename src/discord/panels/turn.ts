import { accept, type Refusal, type Result } from '../../core/result.ts';
import { agreeing, choices, type Picked } from '../../stage/menu.ts';
import { awaited, refused, type SeatedPerson, seatHere } from '../buttons/seat.ts';
import { type Context, gameOf } from '../context/context.ts';
import { fitted, quotable, some } from '../context/text.ts';
import type { Visit } from '../context/visit.ts';
import { type Answer, type ComponentRow, say } from '../ports/answer.ts';
import { commit } from './commit.ts';
import { meant } from './input.ts';
import { labels } from './labels.ts';
import { kindsPossible, nearestTo, nearestWords, waysOn } from './nearest.ts';
import { panel } from './panel.ts';

/** A turn that is typed as a command: its legal actions, and the meaning of typed text. */
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

  /** Begins a typed turn; refuses where there is no game, no seat, or another seat is to act. */
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

  /** Lists the values that a field can have, given the others. */
  choices(field: string, picked: Picked = {}): readonly string[] {
    return choices(this.#game.game, this.#legal, { type: this.#type, ...picked }, field);
  }

  /** Returns the meaning of typed text: one of the field's legal values, else the given spelling, for the rules to judge. */
  meaning(field: string, typed: string, spelling: string): string {
    const { match, seat } = this.seating;
    const view = match.position.view(seat);
    return meant(typed, this.choices(field), labels(this.#context, match, field, view)) ?? spelling;
  }

  /** Reads typed text: as one of the field's legal values, else as the game reads that field, else in the given spelling. */
  read(field: string, text: string, spelling?: string): Result<string | undefined> {
    const { match, seat } = this.seating;
    const view = match.position.view(seat);
    const legal = meant(text, this.choices(field), labels(this.#context, match, field, view));
    return legal === undefined
      ? (this.#game.presenter.typed?.(field, text, view) ?? accept(spelling))
      : accept(legal);
  }

  /** Goes on in the panel with the settled picks. */
  goOn(picked: Picked): Promise<Answer> {
    return panel(this.#context, this.seating, Object.entries({ type: this.#type, ...picked }));
  }

  /** Answers with the game's refusal before an attempt, and with the most similar possible actions. */
  refuse(field: string, refusal: Refusal, typed: string): Answer {
    const { match, seat } = this.seating;
    return this.#helped(refused(this.#context, refusal, match, seat), this.#listed(field, {}, typed), {});
  }

  /** Returns the only legal action that agrees, in the game's notation. */
  settled(picked: Picked): string | undefined {
    const [action, ...others] = agreeing(this.#game.game, this.#legal, { type: this.#type, ...picked });
    return action === undefined || others.length > 0 ? undefined : this.#game.game.write(action);
  }

  isLegal(picked: Picked): boolean {
    return agreeing(this.#game.game, this.#legal, { type: this.#type, ...picked }).length > 0;
  }

  /** Checks that the game can read a text. */
  isReadable(action: string): boolean {
    return this.#game.game.read(action).ok;
  }

  /** Previews an action with the button that commits it; an illegal one is refused as at a commitment. */
  async propose(action: string, picked: Picked): Promise<Answer> {
    const { game } = this.#game;
    const read = game.read(action);
    const fields = read.ok ? game.fields(read.value) : [];
    if (agreeing(game, this.#legal, Object.fromEntries(fields)).length !== 1)
      return this.carryOut(action, picked);
    return panel(this.#context, this.seating, fields);
  }

  /** Commits an action; a refusal comes with what is possible instead. */
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

  /** Answers that the game does not know the typed value. */
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

  /** Answers that a necessary option is missing and has more than one value. */
  lacking(field: string, picked: Picked): Answer {
    const sentence = this.#context.words.typing.lacking(`\`${field}\``);
    return { ...say(fitted(`${sentence} ${this.#listed(field, picked)}`)), rows: this.#waysOn(picked) };
  }

  #waysOn(picked: Picked): readonly ComponentRow[] {
    const near = nearestTo(this.seating, this.#game.game, { type: this.#type }, picked);
    return waysOn(this.#context, this.seating, near);
  }

  /**
   * Lists alternatives for the first field that leaves nothing legal. @param said the refusal, which may name all of them
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

  /** @param typed text that is no value of it: the nearest values are named */
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
    const shown = typed === undefined ? some(typing, words, 12) : nearestWords(typed, words).join(', ');
    return given.length > 0 ? typing.possibleWith(given, shown) : typing.possible(shown);
  }

  #instead(): string {
    return this.#context.words.typing.instead(kindsPossible(this.#context, this.seating));
  }
}
