import type { Worth } from '../contract/evaluation.ts';
import type { Line } from '../contract/player.ts';
import { Happened } from './happened.ts';

/** Weight of the evaluation's own value in the mean, as a number of playouts. */
const PRIOR = 5;

interface TrialMeans {
  readonly value: number;
  readonly terms: ReadonlyMap<string, number>;
  readonly playouts: number;
}

/** Results of an action in the worlds in which it was played. `look` remembers the means so far, for later comparison. */
export class Trial<Action> {
  readonly action: Action;
  /** True where the parts of the values are added up too. */
  readonly hasTerms: boolean;
  readonly #looks: TrialMeans[] = [];
  readonly #terms = new Map<string, number>();
  readonly #happened = new Happened();
  #sum = 0;
  #count = 0;

  /** @param glance value by the evaluation alone, without playouts */
  constructor(action: Action, glance: Worth) {
    this.action = action;
    this.hasTerms = glance.terms !== undefined;
    this.add(glance, PRIOR);
    this.look();
  }

  /** Mean of the values from the playouts and the evaluation's own value. */
  get value(): number {
    return this.#sum / this.#count;
  }

  add({ value, terms = [], events }: Worth, times = 1): void {
    this.#sum += value * times;
    this.#count += times;
    if (events) this.#happened.add(events);
    for (const term of terms)
      this.#terms.set(term.name, (this.#terms.get(term.name) ?? 0) + term.value * times);
  }

  look(): void {
    const terms = new Map(Array.from(this.#terms, ([name, sum]) => [name, sum / this.#count]));
    this.#looks.push({ value: this.value, terms, playouts: this.#count - PRIOR });
  }

  /** Values the action relative to the best one, based on the worlds in which both actions were played. */
  beside(best: Trial<Action>): Line<Action> {
    const at = this.#looks.length - 1;
    const [own, its, last] = [this.#looks[at], best.#looks[at], best.#looks.at(-1)];
    if (!own || !its || !last) throw new Error('the best fell out before another');
    const moved = (one = 0, two = 0, three = 0): number => one - two + three;
    const names = new Set([own, its, last].flatMap(({ terms }) => [...terms.keys()]));
    return {
      action: this.action,
      value: moved(own.value, its.value, last.value),
      terms: Array.from(names, name => ({
        name,
        value: moved(own.terms.get(name), its.terms.get(name), last.terms.get(name)),
      })),
      playouts: own.playouts,
      ...(own.playouts > 0 && { sequels: this.#happened.sequels() }),
    };
  }
}
