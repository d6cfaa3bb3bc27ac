import { gameOf, ofGame, type Seat } from '../../core/contract/game.ts';
import type { Puzzle, PuzzleChoice, Theme } from '../../core/contract/puzzle.ts';
import { FRESH, pointsOf } from '../../core/contract/rating-formula.ts';
import { accept, type Refusal, type Result } from '../../core/contract/result.ts';
import { ConflictError, type StoredPuzzleTry } from '../../store/index.ts';
import { countDone } from '../match/rate-limits.ts';
import { refuseAtTable } from '../match/services.ts';
import { TablePart } from '../match/units-of-work.ts';
import { isMarked, puzzleScope } from '../people/forgotten-people.ts';
import { type FoundPuzzle, markOf, nextPuzzle, oldestPuzzle, orderOf, runOf } from './course.ts';
import { PuzzlePositions } from './positions.ts';
import { type PuzzleStanding, puzzleStanding, ratedBy } from './rating.ts';

/** Puzzle as a person sees it before the answer. It does not contain which action is the best. */
export interface AskedPuzzle {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly seat: Seat;
  readonly view: unknown;
  /** Actions to choose from, in the order in which this person sees them. */
  readonly actions: readonly unknown[];
  /** Count of the person's earlier answers to this puzzle. */
  readonly number: number;
  /** Short hash of the actions, for `Answering`. */
  readonly mark: string;
}

export interface JudgedChoice extends Omit<PuzzleChoice, 'action'> {
  readonly action: unknown;
}

/** Answer of a person, with everything that the puzzle kept secret before. */
export interface AnsweredPuzzle {
  readonly asked: AskedPuzzle;
  /** Choices with the points that they lose, the best first. */
  readonly choices: readonly JudgedChoice[];
  /** Place of the person's choice among `choices`. */
  readonly chosen: number;
  readonly theme: Theme;
  /** Rating of the puzzle now, in points. */
  readonly difficulty: number;
  readonly worlds: number;
  readonly at: number;
  /** True where the answer was stored before this request. */
  readonly earlier: boolean;
  /** Rating of the person before and after the answer. Undefined: the answer was not rated. */
  readonly change: { readonly before: number; readonly after: number } | undefined;
  readonly standing: PuzzleStanding | undefined;
}

/** Next puzzle of a person. Where the person has answered all puzzles: their number, and when the next one comes back. */
export type Next =
  | { readonly asked: AskedPuzzle }
  | {
      readonly asked: undefined;
      readonly game: string;
      readonly count: number;
      readonly returnsAt: number | undefined;
    };

export interface RunOfPuzzles {
  readonly answered: number;
  readonly solved: number;
  readonly longest: number;
  /** Games of the run with rated answers: rating before the first and after the last of them. */
  readonly games: readonly {
    readonly game: string;
    readonly before: number;
    readonly after: number;
    readonly settled: boolean;
  }[];
}

interface Answering {
  readonly puzzleId: string;
  /** Number of answers to this puzzle that the person had given when it was shown. */
  readonly number: number;
  /** Place of the chosen action, counted from 0, in the order in which the person saw the actions. */
  readonly place: number;
  /** Mark of the puzzle that was shown. An answer is refused if the puzzle now has other actions. */
  readonly mark: string;
}

/** Chooses puzzles of all games for people, and stores and rates their answers. */
export class Puzzles extends TablePart {
  readonly #positions = new PuzzlePositions();

