import { foresee } from '../../stage/foresee.ts';
import {
  agreeing,
  asPicked,
  type FieldPick,
  known,
  nextQuestion,
  offers,
  type Picks,
  worthTo,
} from '../../stage/menu.ts';
import type { Answer } from '../answer.ts';
import type { OptionChoice } from '../gateway/command.ts';
import { fitted, some } from '../messages/text.ts';
import { gameOf, type Room } from '../room.ts';
import type { Visit } from '../visit.ts';
import { commit } from './commit.ts';
import { bare, likenessTo, meant, reach, runs } from './input.ts';
import { labels } from './labels.ts';
import { waysOn } from './nearest.ts';
import { panel } from './panel.ts';
import { digest, named } from './picks.ts';
import { gain } from './points.ts';
import { awaited, refused, type SeatedPerson, seatHere } from './seat.ts';

const MOST_CHOICES = 25;
const LONGEST_CHOICE = 100;
/** Refusals name so many actions that are possible. */
const NEAREST = 5;
/** Between the parts of a choice that is not a whole action yet: "type=build;house=L4". */
const PARTS = ';';

interface Said {
  readonly label: string;
  readonly bare: readonly string[];
}

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/[\s·:,;()…]+/u)
    .map(bare)
    .filter(word => word !== '');

/** What a seat may do now, in the words of who reads it. */
class Possible {
  readonly room: Room;
  readonly seating: SeatedPerson;
  readonly legal: readonly unknown[];
  readonly worth: (action: unknown) => number | undefined;
  readonly #view: unknown;
  readonly #said = new Map<string, Said>();
  readonly #deeds = new Map<unknown, string>();

  constructor(room: Room, seating: SeatedPerson) {
    this.room = room;
    this.seating = seating;
    this.legal = seating.match.position.legal(seating.seat);
    this.#view = seating.match.position.view(seating.seat);
    this.worth = worthTo(this.#game.game, this.#view, seating.seat);
  }

  get #game() {
    return gameOf(this.room, this.seating.match);
  }

  written = (action: unknown): string => this.#game.game.write(action);
  deed = (action: unknown): string => {
    const known = this.#deeds.get(action) ?? this.#game.presenter.deed(action, this.#view);
    this.#deeds.set(action, known);
    return known;
  };

