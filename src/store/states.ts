import { fromJson } from './rows.ts';

/** A state that some version of a game's rules has saved, as the program's own rules have it. */
export type Modernise = (game: string, rules: number, state: unknown) => unknown;

/** The one place in which positions are read from rows. The cupboard knows no game: who does tells how older ones are read. */
export class States {
  #modernise: Modernise = (_game, _rules, state) => state;

  use(modernise: Modernise): void {
    this.#modernise = modernise;
  }

  /** Throws where the row was damaged. */
  read({ game, rules, state }: { game: string; rules: number; state: string }, where: string): unknown {
    return this.#modernise(game, rules, fromJson(state, `${where}: state`));
  }
}