  /** Lists the ids of the games that have puzzles. */
  get games(): readonly string[] {
    return Object.keys(this.services.games).filter(game => this.#of(game).length > 0);
  }

  /**
   * Returns the game of the person's newest answer. Undefined where the person has answered no puzzle, or the bot no longer has
   * that game.
   */
  async lastGame(personId: string): Promise<string | undefined> {
    const game = await this.store.puzzles.lastGame(personId);
    return game !== undefined && this.games.includes(game) ? game : undefined;
  }

  async standings(personId: string): Promise<ReadonlyMap<string, PuzzleStanding>> {
    const rows = await this.store.puzzles.ratingsOf(personId);
    return new Map(rows.map(row => [row.game, puzzleStanding(row)]));
  }

  /**
   * Chooses the person's next puzzle of a game. Refuses a person who asks too often.
   * @param again true: where no puzzle is left, the one that the person answered longest ago
   */
  async next(game: string, personId: string, again = false): Promise<Result<Next, Refusal>> {
    const puzzles = this.#of(game);
    if (puzzles.length === 0) return refuseAtTable('no-puzzles', { game });
    const chosen = await this.units.of(`puzzles ${personId}`, async unit => {
      const hurried = await countDone(unit, { what: 'puzzle', personId, scope: '' });
      if (hurried) return hurried;
      const rows = unit.repositories.puzzles;
      const tries = await rows.tries(personId, { game });
      const points = new Map((await rows.ofGame(game)).map(row => [row.id, row.points]));
      const level = (await rows.ratingOf(personId, game))?.points ?? pointsOf(FRESH);
      const ratingOf = ({ id, rating }: Puzzle): number => points.get(id) ?? rating;
      const next = nextPuzzle(puzzles, ratingOf, { personId, level, tries, at: unit.at });
      return accept(next.found || !again ? next : { found: oldestPuzzle(puzzles, tries) });
    });
    if (!chosen.ok) return chosen;
    const { found, returnsAt } = chosen.value;
    if (found) return accept({ asked: this.#asked(game, found, personId) });
    return accept({ asked: undefined, game, count: puzzles.length, returnsAt });
  }

  /** Returns a puzzle as it was shown to the person before, for another look at it. */
  shown(personId: string, puzzleId: string, number: number): Result<AskedPuzzle, Refusal> {
    const found = this.#find(puzzleId);
    if (!found) return refuseAtTable('puzzle-gone', { puzzle: puzzleId });
    return accept(this.#asked(found.game, { puzzle: found.puzzle, number }, personId));
  }

  /** Returns the person's stored answer to a puzzle. Undefined: there is none, or the puzzle has other choices now. */
  async answered(personId: string, puzzleId: string, number: number): Promise<AnsweredPuzzle | undefined> {
    const found = this.#find(puzzleId);
    const tries = await this.store.puzzles.tries(personId, { puzzleId });
    const row = tries.find(each => each.number === number);
    const result = found && row && (await this.#resultOf(found, { row, earlier: true }));
    return result?.ok ? result.value : undefined;
  }

  /**
   * Stores the person's answer, or returns the stored one where the person has answered already. Only a person's first answer
   * to a puzzle is rated, also if the person has deleted their data meanwhile.
   */
  async answer(personId: string, answering: Answering): Promise<Result<AnsweredPuzzle, Refusal>> {
    const { puzzleId, number, place, mark } = answering;
    const found = this.#find(puzzleId);
    if (!found) return refuseAtTable('puzzle-gone', { puzzle: puzzleId });
    const { game, puzzle } = found;
    const [best] = puzzle.choices;
    const choice = mark === markOf(puzzle) ? orderOf(puzzle, personId, number)[place] : undefined;
    const answered = await this.units
      .of(`puzzles ${personId}`, async unit => {
        const tries = await unit.repositories.puzzles.tries(personId, { puzzleId });
        const known = tries.find(row => row.number === number);
        if (known) return { row: known, earlier: true };
        // The button shows more earlier answers than are stored, for example since the person has deleted their data.
        if (number > tries.length || !choice || !best) return undefined;
        const correct = choice === best;
        // A person who has deleted their data may answer again, but moves each rating once.
        const counts =
          number === 0 && !(await isMarked(unit.repositories, puzzleScope(puzzleId), personId, unit.at));
        const rated = counts ? await ratedBy(unit, { personId, game, puzzle, correct }) : undefined;
        const row: StoredPuzzleTry = {
          ...{ userId: personId, puzzleId, number, game, action: choice.action, correct, at: unit.at },
          ...{ pointsBefore: rated?.before ?? null, points: rated?.after ?? null },
        };
        await unit.repositories.puzzles.answer(row);
        return { row, earlier: false };
      })
      .catch(async error => {
        if (!(error instanceof ConflictError)) throw error;
        // Another process has stored an answer to the same button.
        const tries = await this.store.puzzles.tries(personId, { puzzleId });
        const row = tries.find(each => each.number === number);
        if (!row) throw error;
        return { row, earlier: true };
      });
    if (!answered) return refuseAtTable('puzzle-gone', { puzzle: puzzleId });
    return this.#resultOf(found, answered);
  }

  /** Sums up the person's answers since a time. */
  async run(personId: string, since: number): Promise<RunOfPuzzles> {
    const rows = this.store.puzzles;
    const tries = await rows.tries(personId, { since });
    const standings = await this.standings(personId);
    const games = [...new Set(tries.map(({ game }) => game))].flatMap(game => {
      const rated = tries.filter(row => row.game === game && row.points !== null);
      const [before, after] = [rated[0]?.pointsBefore, rated.at(-1)?.points];
      const settled = standings.get(game)?.settled ?? false;
      return typeof before === 'number' && typeof after === 'number'
        ? [{ game, before, after, settled }]
        : [];
    });
    return { ...runOf(tries), games };
  }

  #of(game: string): readonly Puzzle[] {
    const { games, puzzles } = this.services;
    return ofGame(games, game) ? puzzles(game) : [];
  }

  #find(id: string): { readonly game: string; readonly puzzle: Puzzle } | undefined {
    for (const game of this.games) {
      const puzzle = this.#of(game).find(each => each.id === id);
      if (puzzle) return { game, puzzle };
    }
    return undefined;
  }

  #asked(game: string, { puzzle, number }: FoundPuzzle, personId: string): AskedPuzzle {
    const { view, actions } = this.#positions.of(gameOf(this.services, game), puzzle);
    const { id, seats, seat } = puzzle;
    const order = orderOf(puzzle, personId, number);
    return {
      ...{ id, game, seats, seat, view, number, mark: markOf(puzzle) },
      actions: order.map(({ action }) => actions.get(action)),
    };
  }

  async #resultOf(
    { game, puzzle }: { readonly game: string; readonly puzzle: Puzzle },
    { row, earlier }: { readonly row: StoredPuzzleTry; readonly earlier: boolean },
  ): Promise<Result<AnsweredPuzzle, Refusal>> {
    const chosen = puzzle.choices.findIndex(({ action }) => action === row.action);
    if (chosen < 0) return refuseAtTable('puzzle-gone', { puzzle: puzzle.id });
    const { actions } = this.#positions.of(gameOf(this.services, game), puzzle);
    const stored = await this.store.puzzles.get(puzzle.id);
    const { pointsBefore: before, points: after, number, userId, at } = row;
    return accept({
      asked: this.#asked(game, { puzzle, number }, userId),
      choices: puzzle.choices.map(choice => ({ ...choice, action: actions.get(choice.action) })),
      chosen,
      difficulty: stored?.points ?? Math.round(puzzle.rating),
      ...{ theme: puzzle.theme, worlds: puzzle.worlds, at, earlier },
      change: before !== null && after !== null ? { before, after } : undefined,
      standing: (await this.standings(userId)).get(game),
    });
  }
}
