import { agreeing, nextQuestion, offers } from '../present/menu.ts';
import type { Choice } from './command.ts';
import { commit } from './deeds.ts';
import { foresee } from './foresee.ts';
import { gain } from './gain.ts';
import { begins, likeness, meant } from './input.ts';
import { labels } from './labels.ts';
import { waysOn } from './nearest.ts';
import { panel } from './panel.ts';
import { asPicked, digest, named, type Picks } from './picks.ts';
import { type Answer, gameOf, type Room, say, type Visit } from './room.ts';
import { awaited, refused, type Seating, seatHere } from './seat.ts';
import { fitted, quotable, some } from './text.ts';

const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;
/** Refusals name so many actions that are possible. */
const NEAREST = 5;
/** Between the parts of a choice that is not a whole action yet: "type=build;house=L4". */
const PARTS = ';';

/** What a seat may do now, in the words of who reads it. */
class Possible {
  readonly room: Room;
  readonly seating: Seating;
  readonly legal: readonly unknown[];
  readonly #view: unknown;
  readonly #said = new Map<string, readonly string[]>();

  constructor(room: Room, seating: Seating) {
    this.room = room;
    this.seating = seating;
    this.legal = room.table.legal(seating.match, seating.seat);
    this.#view = room.table.view(seating.match, seating.seat);
  }

  get #game() {
    return gameOf(this.room, this.seating.match);
  }

  worth = (action: unknown): number => this.#game.game.worth?.(this.#view, this.seating.seat, action) ?? 0;
  written = (action: unknown): string => this.#game.game.write(action);
  deed = (action: unknown): string => this.#game.presenter.deed(action, this.#view);

  /** As the preview's button says it: with what it would surely bring. */
  deedForeseen(action: unknown): string {
    const { game, presenter } = this.#game;
    return presenter.deed(action, this.#view, foresee(game, this.#view, this.seating.seat, action));
  }

  /** A field's value in the reader's language and in all others. */
  #value(field: string, value: string): readonly string[] {
    const key = `${field}=${value}`;
    const known = this.#said.get(key) ?? labels(this.room, this.seating.match, field, this.#view)(value);
    this.#said.set(key, known);
    return known;
  }

  inWords(picks: Picks): string {
    return picks.map(([field, value]) => this.#value(field, value)[0] ?? value).join(' · ');
  }

  /** The actions that hold every word, in any of their parts; the likest first, then those worth most. */
  matching(text: string): readonly unknown[] {
    const words = text.split(/[\s·:,;]+/u).filter(word => word !== '');
    return this.#ranked(
      text,
      this.legal.filter(action => {
        const parts = this.#game.game.fields(action).flatMap(([field, value]) => this.#value(field, value));
        return words.every(word => begins(word, this.written(action), [this.deed(action), ...parts]));
      }),
    );
  }

  /** Whatever was typed, some of what is possible. */
  nearest(text: string): readonly unknown[] {
    return this.#ranked(text, this.legal).slice(0, NEAREST);
  }

  #ranked(text: string, actions: readonly unknown[]): readonly unknown[] {
    const close = (action: unknown): number =>
      text === '' ? 0 : Math.max(likeness(text, this.deed(action)), likeness(text, this.written(action)));
    return actions
      .map(action => ({ action, close: close(action), worth: this.worth(action) }))
      .sort((one, other) => other.close - one.close || other.worth - one.worth)
      .map(({ action }) => action);
  }

  /** The one action that a text is, in the game's notation or as any language's words say it. */
  meant(text: string): unknown {
    const written = this.legal.map(this.written);
    const value =
      named(written, text) ??
      meant(text, written, one => {
        const action = this.legal[written.indexOf(one)];
        return action === undefined ? [] : [this.deed(action), this.deedForeseen(action)];
      });
    return value === undefined ? undefined : this.legal[written.indexOf(value)];
  }

  /** A choice of the list that is part of an action, as far as it is possible now. */
  picks(text: string): Picks | undefined {
    const parts = text.split(PARTS).map(part => part.split('='));
    const picks = parts.flatMap(([field = '', value]) =>
      value === undefined ? [] : [[field, value] as const],
    );
    const whole = picks.length === parts.length && picks.length > 0;
    return whole && agreeing(this.#game.game, this.legal, asPicked(picks)).length > 0 ? picks : undefined;
  }

  /** What some actions have in common, in their own order. */
  shared(actions: readonly unknown[]): Picks {
    const { game } = this.#game;
    const [first] = actions;
    if (first === undefined) return [];
    return game
      .fields(first)
      .filter(pick => agreeing(game, actions, asPicked([pick])).length === actions.length);
  }

  /** A choice for each value of what these actions leave open first: it opens the panel there. */
  parts(actions: readonly unknown[]): readonly Choice[] {
    const { game } = this.#game;
    const question = nextQuestion(game, actions, {});
    if (!question) return [];
    const before = this.shared(actions);
    return offers(game, actions, {}, question.field, this.worth).flatMap(offer => {
      const picks: Picks = [...before, [question.field, offer.value]];
      const value = picks.map(pick => pick.join('=')).join(PARTS);
      return value.length > LONGEST_CHOICE
        ? []
        : [{ value, name: `${this.inWords(picks)} …${gain(this.room, offer)}` }];
    });
  }

  /** A choice for each action; those that read the same are told apart by their parts. */
  whole(actions: readonly unknown[]): readonly Choice[] {
    const { game } = this.#game;
    const deeds = actions.map(this.deed);
    return actions.map((action, index) => {
      const deed = deeds[index] ?? '';
      const alone = deeds.filter(other => other === deed).length === 1;
      const text = this.written(action);
      const worth = this.worth(action);
      const name = alone ? deed : `${deed} (${this.inWords(game.fields(action).slice(1))})`;
      return {
        value: text.length > LONGEST_CHOICE ? digest(text) : text,
        name: name + gain(this.room, { value: text, least: worth, most: worth }),
      };
    });
  }
}

