import type { Chance } from '../chance.ts';
import type { Attack } from './attacks.ts';
import { type Case, type Cases, casesOf } from './cases/index.ts';
import { type Makers, makers } from './grammar.ts';
import type { Setup } from './setup.ts';

/**
 * Returns n if only one in n attacks of this kind may use a real game: another process paints a replay for seconds. Undefined:
 * no limit.
 */
const longOf = (kind: string): number | undefined =>
  /^(?:\/\S+ game|press) replay$/.test(kind) ? 32 : undefined;

/**
 * Makes well-formed attacks, each kind in turn. Some would succeed for a person with the right to them, and the others are
 * random.
 */
export class WellFormed {
  readonly #stage: Setup;
  readonly #chance: Chance;
  readonly #cases: Cases;
  readonly #makers: Makers;
  readonly #turns = new Map<string, number>();
  readonly #sent = new Map<string, Set<Case>>();
  #next = 0;

  /** @param from index of the first kind, so that runs that end early do not all try the same kinds */
  constructor(stage: Setup, chance: Chance, from: number) {
    this.#stage = stage;
    this.#chance = chance;
    this.#cases = casesOf(stage);
    this.#makers = makers(stage);
    this.#next = from;
    for (const kind of this.#makers.keys())
      if (!this.#cases.has(kind)) throw new Error(`nobody says who may do: ${kind}`);
  }

  get kinds(): readonly string[] {
    return [...this.#makers.keys()];
  }

  sent(kind: string): readonly Case[] {
    return [...(this.#sent.get(kind) ?? [])];
  }

  attack(): Attack {
    const { kinds } = this;
    const kind = kinds[this.#next % kinds.length] ?? '';
    this.#next += 1;
    const turn = this.#turns.get(kind) ?? 0;
    this.#turns.set(kind, turn + 1);
    return turn % (longOf(kind) ?? 2) === 0
      ? this.#byAnotherPerson(kind, Math.floor(turn / 2))
      : this.#byChance(kind);
  }

  #byAnotherPerson(kind: string, turn: number): Attack {
    const cases = this.#cases.get(kind) ?? [];
    const made = cases[turn % cases.length];
    if (made === undefined) throw new Error(`no case of ${kind}`);
    const sent = this.#sent.get(kind) ?? new Set();
    this.#sent.set(kind, sent.add(made));
    const { by: _, proof: __, right = [], open, ...forged } = made;
    const { strangers, people } = this.#stage;
    const free = strangers.filter(each => !right.includes(each));
    const anybody = made.own ? free : people.filter(each => open || !right.includes(each));
    // The attacker is in turn a person without any seat and any person without the right.
    const person = this.#chance.of(free.length > 0 && (made.own || turn % 2 === 0) ? free : anybody);
    return { kind, person, ...forged, ...(open && { open }) };
  }

  #byChance(kind: string): Attack {
    const make = this.#makers.get(kind);
    if (make === undefined) throw new Error(`no attack of ${kind}`);
    const { targets, tables } = this.#stage;
    const shown = targets.filter(target => target !== tables.hidden);
    const made = make({ stage: this.#stage, chance: this.#chance, target: this.#chance.of(shown) });
    return longOf(kind) === undefined ? made : { ...made, channel: tables.free };
  }
}