  /** As the preview's button says it: with what it would surely bring. */
  deedForeseen(action: unknown): string {
    const { game, presenter } = this.#game;
    return presenter.deed(action, this.#view, foresee(game, this.#view, this.seating.seat, action));
  }

  /** A field's value as the reader reads it, and as it may be typed in any language. */
  #value(field: string, value: string): Said {
    const key = `${field}=${value}`;
    const known = this.#said.get(key);
    if (known) return known;
    const all = labels(this.room, this.seating.match, field, this.#view)(value);
    const said = { label: all[0] ?? value, bare: [value, ...all].map(bare) };
    this.#said.set(key, said);
    return said;
  }

  inWords(picks: Picks): string {
    return picks.map(([field, value]) => this.#value(field, value).label).join(' · ');
  }

  /** The actions that hold every word, those that hold them closest together; the best first. */
  matching(text: string): readonly unknown[] {
    const words = wordsOf(text);
    if (words.length === 0) return this.#best(this.legal.map(action => ({ action, like: 0 })));
    const ends = new Map<Said, readonly number[]>();
    const reached = (said: Said): readonly number[] => {
      const known = ends.get(said) ?? reach(words, said.bare);
      ends.set(said, known);
      return known;
    };
    const holding = (reaches: (action: unknown) => readonly (readonly number[])[]) =>
      this.legal.flatMap(action => {
        const count = runs(words.length, reaches(action));
        return count === undefined ? [] : { action, like: -count };
      });
    const { game } = this.#game;
    const inParts = holding(action => game.fields(action).map(pick => reached(this.#value(...pick))));
    // Whole deeds take longer to put into words: only for words that stand in no part, such as "on".
    const found =
      inParts.length > 0
        ? inParts
        : holding(action => [reach(words, [bare(this.deed(action)), bare(this.written(action))])]);
    const closest = Math.max(...found.map(({ like }) => like));
    return this.#best(found.filter(({ like }) => like === closest));
  }

  /** Whatever was typed, what is possible and most like it. */
  nearest(text: string): readonly unknown[] {
    const like = likenessTo(text);
    return this.#best(
      this.legal.map(action => ({ action, like: like(this.deed(action)) + like(this.written(action)) / 2 })),
    ).slice(0, NEAREST);
  }

  #best(found: readonly { readonly action: unknown; readonly like: number }[]): readonly unknown[] {
    return found
      .map(each => ({ ...each, worth: this.worth(each.action) }))
      .sort((one, other) => other.like - one.like || known(other.worth) - known(one.worth))
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

  /** What all of these actions have in common that was typed, after their kind. */
  shared(actions: readonly unknown[], text: string): Picks {
    const words = wordsOf(text);
    const { game } = this.#game;
    const [first] = actions;
    const picks: FieldPick[] = [];
    for (const [index, pick] of (first === undefined ? [] : game.fields(first)).entries()) {
      if (agreeing(game, actions, asPicked([pick])).length < actions.length) continue;
      const { bare: parts } = this.#value(...pick);
      if (index === 0 || words.some(word => parts.some(part => part.includes(word)))) picks.push(pick);
    }
    return picks;
  }

  /** A choice for each value of what these actions leave open first: it opens the panel there. */
  parts(actions: readonly unknown[], text: string): readonly OptionChoice[] {
    const { game } = this.#game;
    const question = nextQuestion(game, actions, {});
    if (!question) return [];
    const before = this.shared(actions, text);
    return offers(game, actions, {}, question.field, this.worth).flatMap(offer => {
      const picks: Picks = [...before, [question.field, offer.value]];
      const value = picks.map(pick => pick.join('=')).join(PARTS);
      return value.length > LONGEST_CHOICE
        ? []
        : [{ value, name: `${this.inWords(picks)} …${gain(this.room, offer)}` }];
    });
  }

  /** A choice for each action. */
  whole(actions: readonly unknown[]): readonly OptionChoice[] {
    return actions.map(action => {
      const deed = this.deed(action);
      const text = this.written(action);
      const worth = this.worth(action);
      const twins = this.legal.filter(other => this.deed(other) === deed);
      const apart = this.inWords(this.#apart(action, twins));
      return {
        value: text.length > LONGEST_CHOICE ? digest(text) : text,
        name:
          deed +
          (apart && ` (${apart})`) +
          gain(this.room, { least: worth, most: worth, unsure: worth === undefined }),
      };
    });
  }

  /** The parts that tell an action from others that read the same. */
  #apart(action: unknown, twins: readonly unknown[]): Picks {
    const { game } = this.#game;
    return game.fields(action).filter(pick => agreeing(game, twins, asPicked([pick])).length < twins.length);
  }
}

/** What the asker may do now and what was typed so far fits: whole actions, and where they are many, the parts they begin with. */
export async function suggestActions(
  room: Room,
  visit: Visit,
  soFar: string,
): Promise<readonly OptionChoice[]> {
  const seated = await seatHere(room, visit);
  if (!seated.ok || awaited(seated.value)) return [];
  const possible = new Possible(room, seated.value);
  const found = possible.matching(soFar);
  const parts = found.length > MOST_CHOICES ? possible.parts(found, soFar) : [];
  return [...parts, ...possible.whole(found.slice(0, MOST_CHOICES))].slice(0, MOST_CHOICES);
}

/** An action as it was typed: its preview, or `now` the deed itself; of a part of one the panel goes on. */
export async function actTyped(room: Room, visit: Visit, text: string, now: boolean): Promise<Answer> {
  const match = await room.table.live(visit.channelId);
  const seated = await seatHere(room, visit);
  if (!seated.ok) return refused(room, seated.refusal, match ?? (await room.table.latest(visit.channelId)));
  const seating = seated.value;
  const refusal = awaited(seating);
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
  if (read.ok) {
    // Of the game, but not legal: its own rule says why.
    return commit(room, seating, visit.person, text, { sentAt: visit.sentAt }, said =>
      helped(possible, text, said, Object.fromEntries(game.fields(read.value))),
    );
  }
  const found = possible.matching(text);
  const shared = possible.shared(found, text);
  return shared.length > 0
    ? panel(room, seating, shared)
    : helped(possible, text, refused(room, read.refusal, seating.match, seating.seat), {});
}

/** A refusal, what is possible that is most like it, and the buttons for it. */
function helped(
  possible: Possible,
  text: string,
  said: Answer,
  asked: Readonly<Record<string, string>>,
): Answer {
  const { room, seating } = possible;
  const deeds = possible.nearest(text).map(action => `**${possible.deed(action)}**`);
  const nearest = room.words.typing.possible(some(room.words.typing, [...new Set(deeds)], NEAREST));
  return {
    ...said,
    content: fitted(`${said.content}\n${nearest}`),
    rows: waysOn(room, seating, {}, asked),
  };
}