/** What the asker may do now and what was typed so far fits: whole actions, and where they are many, the parts they begin with. */
export async function suggestActions(room: Room, visit: Visit, soFar: string): Promise<readonly Choice[]> {
  const seated = await seatHere(room, visit);
  if (!seated.ok || awaited(room, seated.value)) return [];
  const possible = new Possible(room, seated.value);
  const found = possible.matching(soFar);
  const parts = found.length > MOST_CHOICES ? possible.parts(found) : [];
  return [...parts, ...possible.whole(found.slice(0, MOST_CHOICES))].slice(0, MOST_CHOICES);
}

/** An action as it was typed: its preview, or `now` the deed itself; of a part of one the panel goes on. */
export async function actTyped(room: Room, visit: Visit, text: string, now: boolean): Promise<Answer> {
  const match = await room.table.live(visit.channelId);
  const seated = await seatHere(room, visit);
  if (!seated.ok) return refused(room, seated.refusal, match ?? (await room.table.latest(visit.channelId)));
  const seating = seated.value;
  const refusal = awaited(room, seating);
  if (refusal) return refused(room, refusal, seating.match, seating.seat);
  const { game } = gameOf(room, seating.match);
  const possible = new Possible(room, seating);
  const action = possible.meant(text);
  if (action !== undefined) {
    return now
      ? commit(room, seating, visit.person, game.write(action), { sentAt: visit.sentAt })
      : panel(room, seating, game.fields(action));
  }
  const picks = possible.picks(text);
  if (picks) return panel(room, seating, picks);
  const read = game.read(text);
  if (read !== undefined) {
    // Of the game, but not legal: its own rule says why.
    return commit(room, seating, visit.person, text, { sentAt: visit.sentAt }, said =>
      helped(possible, text, said, Object.fromEntries(game.fields(read))),
    );
  }
  const found = possible.matching(text);
  const shared = possible.shared(found);
  return shared.length > 0
    ? panel(room, seating, shared)
    : helped(possible, text, say(room.words.typing.unknown(quotable(text), '`action`')), {});
}

/** A refusal, what is possible that is most like it, and the buttons for it. */
function helped(
  possible: Possible,
  text: string,
  said: Answer,
  asked: Readonly<Record<string, string>>,
): Answer {
  const { room, seating } = possible;
  const deeds = possible.nearest(text).map(possible.deed);
  const nearest = room.words.typing.possible(some(room.words.typing, [...new Set(deeds)], NEAREST));
  return {
    ...said,
    content: fitted(`${said.content}\n${nearest}`),
    rows: waysOn(room, seating, {}, asked),
  };
}
